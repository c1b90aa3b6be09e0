import type { View } from '../../protocol.ts'

export const BASIC = ['materials', 'population', 'gold', 'exploration'] as const
export const TYPES = ['structure', 'company', 'monument', 'discovery'] as const
export type Amounts = Record<string, number>

export interface Seen {
  card: string | null
  down: boolean
  token?: number | null
}

export interface Slot {
  wants: string
  has: string | null
}

export interface SiteFacts {
  card: string
  number: number
  slots: Slot[]
  missing: number
  frozen: boolean
  points: number
}

export interface Side {
  duchy: string
  score: number
  parts: Amounts
  production: Amounts
  types: Amounts
  built: string[]
  sites: SiteFacts[]
  selection: Seen[]
  hand: number
  alchemy: Amounts
  loose: Amounts
  threats: { card: string; cost: number; points: number }[]
  stolen: { card: string | null; line: number; resource: string }[]
  council: { card: string; phase: string; cost: number; used: boolean; points: number }[]
}

export interface QuestStep {
  step: string
  quest: string
  final: boolean
  cost: Amounts
  vp: [number, number]
  krystallium: number
  soldier: number
  spy: number
  done: number[]
  payable: number[]
}

export interface Territory {
  territory: string
  owner: number | null
  colour: string | null
  pawns: [number, number]
  slots: { type: string; resource: string | null; side: number }[]
  vp: Amounts
  prison: number[] | null
  reachable: boolean
}

export interface Facts {
  modules: string[]
  rounds: number
  actor: number | null
  offering: boolean
  face: string
  step: string | null
  offers: [Seen[], Seen[]]
  players: Side[]
  supremacy: { resource: string; totals: number[]; leader: number | null }[]
  medals: { bronze: number; silver: number; gold: number; now: string; defeated: boolean } | null
  promises: Record<string, { production: Amounts; points: number }>
  danger?: { cards: number; special: number }
  quests?: QuestStep[]
  map?: { board: string; territories: Territory[] }
  scenario?: { scenario: string; build: Amounts; beat: Amounts; finish: string[]; vermin: number | null; aside: [number, number] | null }
}

export function factsOf(view: View): Facts | null {
  const facts = view.facts as unknown as Partial<Facts>
  return facts.players === undefined ? null : (facts as Facts)
}

interface Line {
  resource: string
  amount: number
  per?: string | null
}

/** What is printed on a card, whatever its kind. */
export interface CardKind {
  id: string
  type?: string
  cost: Amounts
  recycling: Amounts
  production: Line[]
  bonus: Amounts
  vp: { amount: number; per?: string | null } | null
  /** Soldiers to defeat a Threat or to call on an Advisor. */
  fight?: number
}

interface Printed extends Partial<CardKind> {
  id: string
  combat_cost?: Amounts
  vp_if_undefeated?: number
  production_when_defeated?: Line[]
  selection_bonus?: Amounts
}

interface Box {
  developments?: Printed[]
  treasures?: Printed[]
  calamities?: Printed[]
  advisors?: Printed[]
  threats?: Printed[]
  duchies?: { id: string; face: Printed[] }[]
  boards?: MapBoard[]
}

export interface MapTerritory {
  id: string
  kind: string
  owner?: string
  production?: Line[]
  xy: [number, number]
  polygon: [number, number][]
  slots?: { id: string; type: string; resource?: string | null; xy: [number, number] }[]
}

export interface MapBoard {
  id: string
  width: number
  height: number
  territory: MapTerritory[]
}

/** Without the resources there are none of. */
function some(amounts: Amounts = {}): Amounts {
  return Object.fromEntries(Object.entries(amounts).filter(([, count]) => count > 0))
}

function plain(card: Printed): CardKind {
  return { id: card.id, type: card.type, cost: some(card.cost), recycling: some(card.recycling), production: card.production ?? [], bonus: some(card.bonus), vp: card.vp ?? null }
}

/** Every kind of card by id. */
export function cardsOf(components: Record<string, unknown>): Map<string, CardKind> {
  const box = components as Box
  const kinds = [...(box.developments ?? []), ...(box.treasures ?? []), ...(box.calamities ?? [])].map(plain)
  for (const card of box.advisors ?? []) {
    kinds.push({ ...plain(card), type: 'advisor', cost: {}, fight: card.cost?.soldier ?? 0, bonus: some(card.selection_bonus) })
  }
  for (const card of box.threats ?? []) {
    const points = card.vp_if_undefeated ?? 0
    kinds.push({ ...plain(card), type: 'threat', fight: card.combat_cost?.soldier ?? 0, production: card.production_when_defeated ?? [], vp: points ? { amount: points } : null })
  }
  return new Map(kinds.map((kind) => [kind.id, kind]))
}

/** The face of a duchy card. */
export function faceOf(components: Record<string, unknown>, duchy: string, letter: string): CardKind | null {
  const face = (components as Box).duchies?.find((one) => one.id === duchy)?.face.find((one) => one.id === letter)
  return face === undefined ? null : { ...plain(face), id: duchy }
}

export function mapOf(components: Record<string, unknown>, board: string): MapBoard | null {
  return (components as Box).boards?.find((one) => one.id === board) ?? null
}

/** The cards of a seat in a field of the table, as far as these eyes may read them: a hidden one is a question mark. */
export function openRow(view: View, field: string, seat: number): string[] {
  const row = (view.table[field] as string[][] | undefined)?.[seat] ?? []
  return row.filter((card) => !card.startsWith('?'))
}

export function numberOf(view: View, field: string, seat: number): number {
  return Number((view.table[field] as number[] | undefined)?.[seat] ?? 0)
}

/** Amounts as a flat row of words: two gold and a soldier are three entries. */
export function flat(amounts: Amounts): string[] {
  return Object.entries(amounts).flatMap(([word, count]) => Array.from({ length: count }, () => word))
}

export const CHOICE_PHASES = ['advisor', 'deal', 'deck', 'muster', 'turn', 'solo_deal', 'solo_turn']
