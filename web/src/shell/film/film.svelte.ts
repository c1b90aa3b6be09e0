import { hasBoard, loadKit } from '../../games/index.ts'
import type { Replay, TableSummary } from '../../protocol.ts'
import type { Speaker } from '../../speaker.ts'
import type { GameKit, Player } from '../../table/board.ts'
import { Motion } from '../../table/motion.svelte.ts'
import { parse } from '../../table/options.ts'
import { Picking } from '../../table/picking.svelte.ts'
import { players } from '../../table/seats.ts'
import { api, Refusal } from '../api.ts'
import { session } from '../session.svelte.ts'
import { say, words } from '../words.svelte.ts'

function numberOf(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** A game looked at again: the moment wanted, the moment shown, and everything its board needs. The address is the moment. */
export class Film {
  readonly id: string
  readonly motion = new Motion()
  readonly picking = new Picking({ send: () => undefined, refuse: () => undefined })
  table: TableSummary | null = $state.raw(null)
  speak: Speaker | null = $state.raw(null)
  kit: GameKit | null = $state.raw(null)
  components: Record<string, unknown> = $state.raw({})
  replay: Replay | null = $state.raw(null)
  previous: Replay | null = $state.raw(null)
  missing = $state(false)
  problem = $state('')
  eyes: string | null = $state(null)
  wanted: number | null = $state(null)
  #page: 'replay' | 'analysis'
  #fetching = false

  constructor(id: string, page: 'replay' | 'analysis', query: URLSearchParams) {
    this.id = id
    this.#page = page
    this.eyes = query.get('eyes')
    this.wanted = numberOf(query.get('at'))
  }

  get players(): Player[] {
    return this.table === null ? [] : players(this.table, (seat) => seat.name || say('seat', { number: seat.seat + 1 }))
  }

  get over(): boolean {
    return this.table?.status === 'over'
  }

  get at(): number {
    return this.wanted ?? this.replay?.at ?? 0
  }

  get length(): number {
    return this.replay?.length ?? 0
  }

  /** How many lines of the log came with the moment shown. */
  get fresh(): number {
    const { replay, previous } = this
    if (replay === null || previous === null || replay.at !== previous.at + 1) return 0
    return Math.max(0, replay.log.length - previous.log.length)
  }

  async open(): Promise<void> {
    try {
      const table = await api.table(this.id)
      this.table = table
      const game = session.game(table.game)
      if (game === undefined) throw new Error('unknown game')
      this.eyes ??= this.over ? 'all' : table.mine.length > 0 ? String(table.mine[0]) : 'spectator'
      const [talk, kit, parts] = await Promise.all([words.game(game), loadKit(game.name), hasBoard(game.name) ? api.components(game.name) : {}])
      this.speak = talk.to(this.players.map((player) => player.name))
      this.kit = kit
      this.components = parts
      await this.show()
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) this.missing = true
      else this.complain(error)
    }
  }

  /** The same in the language the reader changed to: the game's words, and the names of bots. */
  async translate(): Promise<void> {
    const game = session.game(this.table?.game ?? '')
    if (game === undefined) return
    try {
      const [table, talk] = await Promise.all([api.table(this.id), words.game(game)])
      this.table = table
      this.speak = talk.to(this.players.map((player) => player.name))
    } catch (error) {
      this.complain(error)
    }
  }

  complain(error: unknown): void {
    this.problem = error instanceof Refusal ? error.message : say('error-network')
  }

  /** Fetch the wanted moment, one request at a time: a quick hand on the slider asks only for where it comes to rest.
   *
   * False if it could not be had. */
  async show(): Promise<boolean> {
    if (this.#fetching) return true
    this.#fetching = true
    try {
      while (this.replay === null || this.wanted !== this.replay.at || this.eyes !== this.replay.eyes) {
        const found = await api.replay(this.id, this.eyes, this.wanted)
        const near = this.replay !== null && Math.abs(found.at - this.replay.at) === 1
        if (this.wanted === null || this.wanted > found.length) this.wanted = found.at
        await new Promise<void>((resolve) => {
          this.motion.show(() => {
            this.previous = this.replay
            this.replay = found
            resolve()
          }, undefined, near ? 1 : 0)
        })
        this.problem = ''
        history.replaceState(null, '', `/table/${this.id}/${this.#page}?at=${found.at}&eyes=${this.eyes}`)
      }
      return true
    } catch (error) {
      this.complain(error)
      return false
    } finally {
      this.#fetching = false
    }
  }

  go(moment: number): Promise<boolean> {
    this.wanted = Math.max(this.replay === null ? moment : Math.min(moment, this.length), 0)
    return this.show()
  }

  look(eyes: string): Promise<boolean> {
    this.eyes = eyes
    return this.show()
  }

  /** Light one option up on the board, or none. */
  aim(option: string | null): void {
    const verbs = this.speak?.game?.verbs ?? {}
    this.picking.ask(option === null ? null : { prompt: '', rule: '', facts: {}, options: [option], given: 0 }, verbs)
    this.picking.hoverChoices(option === null ? null : [parse(option, verbs)])
  }
}
