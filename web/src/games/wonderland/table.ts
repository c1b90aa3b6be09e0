import type { View } from '../../protocol.ts'

/** The words of the game as the board needs them. Nothing here is a rule: it names what the server sent. */
export const COLORS = ['green', 'yellow', 'blue', 'red'] as const
export type Color = (typeof COLORS)[number]

export const GARDENER = 1
export const SOLDIER = 2
export const QUEEN = 4

export interface Person {
  character: string
  used: boolean
  on: string | null
}

export interface Strike {
  seat: number
  pr: number
  here: boolean
}

export interface Points {
  movement: number
  encounters: number
  soldiers: number
  artifacts: number | null
  series: number | null
  pr: number | null
}

export interface Goal {
  people: string[]
  have: number
  of: number
}

/** `view.facts`, as `present.py` writes it. */
export interface Facts {
  people: Person[][]
  left: Record<string, number>
  reach: Record<string, string>[]
  glide: Record<string, string>
  alice: {
    arrows: Record<string, [string, string]>
    ways: Record<string, string[]>
    cards: Record<string, string[]>
    wakes: Record<string, Strike[]>
  }
  points: Points[]
  goals: Record<string, Goal>
  force: { draw: number; hole_pr: number; near: number; here: number; rounds: number }
}

/** `view.table`, the fields a board draws. */
export interface Table {
  side: number
  hand_limit: number
  hearts_wake: number
  open_wake: number
  round: number
  first: number
  turn: number
  moved: number
  folly: string
  squares: string[]
  obstacles: number[]
  alice: string
  pawns: string[]
  shields: number[]
  deck: string[]
  discard: string[]
  encounter_deck: string[]
  folly_deck: string[]
  piles: string[][]
  under: string[][]
  bag: number[]
  gardeners_left: number
  modes: string[]
  wake: (number | null)[]
  hands: string[][]
  goals: string[][]
  validated: string[][]
  artifacts: string[][]
  soldiers: number[]
  soldiers_laid: number[]
  gardeners: number[]
  gardeners_laid: number[]
  offered: string[][]
  passing: string[][]
  eyed: string[][]
  peer: number
}

export function tableOf(view: View): Table {
  return view.table as unknown as Table
}

export function factsOf(view: View): Facts {
  return view.facts as unknown as Facts
}

export interface ActionCardData {
  id: string
  suit: string | null
  value: number | null
  class: 'minor' | 'major' | 'ace' | 'joker'
}

export interface EncounterData {
  id: string
  requires: { op: string; characters?: string[]; count?: number }
  pf: number
  pr: number
}

export interface ModeData {
  id: string
  side: string
  level: number
  next: string[]
}

/** The component records the board draws, by id. */
export interface Parts {
  cards: Map<string, ActionCardData>
  strengths: Map<string, number>
  encounters: Map<string, EncounterData>
  characterColor: Map<string, Color>
  tokens: Map<string, { artifact: string; color: Color; pf: number }>
  modes: ModeData[]
  levels: { level: number; pf: number; upgrade: string[] }[]
  rounds: number
  firstFolly: number
  steps: Map<string, [number, number]>
}

interface Records {
  board: { direction: { id: string; step: [number, number] }[] }
  action_cards: {
    card: ActionCardData[]
    suit: { id: string; power: { max_by_band: number[] } }[]
    band: { values: number[] }[]
  }
  characters: { character: { id: string; color: Color }[] }
  artifacts: { token: { id: string; artifact: string; color: Color }[]; artifact: { id: string; pf: number }[] }
  encounters: { encounter: EncounterData[] }
  movement: { level: { level: number; pf: number; upgrade: string[] }[]; mode: ModeData[] }
  setup: { rounds: { count: number; first_folly: number } }
}

const PARTS = new WeakMap<object, Parts>()

export function partsOf(components: Record<string, unknown>): Parts {
  let parts = PARTS.get(components)
  if (parts === undefined) {
    parts = readParts(components as unknown as Records)
    PARTS.set(components, parts)
  }
  return parts
}

function readParts(records: Records): Parts {
  const worth = new Map(records.artifacts.artifact.map((entry) => [entry.id, entry.pf]))
  const { card: cards, suit: suits, band: bands } = records.action_cards
  const strengths = new Map<string, number>()
  for (const card of cards) {
    const power = suits.find((suit) => suit.id === card.suit)?.power
    const band = bands.findIndex((entry) => card.value !== null && entry.values.includes(card.value))
    if (card.class === 'minor' && power !== undefined && band >= 0) strengths.set(card.id, power.max_by_band[band] ?? 0)
  }
  return {
    cards: new Map(cards.map((card) => [card.id, card])),
    strengths,
    encounters: new Map(records.encounters.encounter.map((entry) => [entry.id, entry])),
    characterColor: new Map(records.characters.character.map((entry) => [entry.id, entry.color])),
    tokens: new Map(
      records.artifacts.token.map((token) => [
        token.id,
        { artifact: token.artifact, color: token.color, pf: worth.get(token.artifact) ?? 0 },
      ]),
    ),
    modes: records.movement.mode,
    levels: records.movement.level,
    rounds: records.setup.rounds.count,
    firstFolly: records.setup.rounds.first_folly,
    steps: new Map(records.board.direction.map((entry) => [entry.id, entry.step])),
  }
}

/** Squares are a1 (south-west) to h8 (north-east), in the order of `table.squares`. */
export const SQUARES = Array.from({ length: 64 }, (_, index) => 'abcdefgh'.charAt(index % 8) + String(Math.floor(index / 8) + 1))

export const CELL = 100

/** The middle of a square on the drawing, where row 8 is at the top. */
export function middle(square: string): { x: number; y: number } {
  const column = square.charCodeAt(0) - 97
  const row = Number(square.slice(1)) - 1
  return { x: column * CELL + CELL / 2, y: (7 - row) * CELL + CELL / 2 }
}

export function suitOf(card: string): string {
  return card.charAt(0)
}

/** What is printed in the corner of a card: its value, without the suit. */
export function rankOf(card: string): string {
  return card.startsWith('X') ? '★' : card.slice(1)
}

/** A toll in letters (`mmM`) as counts of minor, major and any cards. */
export function countToll(toll: string): { minor: number; major: number; any: number } {
  const of = (letter: string): number => [...toll].filter((each) => each === letter).length
  return { minor: of('m'), major: of('M'), any: of('a') }
}

/** Cards in the order people sort a hand: by suit, then by value; Jokers last. */
export function sortCards(cards: string[], parts: Parts): string[] {
  const key = (card: string): number => 'CDSHX'.indexOf(suitOf(card)) * 20 + (parts.cards.get(card)?.value ?? 0)
  return [...cards].sort((one, other) => key(one) - key(other))
}

/** How many cards of a hand lie in a row so wide: as many as show their corner, the rows as even as can be. */
export function inRow(cards: number, width: number): number {
  const most = Math.max(1, Math.floor((width - 60) / 40))
  return Math.max(1, Math.ceil(cards / Math.ceil(cards / most)) || 1)
}
