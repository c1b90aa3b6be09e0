import { flushSync } from 'svelte'
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { Picking } from '../../table/picking.svelte.ts'
import { Speaker } from '../../speaker.ts'
import type { CardKind, MachineFacts } from './facts.ts'
import Machine from './Machine.svelte'

const CARD: CardKind = { id: 'anvil', suit: 'fox', kind: 'item', cost: { fox: 1 }, effect: { op: 'gain_item', item: 'hammer', vp: 2 } }
const MACHINE: MachineFacts = { orders: ['anvil', null], directive: 'anvil', items_for_sale: {}, held: [], head_start: 0, dawn_vp: 1 }

function drawn(...options: string[]): string {
  const picking = new Picking({ send: () => undefined, refuse: () => undefined })
  picking.ask({ prompt: 'act', rule: '1', facts: {}, options, given: 0 }, { craft: ['card'], spy_on: ['amount'] })
  flushSync()
  const props = { machine: MACHINE, kinds: new Map([['anvil', CARD]]), picking, speak: new Speaker('en', ''), deeds: [] }
  return render(Machine, { props }).body
}

const buttons = (html: string): number => html.split('role="button"').length - 1

describe('the orders of the machine', () => {
  it('are not the copies in a hand: crafting a card lights none of them', () => {
    const html = drawn('craft anvil')
    expect(html).toContain('anvil')
    expect(buttons(html)).toBe(0)
  })
  it('are picked by their place, with no button inside a button', () => {
    expect(buttons(drawn('spy_on 1', 'spy_on 2', 'craft anvil'))).toBe(2)
  })
})
