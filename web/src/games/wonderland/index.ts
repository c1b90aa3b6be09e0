import type { GameKit } from '../../table/board.ts'
import Board from './Board.svelte'
import { counts, flights, score } from './summary.ts'

export default { Board, flights, counts, score } satisfies GameKit
