import { describe, expect, it } from 'vitest'
import { inRow } from './table.ts'

describe('a hand of cards', () => {
  it('lies in one row where every card shows its corner', () => {
    expect(inRow(7, 344)).toBe(7)
    expect(inRow(10, 460)).toBe(10)
  })
  it('else in rows that are alike: no card lies alone', () => {
    expect(inRow(8, 344)).toBe(4)
    expect(inRow(10, 344)).toBe(5)
    expect(inRow(9, 250)).toBe(3)
  })
  it('is drawn before its width is known, and when it is empty', () => {
    expect(inRow(5, 0)).toBe(1)
    expect(inRow(0, 344)).toBe(1)
  })
})
