import type { LogLine, View } from '../../protocol.ts'
import type { Flight } from '../../table/board.ts'
import { ART, chipArt, FACTION_ART, FIGURE_ART } from './art.ts'
import { factsOf, numberOf } from './facts.ts'

/** What all may know of a player, for the players bar. */
export function counts(view: View, seat: number): { key: string; value: number | string; icon?: string }[] {
  const side = factsOf(view)?.players[seat]
  if (side === undefined) return []
  return [
    { key: `faction-${side.faction}`, value: '', icon: FACTION_ART[side.faction] },
    { key: 'term-shard', value: numberOf(view, 'shards', seat), icon: ART.shard },
    { key: 'term-unit', value: side.units, icon: ART.supporter },
    { key: 'term-bag', value: side.bag.size, icon: ART.bag },
  ]
}

export function score(view: View, seat: number): number | null {
  if (view.outcome !== null) return view.outcome.scores[seat] ?? null
  return factsOf(view)?.players[seat]?.score.total ?? null
}

/** What flies for a log line: units on their way, chips drawn and lost, points, shards, castles. */
export function flights(line: LogLine, view: View): Flight[] {
  const { who, whom, region, origin, unit, chip, count, card } = line.facts
  const seat = `seat:${who}`
  const color = `var(--seat-${who})`
  const side = factsOf(view)?.players[Number(who)]
  const piece = unit === 'leader' ? (FACTION_ART[side?.faction ?? ''] ?? ART.supporter) : (FIGURE_ART[unit ?? ''] ?? ART.supporter)
  const disc = chipArt(chip ?? '', side?.faction, side?.artifact)
  const many = count === null || count === undefined ? 1 : Number(count)
  switch (line.event) {
    case 'placed':
      return [{ from: seat, to: `region:${region}`, icon: piece, color, count: many }]
    case 'shifted':
    case 'brought':
      return [{ from: `region:${origin}`, to: `region:${region}`, icon: piece, color, count: many }]
    case 'built':
      return [{ from: seat, to: `region:${region}`, icon: ART.castle, color }]
    case 'lost':
      return [{ from: `strength:${who}`, to: seat, icon: piece, color }]
    case 'drew':
      return [{ from: `bag:${who}`, to: `drawn:${who}`, icon: disc, color }]
    case 'gained':
      return [{ from: 'supply', to: seat, icon: disc, color }]
    case 'recruited':
      return [{ from: 'market', to: seat, icon: FIGURE_ART[card ?? ''] ?? ART.wonder, color }]
    case 'forged':
      return [{ from: `drawn:${who}`, to: seat, icon: ART.anvil, color }]
    case 'shards':
      return [{ from: 'chair:head', to: seat, icon: ART.shard, text: `+${many}`, color: 'var(--bad)' }]
    case 'shards_gone':
      return [{ from: seat, to: 'chair:head', icon: ART.shard, text: `−${many}`, color: 'var(--good)' }]
    case 'gave':
      return [{ from: seat, to: `seat:${whom}`, icon: ART.shard, color: 'var(--bad)' }]
    case 'madder':
      return [{ from: 'chair:head', to: seat, icon: ART.madness, color: 'var(--bad)' }]
    case 'scored':
      return [{ from: seat, to: `score:${who}`, text: `+${many}`, color }]
    default:
      return []
  }
}
