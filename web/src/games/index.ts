import type { GameKit } from '../table/board.ts'

/** Boards drawn for one game, fetched when a table of it opens. A game without one gets the plain generic board. */
const KITS = import.meta.glob<{ default: GameKit }>('./*/index.ts')

export async function loadKit(game: string): Promise<GameKit> {
  const load = KITS[`./${game}/index.ts`] ?? KITS['./generic/index.ts']
  if (load === undefined) throw new Error('the generic board is missing')
  return (await load()).default
}

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in KITS
}
