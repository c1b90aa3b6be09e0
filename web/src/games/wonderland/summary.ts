import hand from 'icon:card-random'
import map from 'icon:scroll-unfurled'
import chest from 'icon:swap-bag'
import type { LogLine, View } from '../../protocol.ts'
import type { Flight } from '../../table/board.ts'
import { CHARACTER_ART, OBSTACLE_ART, SUIT_ART } from './art.ts'
import { factsOf, suitOf, tableOf } from './table.ts'

/** What all may know of a player, for the players bar. */
export function counts(view: View, seat: number): { key: string; value: number | string; icon?: string }[] {
  const table = tableOf(view)
  return [
    { key: 'board-hand', value: table.hands[seat]?.length ?? 0, icon: hand },
    { key: 'board-goals', value: table.goals[seat]?.length ?? 0, icon: map },
    { key: 'board-artifacts', value: table.artifacts[seat]?.length ?? 0, icon: chest },
  ]
}

/** Points so far, as far as the reader may know them; the wake penalty comes at the end. */
export function score(view: View, seat: number): number | null {
  if (view.outcome !== null) return view.outcome.scores[seat] ?? null
  const points = factsOf(view).points[seat]
  if (points === undefined) return null
  return points.movement + points.encounters + points.soldiers + (points.artifacts ?? 0) + (points.series ?? 0)
}

/** What flies for a log line: pieces from the bag, cards to the discard pile, tokens and points to their players. */
export function flights(line: LogLine, view: View, previous: View | null): Flight[] {
  const { who, square, obstacle, color, owner, to, pr, card, character } = line.facts
  const seat = `seat:${who}`
  switch (line.event) {
    case 'obstacle_placed':
      return [{ from: 'bag', to: `square:${square}`, icon: OBSTACLE_ART[obstacle ?? ''] }]
    case 'obstacle_back':
      return [{ from: `square:${square}`, to: 'bag', icon: OBSTACLE_ART[obstacle ?? ''] }]
    case 'drew':
      return [{ from: 'deck', to: seat, icon: hand, count: Number(line.facts.count) }]
    case 'kept':
      return [{ from: 'encounters', to: seat, icon: map, count: Number(line.facts.count) }]
    case 'paid':
    case 'alice_led':
    case 'power_used':
    case 'laid_card':
    case 'exchanged':
    case 'threw_away':
      return Number(who) === view.seat ? [] : [{ from: seat, to: 'discard', icon: SUIT_ART[suitOf(card ?? 'X')] ?? hand, text: cardText(card) }]
    case 'gave':
      return [{ from: seat, to: `seat:${to}`, icon: hand }]
    case 'stole':
      return [{ from: `seat:${owner}`, to: seat, icon: hand }]
    case 'swapped':
      return [
        { from: seat, to: `seat:${owner}`, icon: chest, color: `var(--wl-${line.facts.given_color})` },
        { from: `seat:${owner}`, to: seat, icon: chest, color: `var(--wl-${line.facts.taken_color})` },
      ]
    case 'artifact_taken':
      return [{ from: `pile:${color}`, to: seat, icon: chest, color: `var(--wl-${color})` }]
    case 'character_met':
      return [{ from: `pawn-${who}`, to: seat, icon: CHARACTER_ART[character ?? ''] }]
    case 'soldier_beaten':
      return [{ from: `square:${square}`, to: seat, icon: OBSTACLE_ART.soldier }]
    case 'gardener_met':
      return [{ from: `pawn-${who}`, to: seat, icon: OBSTACLE_ART.gardener }]
    case 'woken_near':
    case 'woken_here':
      return [{ from: 'alice', to: seat, text: `+${pr}`, color: 'var(--wl-wake)' }]
    case 'validated':
    case 'raised':
      return gain(view, previous, Number(who), seat)
    default:
      return []
  }
}

function cardText(card: string | null | undefined): string {
  return card === null || card === undefined || card.startsWith('X') ? '' : card.slice(1)
}

function gain(view: View, previous: View | null, who: number, from: string): Flight[] {
  const now = score(view, who) ?? 0
  const before = previous === null ? now : (score(previous, who) ?? now)
  return now > before ? [{ from, to: `score:${who}`, text: `+${now - before}` }] : []
}
