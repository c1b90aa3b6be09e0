import type { GameKit } from '../../table/board.ts'
import Board from './Board.svelte'

export default { Board } satisfies GameKit
