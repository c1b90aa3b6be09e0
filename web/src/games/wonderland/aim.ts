import type { Choice } from '../../table/options.ts'
import type { Picking } from '../../table/picking.svelte.ts'
import type { Facts } from './table.ts'

/** Where on the board a choice without a square of its own is to be clicked, and what a hovered choice points at. */

const WALKS = new Set(['go', 'guide'])

/** The squares Alice may be led to now, each with the choice that leads her there. */
export function landings(picking: Picking, facts: Facts): Map<string, Choice> {
  const found = new Map<string, Choice>()
  for (const { choice } of picking.left) {
    const square = landing(choice, facts)
    if (square !== null) found.set(square, choice)
  }
  return found
}

/** Where a choice would lead Alice, or null if it does not. */
export function landing(choice: Choice, facts: Facts): string | null {
  if (!WALKS.has(choice.verb)) return null
  const [direction = '', steps = '0'] = choice.args
  return facts.alice.ways[direction]?.[Number(steps) - 1] ?? null
}

/** The choice of a verb without arguments, if it is on offer. */
export function plainChoice(picking: Picking, verb: string): Choice | undefined {
  return picking.left.find(({ choice }) => choice.verb === verb && choice.args.length === 0)?.choice
}

/** Attributes for a thing that stands for one whole choice: as `picking.on`, but for choices instead of words. */
export function onChoice(picking: Picking, choice: Choice, label: string, tip: string): Record<string, unknown> {
  const take = (event: Event): void => {
    event.stopPropagation()
    picking.choose(choice)
  }
  const look = (): void => picking.hoverChoices([choice])
  const away = (): void => picking.hoverChoices(null)
  return {
    'data-tip': tip,
    'data-pick': picking.aimed.some((aimed) => aimed.text === choice.text) ? 'aimed' : 'can',
    'aria-label': label,
    role: 'button',
    tabindex: 0,
    onclick: take,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      take(event)
    },
    onpointerenter: look,
    onpointerleave: away,
    onfocus: look,
    onblur: away,
  }
}

/** The cards of the hand that are looked at as ways to lead Alice: hovered, or all on offer to be played. */
export function leadCards(picking: Picking): string[] {
  return picking.aimed.filter((choice) => choice.verb === 'play').flatMap((choice) => choice.args.slice(0, 1))
}

/** `picking.on` for something that is drawn: named as a picture for screen readers when it cannot be picked. */
export function onThing(picking: Picking, domain: string, word: string, label: string, tip?: string): Record<string, unknown> {
  const given = picking.on([domain, word], label)
  return { ...given, role: given.role ?? 'img', 'data-tip': tip ?? given['data-tip'] }
}
