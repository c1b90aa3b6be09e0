import type { Question } from '../protocol.ts'
import { type Candidate, type Choice, narrow, narrowAll, parseAll, type Pick, settled, type Step, step } from './options.ts'

/** How a thing on the table stands to the question: `can` be picked, `picked`, `aimed` at by what is hovered, or nothing. */
export type PickState = 'can' | 'picked' | 'aimed' | undefined

export type Thing = [domain: string, word: string]

export interface PickingHost {
  /** Carry a choice out (or ask to confirm it). */
  send: (choice: Choice) => void
  /** A click on something that is not on offer: say why. */
  refuse: (thing: Thing) => void
}

/** The question being answered: what may be picked, what was, what is looked at. Boards and the prompt bar share one. */
export class Picking {
  question: Question | null = $state.raw(null)
  picks: Pick[] = $state.raw([])
  /** The whole choice shown for confirmation, if one is. */
  confirming: Choice | null = $state.raw(null)
  #verbs: Record<string, string[]> = {}
  #hovered: { thing?: Thing; texts?: string[] } | null = $state.raw(null)
  #host: PickingHost

  constructor(host: PickingHost) {
    this.#host = host
  }

  /** All options of the question, parsed. */
  all: Candidate[] = $derived.by(() => (this.question === null ? [] : parseAll(this.question.options, this.#verbs)))
  /** The options left after the picks so far. */
  left: Candidate[] = $derived(narrowAll(this.all, this.picks))
  step: Step = $derived(step(this.left))
  #open: Map<string, number> = $derived.by(() => openWords(this.left))
  /** The choices that what is hovered or focused stands for: draw a ghost, a cost, a score when there is exactly one. */
  aimed: Choice[] = $derived.by(() => this.#aim())
  #aimedWords: Set<string> = $derived.by(() => {
    const few = this.aimed.length <= 12 ? this.aimed : []
    return new Set(few.flatMap((choice) => choice.args.map((word, position) => `${choice.domains[position]}:${word}`)))
  })

  get active(): boolean {
    return this.question !== null
  }

  /** A new question, or none. The same question again (a reconnection) keeps the picks. */
  ask(question: Question | null, verbs: Record<string, string[]>): void {
    const same = question !== null && this.question !== null && JSON.stringify(question) === JSON.stringify(this.question)
    this.#verbs = verbs
    if (same) return
    this.question = question
    this.picks = []
    this.confirming = null
    this.#hovered = null
  }

  /** True if picking the thing now leads somewhere. */
  can(domain: string, word: string): boolean {
    return this.#open.has(`${domain}:${word}`)
  }

  picked(domain: string, word: string): boolean {
    return this.picks.some((pick) => pick.kind === 'word' && pick.domain === domain && pick.word === word)
  }

  /** True if what is hovered or focused elsewhere (a chip, a card) concerns this thing. */
  aims(domain: string, word: string): boolean {
    return this.#aimedWords.has(`${domain}:${word}`)
  }

  state(domain: string, word: string): PickState {
    if (this.picked(domain, word)) return 'picked'
    if (this.aims(domain, word)) return 'aimed'
    return this.can(domain, word) ? 'can' : undefined
  }

  /** The choices that picking the thing would leave. */
  choices(domain: string, word: string): Choice[] {
    return narrow(this.left, { kind: 'word', domain, word }).map((candidate) => candidate.choice)
  }

  /** Pick a thing on the board or in the hand; picked again, it is let go. */
  pick(domain: string, word: string): void {
    if (this.picked(domain, word) && !this.can(domain, word)) {
      this.release(domain, word)
      return
    }
    if (!this.can(domain, word)) {
      this.#host.refuse([domain, word])
      return
    }
    this.confirming = null
    this.picks = [...this.picks, { kind: 'word', domain, word }]
    const [only] = this.left
    if (only !== undefined && settled(this.all, this.left)) this.#host.send(only.choice)
  }

  pickVerb(verb: string): void {
    this.confirming = null
    this.picks = [...this.picks, { kind: 'verb', verb }]
  }

  /** Pick the value of one argument (a chip of the prompt bar). */
  pickAt(position: number, domain: string, word: string): void {
    this.confirming = null
    this.picks = [...this.picks, { kind: 'word', domain, word, position }]
  }

  /** Take a whole choice (a chip of the prompt bar). */
  choose(choice: Choice): void {
    this.#host.send(choice)
  }

  release(domain: string, word: string): void {
    this.picks = this.picks.filter((pick) => !(pick.kind === 'word' && pick.domain === domain && pick.word === word))
    this.confirming = null
  }

  /** One step back; false if there is nothing to take back here. */
  back(): boolean {
    if (this.confirming !== null) {
      this.confirming = null
      if (settled(this.all, this.left)) this.picks = this.picks.slice(0, -1)
      return true
    }
    if (this.picks.length === 0) return false
    this.picks = this.picks.slice(0, -1)
    return true
  }

  /** Look at a thing (hover, focus) without picking it; null looks away. */
  hover(thing: Thing | null): void {
    this.#hovered = thing === null ? null : { thing }
  }

  /** Look at choices (a chip of the prompt bar). */
  hoverChoices(choices: Choice[] | null): void {
    this.#hovered = choices === null ? null : { texts: choices.map((choice) => choice.text) }
  }

  #aim(): Choice[] {
    if (this.confirming !== null) return [this.confirming]
    const hovered = this.#hovered
    if (hovered?.texts !== undefined) {
      const texts = new Set(hovered.texts)
      return this.left.filter((candidate) => texts.has(candidate.choice.text)).map((candidate) => candidate.choice)
    }
    if (hovered?.thing !== undefined && this.can(...hovered.thing)) return this.choices(...hovered.thing)
    return []
  }

  /** Attributes for a thing that can be picked, to spread on its element: `<g {...picking.on(['square', 'd4'])}>`.
   *
   * Several things (a card that is also a slot) are tried in order. `label` is what a screen reader hears. `still` is the role of
   * something without words of its own while it cannot be picked: a drawing (`img`) keeps its label then. */
  on(things: Thing | Thing[], label?: string, still?: string): Record<string, unknown> {
    const list = (Array.isArray(things[0]) ? things : [things]) as Thing[]
    const thing = list.find(([domain, word]) => this.can(domain, word) || this.picked(domain, word)) ?? list[0]
    if (thing === undefined) return {}
    const [domain, word] = thing
    const pickable = this.can(domain, word) || this.picked(domain, word)
    const state = list.map((each) => this.state(...each)).find((each) => each !== undefined)
    const act = (event: Event): void => {
      event.stopPropagation()
      this.pick(domain, word)
    }
    return {
      'data-domain': domain,
      'data-word': word,
      'data-tip': `${domain}:${word}`,
      'data-pick': state,
      'aria-label': label,
      role: pickable ? 'button' : still,
      tabindex: pickable ? 0 : undefined,
      'aria-pressed': pickable ? this.picked(domain, word) : undefined,
      onclick: act,
      onkeydown: (event: KeyboardEvent) => {
        if (!pickable || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        act(event)
      },
      onpointerenter: () => this.hover(thing),
      onpointerleave: () => this.hover(null),
      onfocus: () => this.hover(thing),
      onblur: () => this.hover(null),
    }
  }
}

/** Every word that still makes a difference, by `domain:word`, with how many candidates it leaves. */
function openWords(left: Candidate[]): Map<string, number> {
  const open = new Map<string, number>()
  for (const { choice, taken } of left) {
    choice.args.forEach((word, position) => {
      if (taken & (1 << position)) return
      const key = `${choice.domains[position]}:${word}`
      open.set(key, (open.get(key) ?? 0) + 1)
    })
  }
  return open
}
