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

  async ask(): Promise<void> {
    const { view, seat, id } = this.#live
    if (!this.allowed || this.thinking || seat === null || view?.ask === null || view?.ask === undefined) return
    this.thinking = true
    try {
      this.#hint = await api.hint(id, seat, view.ask.given)
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
    this.#hint = null
    this.look(null)
  }
}
