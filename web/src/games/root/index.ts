import type { GameKit } from '../../table/board.ts'
import Board from './Board.svelte'
import MachineEnd from './MachineEnd.svelte'
import { counts, flights, headline, score } from './summary.ts'

export default { Board, End: MachineEnd, flights, counts, headline, score } satisfies GameKit
