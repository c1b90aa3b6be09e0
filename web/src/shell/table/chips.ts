import type { Speaker } from '../../speaker.ts'
import { agreed, type Choice } from '../../table/options.ts'
import type { Picking } from '../../table/picking.svelte.ts'

/** A button of the prompt bar: a whole choice, or one step towards it. */
export interface Chip {
  key: string
  label: string
  choices: Choice[]
  /** The choice it carries out, if it is a whole one. */
  only: Choice | null
  tip: string | undefined
  act: () => void
}

export function chips(picking: Picking, speak: Speaker): Chip[] {
  const step = picking.step
  if (step.kind === 'choices') return step.choices.map((choice) => whole(choice, picking, speak, speak.option(choice)))
  if (step.kind === 'verbs') {
    return step.verbs.map(({ verb, choices }) => {
      const [only] = choices
      if (choices.length === 1 && only !== undefined) return whole(only, picking, speak, speak.option(only))
      const label = speak.some(verb, agreed(choices)) ?? verb
      return { key: verb, label, choices, only: null, tip: undefined, act: () => picking.pickVerb(verb) }
    })
  }
  return step.words.map((word) => {
    const choices = picking.left.map((one) => one.choice).filter((choice) => choice.args[step.position] === word)
    const label = speak.name(step.domain, word)
    const [only] = choices
    if (choices.length === 1 && only !== undefined) return whole(only, picking, speak, label)
    return {
      key: word,
      label,
      choices,
      only: null,
      tip: tip(speak, step.domain, word),
      act: () => picking.pickAt(step.position, step.domain, word),
    }
  })
}

function whole(choice: Choice, picking: Picking, speak: Speaker, label: string): Chip {
  const last = choice.args.length - 1
  return {
    key: choice.text,
    label,
    choices: [choice],
    only: choice,
    tip: tip(speak, choice.domains[last] ?? '', choice.args[last] ?? ''),
    act: () => picking.choose(choice),
  }
}

/** Only what has something to tell gets a tooltip. */
function tip(speak: Speaker, domain: string, word: string): string | undefined {
  return speak.text(domain, word) === null ? undefined : `${domain}:${word}`
}

/** The half-finished sentence while a choice is put together: "Move from Clearing 3 to …". */
export function heading(picking: Picking, speak: Speaker): string | null {
  if (picking.picks.length === 0 && picking.step.kind !== 'words') return null
  const choices = picking.left.map((one) => one.choice)
  const verbs = new Set(choices.map((choice) => choice.verb))
  const [head] = choices
  if (head === undefined) return null
  if (verbs.size === 1) {
    const begun = picking.picks.some((pick) => pick.kind === 'word')
    return begun ? speak.choice(head.verb, agreed(choices)) : speak.some(head.verb, agreed(choices))
  }
  return picking.picks.flatMap((pick) => (pick.kind === 'verb' ? [] : [speak.name(pick.domain, pick.word)])).join(', ')
}
