import type { Analysis, Swing } from '../../protocol.ts'

/** How the lines of the seats are dashed in charts, so that colour is not alone. */
export const DASHES = ['', '8 5', '2 5', '12 4 2 4', '5 3', '1 3']

/** Everybody's chances at a moment, between two samples on the straight line from one to the other. */
export function chancesAt(curve: Analysis['curve'], at: number): number[] | null {
  const after = curve.findIndex((point) => point.at >= at)
  const two = curve[after]
  if (two === undefined) return null
  const one = curve[after - 1]
  if (two.at === at || one === undefined) return two.at === at ? two.chances : null
  const share = (at - one.at) / (two.at - one.at)
  return two.chances.map((chance, seat) => (one.chances[seat] ?? 0) * (1 - share) + chance * share)
}

/** The seat whose chance a turning point changed most. */
export function movedMost(swing: Swing): number {
  const changes = swing.after.map((chance, seat) => Math.abs(chance - (swing.before[seat] ?? 0)))
  return changes.indexOf(Math.max(...changes))
}

/** The turning point before or after a moment, if there is one. */
export function turningFrom(analysis: Analysis, at: number, ahead: boolean): number | null {
  const moments = analysis.swings.map((swing) => swing.opinion.at)
  const found = ahead ? moments.find((moment) => moment > at) : moments.findLast((moment) => moment < at)
  return found ?? null
}

/** The rows to put marks in so that none covers another: the first in which there is room. */
export function stack(places: number[], width: number): number[] {
  const ends: number[] = []
  return places.map((place) => {
    const free = ends.findIndex((end) => place - end >= width)
    const row = free < 0 ? ends.length : free
    ends[row] = place
    return row
  })
}

const REACH = 14 // how near one must point at the number of a turning point

/** The moment of the turning point whose number is pointed at: of a long game many moments lie below one pixel. */
export function numbered(numbers: { at: number; x: number; y: number }[], right: number, down: number): number | null {
  const far = (number: { x: number; y: number }): number => Math.hypot(right - number.x, down - number.y)
  const near = numbers.filter((number) => far(number) <= REACH).sort((one, two) => far(one) - far(two))
  return near[0]?.at ?? null
}
