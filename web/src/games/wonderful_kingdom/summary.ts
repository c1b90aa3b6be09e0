import type { LogLine, View } from '../../protocol.ts'
import type { Speaker } from '../../speaker.ts'
import type { Flight } from '../../table/board.ts'
import { cardArt, DUCHY_ART, PIECE_ART, RESOURCE_ART } from './art.ts'
import { factsOf, numberOf } from './facts.ts'

/** What all may know of a player, for the players bar. */
export function counts(view: View, seat: number): { key: string; value: number | string; icon?: string }[] {
  const side = factsOf(view)?.players[seat]
  if (side === undefined) return []
  return [
    { key: `duchy-${side.duchy}`, value: '', icon: DUCHY_ART[side.duchy] },
    { key: 'resource-krystallium', value: numberOf(view, 'krystallium', seat), icon: RESOURCE_ART.krystallium },
    { key: 'resource-soldier', value: numberOf(view, 'soldiers', seat), icon: RESOURCE_ART.soldier },
    { key: 'area-duchy', value: side.built.length, icon: PIECE_ART.build },
  ]
}

export function score(view: View, seat: number): number | null {
  if (view.outcome !== null) return view.outcome.scores[seat] ?? null
  return factsOf(view)?.players[seat]?.score ?? null
}

/** Alone one plays for a medal, not against anybody. */
export function headline(view: View, speak: Speaker): string | null {
  const medals = factsOf(view)?.medals ?? null
  if (medals === null) return null
  return medals.defeated ? speak.say('board-lost') : speak.name('medal', medals.now)
}

/** What flies for a log line: cards offered and taken, cubes made and laid, armies on the march, points won. */
export function flights(line: LogLine, _view: View, previous: View | null): Flight[] {
  const { who, card, zone, resource, amount, territory, pawns, cards } = line.facts
  const seat = `seat:${who}`
  const color = `var(--seat-${who})`
  const site = `site:${card}:${factsOf(previous ?? _view)?.players[Number(who)]?.sites.find((one) => one.card === card)?.number ?? 1}`
  const cube = RESOURCE_ART[resource ?? '']
  switch (line.event) {
    case 'offered':
      return [{ from: seat, to: `zone:${zone}`, icon: cardArt(card ?? ''), color }]
    case 'trapped':
      return [{ from: seat, to: `zone:${zone}`, icon: PIECE_ART.trap, color }]
    case 'selected':
      return [{ from: `zone:${zone}`, to: seat, icon: PIECE_ART.hand, color, count: Number(cards) }]
    case 'produced':
      return Number(amount) > 0 ? [{ from: `makes:${who}:${resource}`, to: seat, icon: cube, color, count: Number(amount) }] : []
    case 'supreme':
      return [{ from: `makes:${who}:${resource}`, to: `${Number(line.facts.soldier) > 0 ? 'soldier' : 'krystallium'}:${who}`, icon: PIECE_ART.laurel, color }]
    case 'laid':
      return [{ from: seat, to: site, icon: cube, color }]
    case 'replaced':
      return [{ from: `krystallium:${who}`, to: site, icon: RESOURCE_ART.krystallium, color }]
    case 'enlisted':
      return [{ from: `soldier:${who}`, to: site, icon: RESOURCE_ART.soldier, color }]
    case 'to_alchemy':
      return [{ from: seat, to: `alchemy:${who}`, icon: cube, color }]
    case 'transmuted':
      return [{ from: `alchemy:${who}`, to: `krystallium:${who}`, icon: RESOURCE_ART.krystallium, color }]
    case 'gained':
      return [{ from: seat, to: `${resource}:${who}`, icon: cube, color, count: Number(amount) }]
    case 'built':
      return [{ from: site, to: `score:${who}`, icon: cardArt(card ?? ''), color }]
    case 'calamity':
      return [{ from: `score:${who}`, to: seat, text: '−4', color: 'var(--bad)' }]
    case 'defeated':
      return [{ from: `soldier:${who}`, to: seat, icon: cardArt(card ?? ''), color }]
    case 'marched':
      return [{ from: seat, to: `territory:${territory}`, icon: PIECE_ART.pawn, color, count: Number(pawns) }]
    case 'captured':
      return [{ from: `territory:${territory}`, to: seat, icon: PIECE_ART.jail, color }]
    case 'final':
      return [{ from: seat, to: `score:${who}`, text: String(line.facts.points), color }]
    default:
      return []
  }
}
