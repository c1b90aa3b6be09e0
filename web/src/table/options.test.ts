import { describe, expect, it } from 'vitest'
import { agreed, narrow, narrowAll, parseAll, settled, step } from './options.ts'

const VERBS = { move: ['clearing', 'clearing', 'amount'], battle: ['clearing'], craft: ['card'], pass: [] as string[] }
const word = (domain: string, name: string) => ({ kind: 'word' as const, domain, word: name })
const texts = (list: { choice: { text: string } }[]) => list.map((one) => one.choice.text)

describe('narrowing a question', () => {
  const all = parseAll(['move c1 c2 1', 'move c1 c3 1', 'move c2 c1 1', 'battle c1', 'craft axe', 'pass'], VERBS)

  it('takes a word as the first argument of its kind', () => {
    expect(texts(narrow(all, word('clearing', 'c1')))).toEqual(['move c1 c2 1', 'move c1 c3 1', 'battle c1'])
  })
  it('takes the next word as the second argument', () => {
    expect(texts(narrowAll(all, [word('clearing', 'c1'), word('clearing', 'c3')]))).toEqual(['move c1 c3 1'])
  })
  it('takes a word that is only a target as the target', () => {
    expect(texts(narrow(all, word('clearing', 'c3')))).toEqual(['move c1 c3 1'])
  })
  it('does not mistake a word of another kind', () => {
    expect(narrow(all, word('card', 'c1'))).toEqual([])
  })
  it('narrows by verb, and by the value of one argument', () => {
    const moves = narrow(all, { kind: 'verb', verb: 'move' })
    expect(moves).toHaveLength(3)
    expect(texts(narrow(moves, { ...word('clearing', 'c1'), position: 1 }))).toEqual(['move c2 c1 1'])
  })
})

describe('the steps of the prompt bar', () => {
  it('offers a handful of choices as they are', () => {
    expect(step(parseAll(['battle c1', 'pass'], VERBS)).kind).toBe('choices')
  })
  it('offers verbs first when there are many', () => {
    const many = parseAll(['pass', ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((card) => `craft ${card}`)], VERBS)
    const next = step(many)
    expect(next.kind === 'verbs' && next.verbs.map((one) => [one.verb, one.choices.length])).toEqual([['pass', 1], ['craft', 7]])
  })
  it('then asks for the first argument that is open, skipping what all share', () => {
    const many = parseAll(['2', '3', '4', '5'].flatMap((to) => ['1', '2'].map((amount) => `move c1 c${to} ${amount}`)), VERBS)
    const next = step(many)
    expect(next).toMatchObject({ kind: 'words', position: 1, domain: 'clearing', words: ['c2', 'c3', 'c4', 'c5'] })
  })
})

describe('when a pick carries a choice out', () => {
  const all = parseAll(['move c1 c2 1', 'move c1 c3 1', 'craft axe'], VERBS)
  it('does when the picks settled everything that was open', () => {
    expect(settled(all, narrow(all, word('clearing', 'c3')))).toBe(true)
  })
  it('does not while parts are unseen', () => {
    const two = parseAll(['move c1 c2 1', 'move c3 c4 2'], VERBS)
    expect(settled(two, narrow(two, word('clearing', 'c1')))).toBe(false)
  })
  it('does not when the same word could mean something else', () => {
    const both = parseAll(['craft axe', 'craft sword', 'pass', 'drop axe'], { ...VERBS, drop: ['card'] })
    const left = narrow(narrow(both, word('card', 'axe')), { kind: 'verb', verb: 'craft' })
    expect(settled(both, left)).toBe(false)
  })
})

it('knows what half a sentence says', () => {
  expect(agreed(parseAll(['move c1 c2 1', 'move c1 c3 1'], VERBS).map((one) => one.choice))).toEqual(['c1', null, '1'])
})
