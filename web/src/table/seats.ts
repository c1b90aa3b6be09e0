import type { Seat, TableSummary } from '../protocol.ts'
import type { Player } from './board.ts'

const SYMBOLS = ['●', '▲', '■', '◆', '★', '✚']

export function players(table: Pick<TableSummary, 'seats' | 'mine'>, name: (seat: Seat) => string): Player[] {
  const names = distinct(table.seats.map(name))
  return table.seats.map((seat) => ({
    seat: seat.seat,
    name: names[seat.seat] ?? '',
    color: `var(--seat-${seat.seat % SYMBOLS.length})`,
    symbol: SYMBOLS[seat.seat % SYMBOLS.length] ?? '●',
    bot: seat.bot,
    mine: table.mine.includes(seat.seat),
  }))
}

/** Two bots, or two players at one screen, with the same name are told apart by a number. */
function distinct(names: string[]): string[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length
    return before > 0 || names.indexOf(name, seat + 1) >= 0 ? `${name} ${before + 1}` : name
  })
}
