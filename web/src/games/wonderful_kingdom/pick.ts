import type { Choice } from '../../table/options.ts'
import type { Picking, Thing } from '../../table/picking.svelte.ts'

/** Verbs by where the card lies that they speak of. */
export const USES = {
  hand: ['offer', 'muster', 'keep'],
  drawn: ['keep', 'muster'],
  zone: ['discard'],
  selection: ['build', 'recycle', 'double', 'freeze_selected', 'discard'],
  site: ['lay', 'krystal', 'enlist', 'scrap', 'remove', 'desert', 'freeze', 'thaw', 'aid', 'lift', 'shift'],
  built: ['cover', 'uncover'],
  threat: ['fight'],
  council: ['power'],
}

/** The choices left that name these things one after the other. */
export function matching(picking: Picking, things: Thing[], verbs?: string[]): Choice[] {
  return picking.left
    .map((candidate) => candidate.choice)
    .filter((choice) => (verbs === undefined || verbs.includes(choice.verb)) && names(choice, things))
}

function names(choice: Choice, things: Thing[]): boolean {
  for (let start = 0; start + things.length <= choice.args.length; start++) {
    if (things.every(([domain, word], index) => choice.domains[start + index] === domain && choice.args[start + index] === word)) return true
  }
  return false
}

/** Attributes for a spot that stands for several words at once (a space of a site, a card by its position).
 *
 * With one choice it is taken at once; with several the words are picked and the prompt bar asks for the rest. */
export function spot(picking: Picking, things: Thing[], label: string, verbs?: string[]): Record<string, unknown> {
  const choices = matching(picking, things, verbs)
  const [only] = choices
  if (only === undefined) return { role: 'img', 'aria-label': label }
  const aimed = picking.aimed.length <= 12 && picking.aimed.some((choice) => choices.some((one) => one.text === choice.text))
  const act = (event: Event): void => {
    event.stopPropagation()
    if (choices.length === 1) picking.choose(only)
    else for (const [domain, word] of things) if (picking.can(domain, word)) picking.pick(domain, word)
  }
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    'data-pick': aimed ? 'aimed' : 'can',
    onclick: act,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      act(event)
    },
    onpointerenter: () => picking.hoverChoices(choices),
    onpointerleave: () => picking.hoverChoices(null),
    onfocus: () => picking.hoverChoices(choices),
    onblur: () => picking.hoverChoices(null),
  }
}
