import type { GameInfo, NewTable, SeatChoice } from '../protocol.ts'

/** The bot a newcomer meets: the best one that is on offer and quick. */
export function usualBot(game: GameInfo): string {
  return ['fair', 'novice'].find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? 'fair'
}

/** What a seat of the form says: `me`, `open`, or `bot:<level>`. */
export function seatChoice(seat: string): SeatChoice {
  return seat === 'me' || seat === 'open' ? { kind: seat } : { kind: 'bot', bot: seat.slice(4) }
}

/** A table against bots with everything as usual: two players where the game allows it. */
export function quickTable(game: GameInfo): NewTable {
  const seats = Math.max(game.min_seats, Math.min(2, game.max_seats))
  const bot = usualBot(game)
  return {
    game: game.name,
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot })),
  }
}
