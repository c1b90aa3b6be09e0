import type { ChatLine, GameInfo, LogLine, MovedFrame, Refused, StateFrame, TableSummary, View } from '../../protocol.ts'
import type { Speaker } from '../../speaker.ts'
import type { GameKit, Player } from '../../table/board.ts'
import { Motion } from '../../table/motion.svelte.ts'
import type { Choice } from '../../table/options.ts'
import { Picking, type Thing } from '../../table/picking.svelte.ts'
import { players } from '../../table/seats.ts'
import { api } from '../api.ts'
import { Connection, type Numbered, type Socket, type Status } from '../connection.ts'
import { settings } from '../settings.svelte.ts'
import { chime } from '../sounds.ts'
import { say } from '../words.svelte.ts'
import { look, readBy, SPECTATOR } from './eyes.ts'

const LOOK_EVERY = 500 // milliseconds

export interface Notice {
  kind: 'refused' | 'hint'
  text: string
  rule: string | null
}

/** One table as this browser knows it: what the frames said, shown step by step, and the wishes sent back. */
export class Live {
  readonly id: string
  readonly motion = new Motion()
  readonly picking: Picking
  status: Status = $state('connecting')
  table: TableSummary | null = $state.raw(null)
  view: View | null = $state.raw(null)
  previous: View | null = $state.raw(null)
  /** The whole log of this browser; `lines` are those for the eyes of the moment. */
  log: LogLine[] = $state.raw([])
  /** Whom the screen must be passed to, where several seats share it. */
  called: number | null = $state(null)
  chat: ChatLine[] = $state.raw([])
  undos: number[] = $state.raw([])
  /** Lines read when the reader was last here; null once dealt with. */
  seen: number | null = $state(null)
  notice: Notice | null = $state.raw(null)
  /** A choice is on its way. */
  sending = $state(false)
  missing = $state(false)
  speak: Speaker | null = $state.raw(null)
  kit: GameKit | null = $state.raw(null)
  game: GameInfo | null = $state.raw(null)
  #views: Record<string, View> = $state.raw({})
  #main: View | null = $state.raw(null)
  #chosen: number | null = $state(null)
  #fresh: LogLine[] = $state.raw([])
  #connection: Connection
  #told = 0
  #lookTimer: ReturnType<typeof setTimeout> | undefined
  #noticeTimer: ReturnType<typeof setTimeout> | undefined

