import { flushSync } from 'svelte'
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { Picking } from '../../table/picking.svelte.ts'
import { Speaker } from '../../speaker.ts'
import Cult from './Cult.svelte'
import type { CardKind, CultFacts, Facts, Side } from './facts.ts'
import FactionBoard from './FactionBoard.svelte'

const TAX: CardKind = { id: 'tax_collector', suit: 'fox', kind: 'persistent', cost: { any: 1 }, effect: { op: 'sacrifice' } }
const SIDE: Side = {
  faction: 'marquise',
  second: false,
  score: 0,
  parts: {},
  hand: 0,
  supply: 0,
  rules: [],
  crafted: ['tax_collector'],
  made: {},
  dominance: null,
  partner: null,
  crafting: { pieces: {} },
}
const CULT: CultFacts = {
  outcast: null,
  hated: false,
  coming: { outcast: null, hated: false },
  acolytes: 0,
  souls: [],
  soul_suits: {},
  revealed: ['tax_collector'],
  conspiracies: {},
  gardens: {},
  preached: [],
}

/** What is drawn while the copy of the card in one's own hand can be crafted. */
function parts(): { kinds: Map<string, CardKind>; picking: Picking; speak: Speaker } {
  const picking = new Picking({ send: () => undefined, refuse: () => undefined })
  picking.ask({ prompt: 'act', rule: '1', facts: {}, options: ['craft tax_collector', 'done'], given: 0 }, { craft: ['card'], done: [] })
  flushSync()
  return { kinds: new Map([[TAX.id, TAX]]), picking, speak: new Speaker('en', '') }
}

function board(mine: boolean, hand: string[] = []): string {
  const facts = { players: [SIDE], turn: { seat: 0 } } as unknown as Facts
  return render(FactionBoard, { props: { ...parts(), seat: 0, hand, facts, players: [], mine, phase: 'daylight', unfolded: true, deeds: [] } }).body
}

const copies = (html: string): number => html.split('card:tax_collector').length - 1
const lit = (html: string): boolean => html.includes('role="button"')

describe('copies of a card that can be picked', () => {
  it('light up on the own board', () => {
    expect(lit(board(true))).toBe(true)
  })
  it('do not on the board of another player', () => {
    expect(board(false)).toContain('card:tax_collector')
    expect(lit(board(false))).toBe(false)
  })
  it('do not in a hand that a film lays open, where it is shown', () => {
    expect(copies(board(false, ['?', 'tax_collector']))).toBe(copies(board(false)) + 1)
    expect(lit(board(false, ['tax_collector']))).toBe(false)
  })
  it('do not among the cards the Cult has shown', () => {
    const html = render(Cult, { props: { ...parts(), cult: CULT, color: undefined } }).body
    expect(html).toContain('card:tax_collector')
    expect(lit(html)).toBe(false)
  })
})
