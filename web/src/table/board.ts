import type { Component } from 'svelte'
import type { LogLine, View } from '../protocol.ts'
import type { Speaker } from '../speaker.ts'
import type { Motion } from './motion.svelte.ts'
import type { Picking } from './picking.svelte.ts'

/** Who sits where, and how the seat looks: colour, symbol and pattern always go together. */
export interface Player {
  seat: number
  name: string
  /** CSS colour of the seat, as a custom property: `var(--seat-0)`. */
  color: string
  /** A small mark that tells seats apart without colour. */
  symbol: string
  bot: string | null
  mine: boolean
}

/** What every board is given. It draws `view`, lights up what `picking` offers, and never decides what is allowed. */
export interface BoardProps {
  view: View
  previous: View | null
  picking: Picking
  speak: Speaker
  components: Record<string, unknown>
  motion: Motion
  players: Player[]
  /** The seat whose eyes these are; null for a spectator. */
  seat: number | null
  /** All that happened, as far as these eyes may know. */
  log: LogLine[]
  /** Log lines that came with this view. */
  fresh: LogLine[]
  options: Record<string, unknown>
}

/** Something that travels for a moment: between places (`data-place`) or pieces (`data-piece`). */
export interface Flight {
  from: string
  to: string
  icon?: string
  text?: string
  color?: string
  count?: number
}

/** A game's part of the web client: what `games/<game>/index.ts` exports as default. */
export interface GameKit {
  Board: Component<BoardProps>
  /** My area below the board (hand, own board, secrets). Without one, the generic hand is shown. */
  Area?: Component<BoardProps>
  /** What flies where for a log line, for pieces that have no identity of their own (points, anonymous cubes). */
  flights?: (line: LogLine, view: View, previous: View | null) => Flight[]
  /** Small figures for the players bar: counts of what all may know. `key` names a word of the game's catalogue. */
  counts?: (view: View, seat: number) => { key: string; value: number | string; icon?: string }[]
  /** The running score shown beside a player's name. */
  score?: (view: View, seat: number) => number | null
  /** What the final screen says above the ranking, where it is not simply who wins. */
  headline?: (view: View, speak: Speaker) => string | null
  /** What the final screen draws below its headline. */
  End?: Component<{ view: View; speak: Speaker }>
}
