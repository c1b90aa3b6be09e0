import type { Hint } from '../../protocol.ts'
import { parse } from '../../table/options.ts'
import { api, Refusal } from '../api.ts'
import type { Live } from '../table/live.svelte.ts'
import { say } from '../words.svelte.ts'

/** Hints at a table: asked for on wish, about the question of the moment, gone with it. */
export class Adviser {
  /** Waiting for the bot. */
  thinking = $state(false)
  #hint: Hint | null = $state.raw(null)
  #asked: number | null = $state(null) // which question of the seat is thought about, until the answer is not wanted any more
  #live: Live

  constructor(live: Live) {
    this.#live = live
  }

  get allowed(): boolean {
    const { table, view, seat, picking } = this.#live
    return table?.hints === true && view !== null && !view.over && seat !== null && picking.active
  }

  /** The hint about the question shown now, if it was asked for. */
  get hint(): Hint | null {
    const ask = this.#live.view?.ask
    const found = this.#hint
    return found !== null && ask?.given === found.given && this.#live.seat === found.seat ? found : null
  }

  /** Waiting for the bot's opinion of the question shown now. */
  get pondering(): boolean {
    return this.thinking && this.#asked !== null && this.#live.view?.ask?.given === this.#asked
  }

  async ask(): Promise<void> {
    const { table, view, seat, id, picking } = this.#live
    if (table?.hints === false && picking.active) this.#live.tell('refused', say('error-no_hints'), null)
    if (!this.allowed || this.thinking || seat === null || view?.ask === null || view?.ask === undefined) return
    this.thinking = true
    this.#asked = view.ask.given
    try {
      const found = await api.hint(id, seat, view.ask.given)
      if (this.#asked === found.given) this.#hint = found
    } catch (error) {
      this.#live.tell('refused', error instanceof Refusal ? error.message : say('error-network'), null)
    }
    this.thinking = false
  }

  /** Light an option up on the board, or none. */
  look(option: string | null): void {
    this.#live.picking.hoverChoices(option === null ? null : [parse(option, this.#live.game?.verbs ?? {})])
  }

  close(): void {
    this.#hint = this.#asked = null
    this.look(null)
  }
}
