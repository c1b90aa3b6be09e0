import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GameInfo } from './protocol.ts'
import { Speaker } from './speaker.ts'

const GAME = {
  verbs: { bid: ['amount', 'face'], move: ['square'] },
  prompts: { bid: [{ name: 'count', domain: 'amount' }] },
  events: { rolled: [{ name: 'who', domain: 'seat' }, { name: 'face', domain: 'face' }] },
} as unknown as GameInfo

const WORDS = `
seat = Player { $number }
verb-bid = Bid { $first } × { $second }
    .warning = { $first } is a lot
    .some = Bid { $first } of a kind
verb-move = Move to { $first }
square-d4 = the garden
    .text = Roses grow here.
ask-bid = { $count ->
    [one] one die
   *[other] { $count } dice
  }
log-rolled = { $who } rolls { $face ->
    [none] a die
   *[other] a { $face }
  }.
rule-1_2 = Rolling
`

describe('words', () => {
  const speak = new Speaker('en', WORDS, GAME, ['Ann'])
  it('names things and players, and leaves numbers alone', () => {
    expect(speak.name('square', 'd4')).toBe('the garden')
    expect(speak.text('square', 'd4')).toBe('Roses grow here.')
    expect(speak.name('seat', '0')).toBe('Ann')
    expect(speak.name('seat', '1')).toBe('Player 2')
    expect(speak.name('amount', '3')).toBe('3')
  })
  it('says choices, also half ones, and their warnings', () => {
    expect(speak.choice('bid', ['3', '6'])).toBe('Bid 3 × 6')
    expect(speak.choice('bid', ['3', null])).toBe('Bid 3 × …')
    expect(speak.warning({ text: 'bid 3 6', verb: 'bid', args: ['3', '6'], domains: ['amount', 'face'] })).toBe('3 is a lot')
    expect(speak.warning({ text: 'move d4', verb: 'move', args: ['d4'], domains: ['square'] })).toBeNull()
  })
  it('says several choices of a kind in few words where it has them', () => {
    expect(speak.some('bid', ['3', null])).toBe('Bid 3 of a kind')
    expect(speak.some('move', [null])).toBe('Move to …')
  })
  it('counts in plurals, and hides what is not for these eyes', () => {
    expect(speak.ask({ prompt: 'bid', facts: { count: '1' } })).toBe('one die')
    expect(speak.ask({ prompt: 'bid', facts: { count: '5' } })).toBe('5 dice')
    expect(speak.line({ event: 'rolled', rule: '1', facts: { who: '0', face: null } })).toBe('Ann rolls a die.')
  })
  it('gives a line in parts, so that names can explain themselves', () => {
    expect(speak.lineParts({ event: 'rolled', rule: '1', facts: { who: '0', face: '4' } })).toEqual([
      { text: 'Ann', domain: 'seat', word: '0' },
      { text: ' rolls a 4.' },
    ])
  })
  it('finds rules by their number', () => {
    expect(speak.ruleTitle('1.2')).toBe('Rolling')
    expect(speak.ruleTitle('9')).toBeNull()
  })
})

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : []
  })
}

/** The keys a file says in the words of the shell; what a game's speaker says is the game's. */
function keysOf(source: string): string[] {
  const own = source.replaceAll(/\bspeak\??\.say\('[^']*'/g, '').replaceAll(/=== '[^']*'/g, '')
  const calls = [...own.matchAll(/(?<![.\w#])say\(([^)]*)\)/g)].map((call) => call[1] ?? '')
  return calls.flatMap((call) => [...call.matchAll(/'([a-z][a-z-]+)'/g)].map((key) => key[1] ?? ''))
}

describe('the words of the pages', () => {
  const files = [...sources(join(import.meta.dirname, 'shell')), ...sources(join(import.meta.dirname, 'table')), join(import.meta.dirname, 'App.svelte')]
  const used = new Set(files.flatMap((file) => keysOf(readFileSync(file, 'utf8'))))
  for (const language of ['en', 'fr', 'ru']) {
    it(`exist in ${language}`, () => {
      const folder = join(import.meta.dirname, '../../src/wonderwood/locale', language)
      const text = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
      const speak = new Speaker(language, text)
      expect(used.size).toBeGreaterThan(100)
      expect([...used].filter((key) => !speak.has(key))).toEqual([])
    })
  }
})

it('guesses what kind of thing an id is', () => {
  const speak = new Speaker('en', WORDS)
  expect(speak.domainOf('d4')).toBe('square')
  expect(speak.domainOf('bid')).toBeNull()
})
