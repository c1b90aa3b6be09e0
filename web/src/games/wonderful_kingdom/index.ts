import type { GameKit } from '../../table/board.ts'
import Board from './Board.svelte'
import Medals from './Medals.svelte'
import { counts, flights, headline, score } from './summary.ts'

export default { Board, End: Medals, flights, counts, headline, score } satisfies GameKit
