import type { ClientFrame, Done, Refused, ServerFrame, StateFrame } from '../protocol.ts'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'
export type Numbered = Extract<ServerFrame, { n: number; t: 'state' | 'moved' | 'table' | 'chat' }>
type Keyed = Extract<ClientFrame, { key: string }>
type WithoutKey<T> = T extends Keyed ? Omit<T, 'key'> : never
export type Wish = WithoutKey<ClientFrame>

export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface ConnectionOptions {
  address: (since: number, stream: string | null) => string
  open: (address: string) => Socket
  frame: (frame: Numbered) => void
  status: (status: Status, code: number) => void
  random?: () => number
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 15_000
const GAP_PATIENCE = 400 // how long a missing frame may come late before we ask for it again
const HASTE = 1000 // said too fast: the same again after so long
const PING_EVERY = 20_000
const SILENCE = 50_000
const FINAL = [4404] // no such table: do not come back

/** A line to one table that heals itself: frames reach `frame` in order, once each, whatever the network does to them.
 *
 * Wishes are numbered by a random key and repeated after a reconnection until they are answered; the server carries a key out once.
 * One that came too fast for the server is said again a moment later. */
export class Connection {
  #options: ConnectionOptions
  #socket: Socket | null = null
  #n = -1
  #stream: string | null = null
  #tries = 0
  #stopped = false
  #early = new Map<number, Numbered>()
  #wishes = new Map<string, { frame: Keyed; done: (answer: Done) => void; refused: (answer: Refused) => void }>()
  #retry: ReturnType<typeof setTimeout> | null = null
  #gap: ReturnType<typeof setTimeout> | null = null
  #ping: ReturnType<typeof setInterval> | null = null
  #heard = Date.now()

  constructor(options: ConnectionOptions) {
    this.#options = options
  }

  get n(): number {
    return this.#n
  }

  start(): void {
    this.#stopped = false
    this.#connect()
    this.#ping = setInterval(() => this.#beat(), PING_EVERY)
  }

  stop(): void {
    this.#stopped = true
    if (this.#retry !== null) clearTimeout(this.#retry)
    if (this.#gap !== null) clearTimeout(this.#gap)
    if (this.#ping !== null) clearInterval(this.#ping)
    this.#drop()
  }

  /** Try at once (the window is back, the network is back). */
  hurry(): void {
    if (this.#retry === null || this.#stopped) return
    clearTimeout(this.#retry)
    this.#retry = null
    this.#connect()
  }

  /** Ask for something; settled when the server has answered, over as many connections as it takes. */
  wish(wish: Wish): Promise<Done> {
    const frame = { ...wish, key: newKey() } as Keyed
    return new Promise((resolve, reject) => {
      this.#wishes.set(frame.key, { frame, done: resolve, refused: reject })
      this.#say(frame)
    })
  }

  /** Tell something that needs no answer. */
  tell(frame: Exclude<ClientFrame, Keyed>): void {
    this.#say(frame)
  }

  #say(frame: ClientFrame): void {
    try {
      this.#socket?.send(JSON.stringify(frame))
    } catch {
      // not open yet, or not any more: a wish is said again once it is
    }
  }

  #connect(): void {
    this.#options.status(this.#n < 0 ? 'connecting' : 'lost', 0)
    const socket = this.#options.open(this.#options.address(this.#n, this.#stream))
    this.#socket = socket
    this.#heard = Date.now()
    socket.onopen = () => {
      if (socket !== this.#socket) return
      for (const { frame } of this.#wishes.values()) this.#say(frame)
      this.#options.status('open', 0)
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#read(event.data)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code)
    }
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#early.clear()
    socket?.close()
  }

  #lost(code: number): void {
    this.#drop()
    if (this.#stopped) return
    if (FINAL.includes(code)) {
      this.stop()
      this.#options.status('closed', code)
      return
    }
    this.#options.status('lost', code)
    const random = this.#options.random ?? Math.random
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.3 + 0.7 * random())
    this.#tries += 1
    this.#retry = setTimeout(() => {
      this.#retry = null
      this.#connect()
    }, wait)
  }

  #beat(): void {
    if (this.#socket === null) return
    if (Date.now() - this.#heard > SILENCE) this.#lost(0)
    else this.#say({ t: 'ping' })
  }

  #read(text: string): void {
    this.#heard = Date.now()
    this.#tries = 0
    const frame = parseFrame(text)
    if (frame === null || frame.t === 'pong') return
    if (frame.t === 'done' || frame.t === 'refused') this.#answer(frame)
    else if (frame.t === 'state') this.#reset(frame)
    else this.#order(frame)
  }

  #answer(answer: Done | Refused): void {
    const wish = this.#wishes.get(answer.key)
    if (wish === undefined) return
    if (answer.t === 'refused' && answer.code === 'too_fast') {
      setTimeout(() => this.#wishes.has(answer.key) && this.#say(wish.frame), HASTE)
      return
    }
    this.#wishes.delete(answer.key)
    if (answer.t === 'done') wish.done(answer)
    else wish.refused(answer)
  }

  #reset(frame: StateFrame): void {
    if (frame.stream === this.#stream && frame.n < this.#n) return
    this.#stream = frame.stream
    this.#n = frame.n
    this.#options.frame(frame)
    this.#flush()
  }

  #order(frame: Numbered): void {
    if (this.#n < 0 || frame.n <= this.#n) return
    this.#early.set(frame.n, frame)
    this.#flush()
  }

  /** Hand on every frame that is next; if one is missing, wait a little, then ask again from where we are. */
  #flush(): void {
    for (let next = this.#early.get(this.#n + 1); next !== undefined; next = this.#early.get(this.#n + 1)) {
      this.#early.delete(next.n)
      this.#n = next.n
      this.#options.frame(next)
    }
    for (const n of this.#early.keys()) if (n <= this.#n) this.#early.delete(n)
    if (this.#gap !== null) clearTimeout(this.#gap)
    this.#gap = this.#early.size === 0 ? null : setTimeout(() => this.#lost(0), GAP_PATIENCE)
  }
}

function parseFrame(text: string): ServerFrame | null {
  try {
    return JSON.parse(text) as ServerFrame
  } catch {
    return null
  }
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
