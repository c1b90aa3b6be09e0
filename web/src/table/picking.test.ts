import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Question } from '../protocol.ts'
import { Picking } from './picking.svelte.ts'

const VERBS = { move: ['square'], play: ['card', 'square'], pass: [] as string[] }
const question = (...options: string[]): Question => ({ prompt: 'act', rule: '1', facts: {}, options, given: 0 })

function start(...options: string[]) {
  const send = vi.fn()
  const refuse = vi.fn()
  const picking = new Picking({ send, refuse })
  picking.ask(question(...options), VERBS)
  flushSync()
  return { picking, send, refuse }
}

describe('picking', () => {
  it('lights up what can be picked and nothing else', () => {
    const { picking } = start('move d4', 'move d5', 'pass')
    expect(picking.can('square', 'd4')).toBe(true)
    expect(picking.can('square', 'a1')).toBe(false)
    expect(picking.can('card', 'd4')).toBe(false)
  })
  it('sends a choice the pick settles', () => {
    const { picking, send } = start('move d4', 'move d5', 'pass')
    picking.pick('square', 'd4')
    expect(send.mock.calls[0]?.[0].text).toBe('move d4')
  })
  it('waits when more is to be said, and lets go when picked again', () => {
    const { picking, send } = start('play rose d4', 'play rose d5', 'play oak d4')
    picking.pick('card', 'rose')
    expect(send).not.toHaveBeenCalled()
    expect(picking.state('card', 'rose')).toBe('picked')
    picking.pick('card', 'rose')
    expect(picking.picks).toEqual([])
  })
  it('says why when a click is not on offer', () => {
    const { picking, refuse, send } = start('move d4', 'pass')
    picking.pick('square', 'a1')
    expect(refuse).toHaveBeenCalledWith(['square', 'a1'])
    expect(send).not.toHaveBeenCalled()
  })
  it('steps back one pick at a time', () => {
    const { picking } = start('play rose d4', 'play rose d5', 'play oak d4')
    picking.pickVerb('play')
    picking.pick('card', 'rose')
    expect(picking.back()).toBe(true)
    expect(picking.back()).toBe(true)
    expect(picking.back()).toBe(false)
  })
  it('aims at the targets of what is hovered', () => {
    const { picking } = start('play rose d4', 'play oak d5')
    picking.hover(['card', 'oak'])
    expect(picking.aims('square', 'd5')).toBe(true)
    expect(picking.aims('square', 'd4')).toBe(false)
    expect(picking.aimed.map((choice) => choice.text)).toEqual(['play oak d5'])
  })
  it('keeps the picks when the same question comes again, and drops them for another', () => {
    const { picking } = start('play rose d4', 'play rose d5', 'play oak d4')
    picking.pick('card', 'rose')
    picking.ask(question('play rose d4', 'play rose d5', 'play oak d4'), VERBS)
    expect(picking.picks).toHaveLength(1)
    picking.ask(question('pass', 'move d4'), VERBS)
    expect(picking.picks).toEqual([])
  })
  it('gives an element all it needs, by mouse and by keyboard', () => {
    const { picking, send } = start('move d4', 'pass')
    const on = picking.on(['square', 'd4'], 'd4') as Record<string, unknown> & { onkeydown: (event: unknown) => void }
    expect(on).toMatchObject({ role: 'button', tabindex: 0, 'data-pick': 'can', 'data-tip': 'square:d4', 'aria-label': 'd4' })
    on.onkeydown({ key: 'Enter', preventDefault: () => undefined, stopPropagation: () => undefined })
    expect(send).toHaveBeenCalledOnce()
    expect(picking.on(['square', 'h8'])).toMatchObject({ role: undefined, tabindex: undefined, 'data-pick': undefined })
  })
})
