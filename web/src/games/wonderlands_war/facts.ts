import type { View } from '../../protocol.ts'
import type { Player } from '../../table/board.ts'
import type { Picking } from '../../table/picking.svelte.ts'
import type { Speaker } from '../../speaker.ts'

/** An icon of a card or a space; split and corrupted cards have parts. */
export interface Effect {
  icon: string
  n: number
  chip?: string
  level?: string
  discard?: number
  top?: Effect[]
  bottom?: Effect[]
}

export interface Tea {
  id: string
  units: number
  die: boolean
  split: boolean
  corrupted: boolean
  icons: Effect[]
}

export interface Chair {
  chair: number
  card: Tea | null
  leaders: number[]
  poison: boolean
}

export interface TeaTableFacts {
  turn: number | null
  clockwise: boolean
  chairs: Chair[]
  head: number[]
  deck: number
  before_head: number[]
  after_head: number[]
  resolving: Tea | null
  still: Effect[]
}

export interface Garrison {
  seat: number
  supporters: number
  figures: string[]
  leader: boolean
  castle: 'tilted' | 'upright' | null
  units: number
  starting_strength: number
}

export interface Region {
  id: string
  vp: number
  second: number
  rounds: number[]
  fought: boolean
  here: boolean
  players: Garrison[]
}

export interface BagFacts {
  size: number
  chips: Record<string, number>
  madness: number
  double: number
  poison: number
  mean_strength: number
}

export interface ForgeTrack {
  spaces: { rewards: Effect[]; chip: string | null }[]
  next: number | null
  artifact_waits: boolean
}

export interface Side {
  faction: string
  artifact: string
  score: { track: number; castles: number; quests: number; shards: number; total: number }
  units: number
  supply: number
  figures_in_supply: string[]
  leader_strength: number
  shield: 'intact' | 'broken'
  castle_value: number
  power: string
  abilities: { id: string; state: 'covered' | 'works' | 'next_battle' }[]
  tracks: ForgeTrack[]
  between: { tracks: number[]; column: number; rewards: Effect[]; taken: boolean }[]
  bag: BagFacts
  tea_left: number
  quests_hidden: number
  feats_done: string[]
}

export interface FighterFacts {
  seat: number
  status: 'fighting' | 'halted' | 'bust'
  strength: number
  on_forge_icon: boolean
  forge_chips: number
  units: number
  madness_left: number
  drawn: string | null
  next_chip_times: number
  next_chip_set: number | null
  extra_chips: number
  bust_risk: number
}

export interface BattleFacts {
  region: string
  contested: boolean
  draw: number
  track: { end: number; forge_icons: number[] }
  fighters: FighterFacts[]
  leading: number[]
  bettors: number[]
  my_bet: number | null
  bets: Record<string, number> | null
}

export interface MarketCard {
  id: string
  kind: 'figure' | 'item'
  strength: number
  figures?: string[]
  chips?: number
}

export interface QuestFacts {
  id: string
  region: string
  feat_now: boolean
  objective_met: boolean
  have: number | null
  need: number
}

export interface Facts {
  round: number
  order: number[]
  resistance: number | null
  players: Side[]
  regions: Region[]
  tea: TeaTableFacts
  row: MarketCard[]
  allies: Record<string, string>
  battle: BattleFacts | null
  quests: QuestFacts[]
}

/** What every part of the board needs. */
export interface Scene {
  facts: Facts
  view: View
  picking: Picking
  speak: Speaker
  players: Player[]
  seat: number | null
  /** Printed Strength by chip, and what a chip is beyond its name. */
  chips: Map<string, ChipKind>
  /** Region of each quest. */
  quests: Map<string, string>
}

export interface ChipKind {
  strength: number
  losses: number
  stock: number
}

/** What `present.py` says, or null while the game is being set up. */
export function factsOf(view: View): Facts | null {
  const facts = view.facts as unknown as Partial<Facts>
  return facts.players === undefined ? null : (facts as Facts)
}

interface Box {
  setup?: { chip?: { id: string; strength?: number; losses?: number }[] }
  allies?: { id: string; weak?: { strength: number }; strong?: { strength: number } }[]
  items?: { id: string; strength: number }[]
  quests?: { id: string; region: string }[]
}

/** All kinds of chips in the order of the domain, with what the common supply holds of each. */
export function chipsOf(components: Record<string, unknown>, view: View): Map<string, ChipKind> {
  const box = components as Box
  const stock = (view.table.stock as number[] | undefined) ?? []
  const kinds: [string, number, number][] = (box.setup?.chip ?? []).map((chip) => [chip.id, chip.strength ?? 0, chip.losses ?? 0])
  for (const ally of box.allies ?? []) {
    if (ally.weak) kinds.push([`${ally.id}_weak`, ally.weak.strength, 0])
    if (ally.strong) kinds.push([`${ally.id}_strong`, ally.strong.strength, 0])
  }
  for (const item of box.items ?? []) kinds.push([item.id, item.strength, 0])
  return new Map(kinds.map(([id, strength, losses], index) => [id, { strength, losses, stock: stock[index] ?? 0 }]))
}

export function questRegions(components: Record<string, unknown>): Map<string, string> {
  return new Map(((components as Box).quests ?? []).map((quest) => [quest.id, quest.region]))
}

/** What a quest asks for, in words. */
export function questWords(quest: string, scene: Scene): string[] {
  const { speak } = scene
  return [`${speak.name('term', 'feat')}: ${speak.say(`quest-${quest}.feat`)}`, `${speak.name('term', 'objective')}: ${speak.say(`quest-${quest}.objective`)}`]
}

/** The pieces a seat has in a field that is kept by seat. */
export function piecesOf(view: View, field: string, seat: number): string[] {
  return (view.table[field] as string[][] | undefined)?.[seat] ?? []
}

export function numberOf(view: View, field: string, seat: number): number {
  return (view.table[field] as number[] | undefined)?.[seat] ?? 0
}

/** Equal chips together, in the order they first appear. */
export function counted(chips: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const chip of chips) counts.set(chip, (counts.get(chip) ?? 0) + 1)
  return [...counts]
}

const PLACES: Record<string, string[]> = {
  gain: ['supply'],
  instead: ['supply'],
  forge: ['active'],
  forge_bag: ['bag'],
  return: ['exhausted', 'active'],
  scrap: ['active'],
  madness: ['madness'],
  play: ['hand'],
}

/** True if the chips of this place are what the question is about. */
export function asksFor(scene: Scene, place: string, owner: number | null): boolean {
  const ask = scene.view.ask
  if (ask === null || !(PLACES[ask.prompt] ?? []).includes(place)) return false
  const whose = ask.facts.whose ?? null
  return owner === null || owner === (whose === null ? scene.seat : Number(whose))
}

/** An icon in words, for tips and for those who cannot see it. */
export function inWords(effect: Effect, scene: Scene): string {
  const { speak } = scene
  if (effect.icon === 'split_card') return [effect.top ?? [], effect.bottom ?? []].map((half) => half.map((part) => inWords(part, scene)).join(' + ')).join(' / ')
  const name = effect.chip === undefined ? speak.name('icon', effect.icon) : speak.name('chip', effect.chip)
  const level = effect.level === undefined ? '' : ` (${speak.name('term', effect.level)})`
  const parts = (effect.top ?? []).map((part) => inWords(part, scene)).join(', ')
  return `${effect.n > 1 ? `${effect.n} × ` : ''}${name}${level}${parts === '' ? '' : `: ${parts}`}`
}
