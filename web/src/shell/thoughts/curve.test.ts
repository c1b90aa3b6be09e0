import { expect, test } from 'vitest'
import type { Analysis, Swing } from '../../protocol.ts'
import { chancesAt, movedMost, numbered, stack, turningFrom } from './curve.ts'

const curve = [
  { at: 0, chances: [0.5, 0.5] },
  { at: 10, chances: [0.7, 0.3] },
  { at: 20, chances: [0, 1] },
]

function swing(at: number, before: number[], after: number[]): Swing {
  return { before, after, opinion: { at, seat: 0, played: 'x', options: [] } }
}

test('between two samples the chances lie on the line', () => {
  expect(chancesAt(curve, 10)).toEqual([0.7, 0.3])
  expect(chancesAt(curve, 5)?.map((chance) => Math.round(chance * 100))).toEqual([60, 40])
  expect(chancesAt(curve, 0)).toEqual([0.5, 0.5])
})

test('where nothing is known yet there are no chances', () => {
  expect(chancesAt([], 3)).toBeNull()
  expect(chancesAt(curve, 21)).toBeNull()
  expect(chancesAt(curve.slice(1), 3)).toBeNull()
})

test('a turning point is told of the seat it changed most', () => {
  expect(movedMost(swing(3, [0.4, 0.3, 0.3], [0.35, 0.1, 0.55]))).toBe(2)
})

test('from one turning point to the next', () => {
  const analysis: Analysis = { status: 'done', ahead: 0, done: 1, total: 1, length: 20, curve, swings: [swing(4, [0], [1]), swing(9, [0], [1])] }
  expect(turningFrom(analysis, 0, true)).toBe(4)
  expect(turningFrom(analysis, 4, true)).toBe(9)
  expect(turningFrom(analysis, 9, true)).toBeNull()
  expect(turningFrom(analysis, 9, false)).toBe(4)
  expect(turningFrom(analysis, 4, false)).toBeNull()
})

test('marks that are close stand one above the other', () => {
  expect(stack([0, 30, 40, 45, 60], 20)).toEqual([0, 0, 1, 2, 0])
  expect(stack([], 20)).toEqual([])
})

test('who points at a number means its turning point to the moment', () => {
  const numbers = [
    { at: 203, x: 100, y: 12 },
    { at: 210, x: 104, y: 34 },
  ]
  expect(numbered(numbers, 108, 10)).toBe(203)
  expect(numbered(numbers, 103, 26)).toBe(210)
  expect(numbered(numbers, 100, 80)).toBeNull()
})
