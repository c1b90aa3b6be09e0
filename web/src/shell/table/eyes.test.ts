import { describe, expect, it } from 'vitest'
import type { LogLine, View } from '../../protocol.ts'
import { look, readBy } from './eyes.ts'

const view = (seat: number | null, asked: boolean) => ({ seat, ask: asked ? { given: 1 } : null }) as unknown as View
const views = (...asked: number[]) => ({ 0: view(0, asked.includes(0)), 2: view(2, asked.includes(2)), spectator: view(null, false) }) as unknown as Record<string, View>

describe('several seats at one screen', () => {
  it('shows only what is open until the player to act has come', () => {
    expect(look(views(2), view(2, true), null)).toEqual({ seat: null, called: 2 })
  })
  it('stays with who looks while they have something to answer, also when others have too', () => {
    expect(look(views(0, 2), view(0, true), 2)).toEqual({ seat: 2, called: null })
  })
  it('closes the eyes of who has answered, and calls the next', () => {
    expect(look(views(2), view(2, true), 0)).toEqual({ seat: null, called: 2 })
  })
  it('stays with who looks while none of the seats is asked', () => {
    expect(look(views(), view(0, false), 0)).toEqual({ seat: 0, called: null })
  })
  it('calls nobody while none of the seats is asked', () => {
    expect(look(views(), view(0, false), null)).toEqual({ seat: null, called: null })
  })
})

describe('the log of several seats', () => {
  const open: LogLine = { event: 'moved', rule: '1', facts: { who: '0' } }
  const drew: LogLine = { event: 'drew', rule: '2', facts: { card: 'C2' }, eyes: { 0: { card: 'C2' }, 2: { card: null }, spectator: null } }

  it('is read by each with their own eyes', () => {
    expect(readBy([open, drew], 0).map((line) => line.facts)).toEqual([{ who: '0' }, { card: 'C2' }])
    expect(readBy([open, drew], 2).map((line) => line.facts)).toEqual([{ who: '0' }, { card: null }])
  })
  it('keeps from a spectator what is not for them', () => {
    expect(readBy([drew, open], null)).toEqual([open])
  })
})
