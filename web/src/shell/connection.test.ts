import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, type Numbered, type Socket, type Status } from './connection.ts'

class Line implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: { t: string; key?: string }[] = []
  closed = false
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.closed = true
  }
  say(frame: unknown): void {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) })
  }
}

const state = (n: number, stream = 's') => ({ t: 'state', n, stream })
const chat = (n: number) => ({ t: 'chat', n, text: `line ${n}` })

function start() {
  const lines: Line[] = []
  const frames: number[] = []
  const statuses: Status[] = []
  const connection = new Connection({
    address: (since, stream) => `${since}/${stream}`,
    open: (address) => {
      const line = new Line(address)
      lines.push(line)
      return line
    },
    frame: (frame: Numbered) => frames.push(frame.n),
    status: (status) => statuses.push(status),
    random: () => 1,
  })
  connection.start()
  const last = (): Line => lines.at(-1) as Line
  last().onopen?.()
  return { connection, lines, frames, statuses, last }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the line to a table', () => {
  it('hands frames on in order and once each', () => {
    const { frames, last } = start()
    for (const frame of [state(3), chat(4), chat(4), chat(3), chat(5)]) last().say(frame)
    expect(frames).toEqual([3, 4, 5])
  })
  it('puts reordered frames right', () => {
    const { frames, last, lines } = start()
    for (const frame of [state(1), chat(3), chat(4), chat(2)]) last().say(frame)
    vi.advanceTimersByTime(3000)
    expect(frames).toEqual([1, 2, 3, 4])
    expect(lines).toHaveLength(1)
  })
  it('asks again from where it is when a frame is lost', () => {
    const { frames, last, lines } = start()
    for (const frame of [state(1), chat(2), chat(4)]) last().say(frame)
    vi.advanceTimersByTime(1000)
    expect(lines).toHaveLength(2)
    expect(last().address).toBe('2/s')
    last().say(chat(3))
    last().say(chat(4))
    expect(frames).toEqual([1, 2, 3, 4])
  })
  it('takes a fresh state as it is, and drops a late old one', () => {
    const { frames, last } = start()
    for (const frame of [state(5), chat(6), state(2), state(1, 'new'), chat(2)]) last().say(frame)
    expect(frames).toEqual([5, 6, 1, 2])
  })
  it('ignores what it cannot read and frames of a line it left', () => {
    const { frames, lines, last } = start()
    last().say('{not json')
    last().say(state(1))
    lines[0]?.onclose?.({ code: 1006 })
    vi.advanceTimersByTime(1000)
    lines[0]?.say(chat(2))
    expect(frames).toEqual([1])
  })
  it('comes back by itself, ever more patiently, and says so', () => {
    const { lines, statuses, last } = start()
    last().say(state(1))
    const waits: number[] = []
    for (let round = 0; round < 8; round++) {
      last().onclose?.({ code: 1006 })
      const before = lines.length
      let waited = 0
      while (lines.length === before) {
        vi.advanceTimersByTime(50)
        waited += 50
      }
      waits.push(waited)
    }
    expect(waits[0]).toBeLessThanOrEqual(300)
    expect(waits[7]).toBe(15_000)
    expect(statuses).toContain('lost')
  })
  it('hurries when the network is back', () => {
    const { connection, lines, last } = start()
    last().say(state(1))
    last().onclose?.({ code: 1006 })
    connection.hurry()
    expect(lines).toHaveLength(2)
  })
  it('does not come back to a table that does not exist', () => {
    const { lines, statuses, last } = start()
    last().onclose?.({ code: 4404 })
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
    expect(statuses.at(-1)).toBe('closed')
  })
  it('repeats a wish with the same key until it is answered, then no more', async () => {
    const { connection, last } = start()
    last().say(state(1))
    const done = connection.wish({ t: 'chat', text: 'hello' })
    const key = last().sent.at(-1)?.key
    last().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(1000)
    last().onopen?.()
    expect(last().sent.map((frame) => frame.key)).toEqual([key])
    last().say({ t: 'done', key, n: 2 })
    last().say({ t: 'done', key, n: 2 })
    await expect(done).resolves.toMatchObject({ n: 2 })
    last().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(1000)
    last().onopen?.()
    expect(last().sent).toEqual([])
  })
  it('tells why a wish was refused', async () => {
    const { connection, last } = start()
    const wish = connection.wish({ t: 'undo', seat: 0 })
    last().say({ t: 'refused', key: last().sent[0]?.key, code: 'cannot_undo', facts: {}, message: 'No.' })
    await expect(wish).rejects.toMatchObject({ code: 'cannot_undo', message: 'No.' })
  })
  it('says again what came too fast', async () => {
    const { connection, last } = start()
    const wish = connection.wish({ t: 'undo', seat: 0 })
    const key = last().sent[0]?.key
    last().say({ t: 'refused', key, code: 'too_fast', facts: {}, message: 'Wait.' })
    expect(last().sent).toHaveLength(1)
    vi.advanceTimersByTime(1500)
    expect(last().sent.map((frame) => frame.key)).toEqual([key, key])
    last().say({ t: 'done', key, n: 1 })
    await expect(wish).resolves.toMatchObject({ n: 1 })
    vi.advanceTimersByTime(5000)
    expect(last().sent).toHaveLength(2)
  })
  it('leaves a line that has gone silent', () => {
    const { lines, last } = start()
    last().say(state(1))
    vi.advanceTimersByTime(90_000)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines[0]?.sent.some((frame) => frame.t === 'ping')).toBe(true)
  })
  it('stops for good when told to', () => {
    const { connection, lines, last } = start()
    last().say(state(1))
    connection.stop()
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.closed).toBe(true)
  })
})