  constructor(id: string, private ready: (table: TableSummary, live: Live) => Promise<void>) {
    this.id = id
    this.picking = new Picking({ send: (choice) => this.choose(choice), refuse: (thing) => this.#refuse(thing) })
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#connection = new Connection({
      address: (since, stream) => {
        const query = stream === null ? '' : `?since=${since}&stream=${encodeURIComponent(stream)}`
        return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live${query}`
      },
      open: (address) => new WebSocket(address) as Socket,
      frame: (frame) => this.#take(frame),
      status: (status, code) => this.#changed(status, code),
    })
  }

  start(): void {
    this.#connection.start()
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  stop(): void {
    clearTimeout(this.#lookTimer)
    this.#connection.stop()
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
  }

  #hurry = (): void => {
    if (document.hidden) return
    this.#connection.hurry()
    this.#look()
  }

  #changed(status: Status, code: number): void {
    this.status = status
    if (code === 4401) void api.me()
    if (status === 'closed') this.missing = true
  }

  // -- looking ------------------------------------------------------------------------------------------------------

  get players(): Player[] {
    return this.table === null
      ? []
      : players(this.table, (seat) => seat.name || say(seat.kind === 'open' ? 'seat-open' : 'seat', { number: seat.seat + 1 }))
  }

  /** The seat whose question and hand are shown: mine to act, or the one I chose at a hot seat. */
  get seat(): number | null {
    return this.view?.seat ?? null
  }

  get mine(): number[] {
    return this.table?.mine ?? []
  }

  /** Several seats share this screen, and none of them may see what another hides. */
  get covering(): boolean {
    return settings.cover && this.#main?.over === false && SPECTATOR in this.#views
  }

  /** The log for the eyes of the moment. */
  get lines(): LogLine[] {
    return this.read(this.log)
  }

  /** Lines that came with the view shown now. */
  get fresh(): LogLine[] {
    return this.read(this.#fresh)
  }

  read(lines: LogLine[]): LogLine[] {
    return this.covering ? readBy(lines, this.seat) : lines
  }

  get myTurn(): boolean {
    return this.view !== null && !this.view.over && this.mine.some((seat) => this.view?.waiting.includes(seat))
  }

  get canUndo(): boolean {
    return this.seat !== null && this.undos.includes(this.seat)
  }

  // -- frames -------------------------------------------------------------------------------------------------------

  #take(frame: Numbered): void {
    if (frame.t === 'state') void this.#takeState(frame)
    else if (frame.t === 'table') this.motion.show(() => this.#setTable(frame.table), undefined, 0)
    else if (frame.t === 'chat') {
      this.chat = [...this.chat, { what: frame.what, from: frame.from, seat: frame.seat, text: frame.text, at: frame.at }]
      chime('chat')
    } else this.#takeMoved(frame)
  }

  #takeState(frame: StateFrame): void {
    this.motion.show(async () => {
      if (this.kit === null) await this.ready(frame.table, this)
      this.#setTable(frame.table)
      if (this.seen === null && this.view === null) this.seen = Math.min(frame.seen, frame.log.length)
      this.chat = frame.chat
      this.undos = frame.undos
      this.log = frame.log
      this.sending = false
      this.#setViews(frame.view, frame.views, [])
    }, undefined, 0)
  }

  #takeMoved(frame: MovedFrame): void {
    const before = this.view
    const byOthers = frame.by !== null && !this.mine.includes(frame.by)
    this.motion.show(
      () => {
        this.log = [...this.log.slice(0, frame.keep), ...frame.log]
        if (!byOthers) this.sending = false // what others do side by side does not answer my own choice
        this.undos = frame.undos
        this.#setViews(frame.view, frame.views, frame.keep === 0 ? [] : frame.log)
        if (frame.by === null || byOthers) chime('move')
      },
      () => (this.kit?.flights === undefined ? [] : this.read(frame.log).flatMap((line) => this.kit?.flights?.(line, this.view ?? frame.view, before) ?? [])),
    )
  }

  #setTable(table: TableSummary): void {
    this.table = table
    const names = this.players.map((player) => player.name)
    if (this.speak !== null && names.join('\n') !== this.speak.players.join('\n')) this.speak = this.speak.to(names)
  }

  #setViews(view: View | null, views: Record<string, View>, fresh: LogLine[]): void {
    const wasMine = this.myTurn
    this.previous = this.view
    this.#views = views
    this.#main = view
    this.#fresh = fresh
    this.#open()
    this.#ask()
    if (this.myTurn && !wasMine) chime('turn')
    this.#look()
  }

  #ask(): void {
    this.picking.ask(this.view?.ask ?? null, this.game?.verbs ?? {})
  }

  /** Find the eyes to look through: those of the seat to act; with several seats at one screen, once its player is there. */
  #open(): void {
    const main = this.#main
    const chosen = this.#chosen === null ? undefined : this.#views[String(this.#chosen)]
    this.called = null
    if (main !== null && this.covering) {
      const found = look(this.#views, main, this.#chosen)
      this.#chosen = found.seat
      this.called = found.called
      this.view = this.#views[found.seat === null ? SPECTATOR : String(found.seat)] ?? null
    } else {
      const stays = chosen !== undefined && (chosen.ask !== null || main?.ask === null)
      if (!stays) this.#chosen = null
      this.view = stays ? chosen : main
    }
  }

  /** At a hot seat: look through the eyes of another of my seats. */
  sit(seat: number): void {
    const view = this.#views[String(seat)]
    if (view === undefined) return
    this.#chosen = seat
    this.called = null
    this.previous = null
    this.view = view
    this.#ask()
  }

  /** The players of this screen changed their mind about covering. */
  recover(): void {
    if (this.#main === null) return
    this.previous = null
    this.#open()
    this.#ask()
  }

  /** Tell the server how far the reader has looked; not with every frame of a quick bot. */
  #look(): void {
    const wait = this.#told + LOOK_EVERY - Date.now()
    if (document.hidden || this.#connection.n < 0 || this.#lookTimer !== undefined) return
    this.#lookTimer = setTimeout(() => {
      this.#lookTimer = undefined
      this.#told = Date.now()
      this.#connection.tell({ t: 'seen', n: this.#connection.n })
    }, Math.max(0, wait))
  }

  // -- wishes -------------------------------------------------------------------------------------------------------

  /** Carry a choice out; a dangerous one is asked first. */
  choose(choice: Choice): void {
    const asks = settings.confirm || this.warning(choice) !== null
    if (asks && this.picking.confirming?.text !== choice.text) {
      this.picking.confirming = choice
      return
    }
    const ask = this.view?.ask
    if (this.seat === null || ask === null || ask === undefined || this.sending) return
    this.sending = true
    this.notice = null
    this.picking.confirming = null
    this.#wish({ t: 'play', seat: this.seat, option: choice.text, given: ask.given })
  }

  warning(choice: Choice): string | null {
    return this.#derived('warnings', choice) ?? this.speak?.warning(choice) ?? null
  }

  effect(choice: Choice): string | null {
    return this.#derived('effects', choice) ?? this.speak?.effect(choice) ?? null
  }

  /** `view.facts.effects` and `.warnings`: what the game says of a choice in this position. */
  #derived(kind: 'effects' | 'warnings', choice: Choice): string | null {
    const said = this.view?.facts[kind] as Record<string, [string, Record<string, string | number>]> | undefined
    const found = said?.[choice.text]
    return found === undefined ? null : (this.speak?.say(found[0], found[1]) ?? null)
  }

  /** `view.facts.notes`: what the game adds to a question in this position, by its prompt. */
  get note(): string | null {
    const notes = this.view?.facts.notes as Record<string, [string, Record<string, string | number>]> | undefined
    const found = notes?.[this.view?.ask?.prompt ?? '']
    return found === undefined ? null : (this.speak?.say(found[0], found[1]) ?? null)
  }

  undo(): void {
    if (this.seat === null) return
    this.#wish(this.canUndo ? { t: 'undo', seat: this.seat } : { t: 'takeback', seat: this.seat })
  }

  vote(about: string, agree: boolean): void {
    this.#wish({ t: 'vote', about, agree })
  }

  talk(text: string): Promise<boolean> {
    return this.#wish({ t: 'chat', text })
  }

  async #wish(wish: Parameters<Connection['wish']>[0]): Promise<boolean> {
    try {
      await this.#connection.wish(wish)
      return true
    } catch (refused) {
      this.sending = false
      this.tell('refused', (refused as Refused).message, this.view?.ask?.rule ?? null)
      return false
    }
  }

  tell(kind: Notice['kind'], text: string, rule: string | null): void {
    clearTimeout(this.#noticeTimer)
    this.notice = { kind, text, rule }
    this.#noticeTimer = setTimeout(() => (this.notice = null), 7000)
  }

  /** A click on something that is not on offer says why. */
  #refuse([domain, word]: Thing): void {
    const view = this.view
    if (view === null || this.speak === null) return
    const thing = this.speak.name(domain, word)
    if (view.over) this.tell('hint', say('refused-over'), null)
    else if (this.called !== null) this.tell('hint', say('cover-pass', { who: this.speak.player(this.called) }), null)
    else if (view.ask === null) {
      const who = view.waiting.map((seat) => this.speak?.player(seat)).join(', ')
      this.tell('hint', this.seat === null ? say('refused-watching') : say('refused-turn', { who }), null)
    } else this.tell('hint', say('refused-thing', { thing, question: this.speak.ask(view.ask) }), view.ask.rule)
  }
}
