import type { View } from '../../protocol.ts'
import type { Speaker } from '../../speaker.ts'
import type { Player } from '../../table/board.ts'

export type Suit = 'fox' | 'rabbit' | 'mouse' | 'bird'
export const SUITS: Suit[] = ['fox', 'rabbit', 'mouse']

export interface Clearing {
  id: string
  suit: Suit
  slots: number
  open: number
  ruin: boolean
  ruler: number | null
  scorched: boolean
  closed_by: number | null
  warriors: Record<string, number>
  pieces: { piece: string; seat: number; count: number }[]
  pawns: number[]
}

export interface Woodland {
  id: string
  width: number
  height: number
  clearings: Record<string, [number, number]>
  forests: Record<string, [number, number]>
  paths: [string, string][]
  river: [string, string][]
  river_ends: [number, number][]
}

export interface TrackFacts {
  placed: number
  count: number
  cost: number[]
  vp: number[]
  draw: number[]
  next_cost: number | null
  next_vp: number | null
}

export interface Column {
  column: string
  cards: string[]
  viziers: number
  blocked: string[]
}

/** A faction board; what only some factions have is optional. */
export interface Side {
  faction: string
  second: boolean
  score: number
  parts: Record<string, number>
  hand: number
  supply: number
  rules: string[]
  crafted: string[]
  made: Record<string, number>
  dominance: { card: string; needed: number; held: string[]; wins_next: boolean } | null
  partner: number | null
  crafting: { pieces: Record<string, number>; possible?: string[] }
  tracks?: Record<string, TrackFacts>
  draws?: number
  wood_left?: number
  actions?: number
  leader?: string | null
  deposed?: string[]
  decree?: Column[]
  now?: string | null
  owed?: Record<string, number>
  turmoil_costs?: number
  supporters?: number
  supporter_limit?: number | null
  supporter_suits?: Record<string, number>
  officers?: number
  operations?: number
  bases?: string[]
  character?: string | null
  items?: Record<string, Record<string, number>>
  relations?: Record<string, { relationship: string; aids: number; needed: number | null }>
  burden?: number
  limit?: number
  refreshes?: number
  done?: string[]
}

/** What the board of the Lizard Cult adds. */
export interface CultFacts {
  outcast: string | null
  hated: boolean
  coming: { outcast: string | null; hated: boolean }
  acolytes: number
  souls: string[]
  soul_suits: Record<string, number>
  revealed: string[]
  conspiracies: Record<string, number>
  gardens: Record<string, { piece: string; placed: number; count: number; vp: number[]; draw: number[]; score_now: number }>
  preached: string[]
}

/** What the board of the Riverfolk Company adds. */
export interface CompanyFacts {
  for_sale: string[]
  prices: Record<string, number>
  payments: Record<string, number>
  funds: Record<string, number>
  commitments: Record<string, number>
  posts: Record<string, { piece: string; placed: number; gone: number; count: number; vp: number[]; used: Record<string, number> }>
  dividends: number
  purchases: Record<string, number>
  means: Record<string, number>
  threatened: string[]
  disruption: number
}

/** What the board of the Mechanical Marquise adds. */
export interface MachineFacts {
  orders: (string | null)[]
  directive: string | null
  items_for_sale: Record<string, number>
  held: string[]
  head_start: number
  dawn_vp: number
}

/** How a game played together stands. */
export interface TogetherFacts {
  reached: boolean[]
  team: 'won' | 'lost' | null
  campaign: boolean
  wins_before: number
  kept: string[][]
  next: { machine_start: number; kept: string[][] } | null
}

export const cultOf = (side: Side): CultFacts | null => (side.faction === 'lizard_cult' ? (side as unknown as CultFacts) : null)
export const companyOf = (side: Side): CompanyFacts | null => (side.faction === 'riverfolk' ? (side as unknown as CompanyFacts) : null)
export const machineOf = (side: Side): MachineFacts | null => (side.faction === 'mechanical_marquise' ? (side as unknown as MachineFacts) : null)

export interface Quest {
  id: string
  suit: Suit
  items: string[]
  vp?: number
  ready?: boolean
}

export interface Odds {
  where: string
  defender: number
  attack: number
  defence: number
  at_least: number[]
  defenseless: boolean
  may_be_ambushed: boolean
}

export interface Facts {
  map: Woodland
  clearings: Clearing[]
  forests: { id: string; pawn: number }[]
  players: Side[]
  items: Record<string, number>
  available: string[]
  quests: Quest[]
  turn: { seat: number; round: number; step: number; victory: number; game: number }
  battles: Odds[]
  order: number[]
  services: { riverboats: number | null; mercenaries: number | null }
  machine: number | null
  cooperative: TogetherFacts | null
}

/** What `present.py` says, or null while factions are still being chosen. */
export function factsOf(view: View): Facts | null {
  const facts = view.facts as unknown as Partial<Facts>
  return facts.map === undefined ? null : (facts as Facts)
}

export interface CardKind {
  id: string
  suit: Suit
  kind: string
  cost: Record<string, number>
  effect: { op: string; item?: string; vp?: number }
}

/** The kinds of cards by id. */
export function cardsOf(components: Record<string, unknown>): Map<string, CardKind> {
  const cards = components.cards as { card?: CardKind[]; spy?: CardKind[] } | undefined
  return new Map([...(cards?.card ?? []), ...(cards?.spy ?? [])].map((card) => [card.id, card]))
}

/** The cards a seat holds, as far as these eyes see them. */
export function handOf(view: View, seat: number): string[] {
  const hands = view.table.hands as string[][] | undefined
  return hands?.[seat] ?? []
}

/** Colour and symbol of the machine: it has no seat, so it has marks of its own. */
export const MACHINE_COLOR = 'var(--rt-machine)'

/** All sides: the players, and after them the machine where it plays. */
export function sidesOf(facts: Facts | null, players: Player[], speak: Speaker): Player[] {
  if (facts === null || facts.machine === null) return players
  return [...players, { seat: facts.machine, name: speak.player(facts.machine), color: MACHINE_COLOR, symbol: '⚙', bot: null, mine: false }]
}
