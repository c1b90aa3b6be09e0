import hand from 'icon:card-random'
import helmet from 'icon:barracks-tent'
import type { LogLine, View } from '../../protocol.ts'
import type { Speaker } from '../../speaker.ts'
import type { Flight } from '../../table/board.ts'
import { FACTION_ART, ITEM_ART, PIECE_ART } from './art.ts'
import { factsOf, MACHINE_COLOR } from './facts.ts'

/** What all may know of a player, for the players bar. */
export function counts(view: View, seat: number): { key: string; value: number | string; icon?: string }[] {
  const side = factsOf(view)?.players[seat]
  if (side === undefined) return []
  const figures: { key: string; value: number | string; icon?: string }[] = [{ key: `faction-${side.faction}`, value: '', icon: FACTION_ART[side.faction] }]
  figures.push({ key: 'board-hand', value: side.hand, icon: hand })
  if (side.faction !== 'vagabond') figures.push({ key: 'piece-warrior', value: side.supply, icon: helmet })
  return figures
}

export function score(view: View, seat: number): number | null {
  if (view.outcome !== null) return view.outcome.scores[seat] ?? null
  return factsOf(view)?.players[seat]?.score ?? null
}

/** Together everybody wins or nobody; against each other the machine may win. */
export function headline(view: View, speak: Speaker): string | null {
  const facts = factsOf(view)
  if (facts === null || facts.machine === null || view.outcome === null) return null
  if (facts.cooperative !== null && facts.cooperative.team !== null) return speak.say(`board-team-${facts.cooperative.team}`)
  return view.outcome.winners.length === 0 ? speak.say('board-machine-wins') : null
}

/** What flies for a log line: warriors on the march, losses, cards drawn, points scored. */
export function flights(line: LogLine, view: View): Flight[] {
  const { who, where, start, to, count, card, piece, item, points, victim } = line.facts
  const seat = `seat:${who}`
  const color = Number(who) === factsOf(view)?.machine ? MACHINE_COLOR : `var(--seat-${who})`
  const faction = FACTION_ART[factsOf(view)?.players[Number(who)]?.faction ?? ''] ?? hand
  switch (line.event) {
    case 'moved':
      return [{ from: `clearing:${start}`, to: `clearing:${to}`, icon: faction, color, count: Number(count) }]
    case 'travelled':
      return [{ from: seat, to: `clearing:${to}`, icon: faction, color }]
    case 'mustered':
      return [{ from: seat, to: `clearing:${where}`, icon: faction, color, count: Number(count) }]
    case 'placed':
      return [{ from: seat, to: `clearing:${where}`, icon: PIECE_ART[piece ?? ''] ?? faction, color }]
    case 'warriors_lost':
      return [{ from: `clearing:${where}`, to: seat, icon: faction, color, count: Number(count) }]
    case 'piece_lost':
      return [{ from: `clearing:${where}`, to: seat, icon: PIECE_ART[piece ?? ''] ?? faction, color }]
    case 'drew':
      return [{ from: 'deck', to: seat, icon: hand }]
    case 'spent':
    case 'discarded':
      return [{ from: seat, to: 'deck', icon: hand, text: card === null ? '' : undefined }]
    case 'robbed':
      return [{ from: `seat:${victim}`, to: seat, icon: hand }]
    case 'item_made':
    case 'explored':
      return [{ from: 'deck', to: seat, icon: ITEM_ART[item ?? ''] ?? hand }]
    case 'scored':
      return [{ from: seat, to: `score:${who}`, text: `+${points}`, color }]
    case 'lost_points':
      return [{ from: `score:${who}`, to: seat, text: `−${points}`, color: 'var(--bad)' }]
    default:
      return []
  }
}
