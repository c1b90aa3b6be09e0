import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { GameInfo, LogLine, Question } from './protocol.ts'
import type { Choice } from './table/options.ts'

export type Facts = Record<string, FluentVariable>

const ABSENT = 'none' // what a message sees in place of a fact that is not there or not for these eyes
const OPEN = '…'
const PLACES = ['first', 'second', 'third']

/** A piece of a sentence: plain words, or a name with the thing it names. */
export interface Part {
  text: string
  domain?: string
  word?: string
}

function split(sentence: string): Part[] {
  const parts: Part[] = []
  for (const piece of sentence.split('\uE000')) {
    const named = /^([^:]*):([^\uE001]*)\uE001([^\uE002]*)\uE002([\s\S]*)$/.exec(piece)
    if (named === null) parts.push({ text: piece })
    else parts.push({ text: named[3] ?? '', domain: named[1] ?? '', word: named[2] ?? '' }, { text: named[4] ?? '' })
  }
  return parts.filter((part) => part.text !== '')
}

interface Catalogue {
  bundle: FluentBundle
  /** Which kind of thing an id is, for those who meet it without its domain. */
  domains: Map<string, string>
}

const NOT_NAMES = ['verb', 'ask', 'log', 'phase', 'option', 'score', 'tie', 'rule', 'chapter', 'game', 'hint', 'field']

function read(language: string, text: string): Catalogue {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text), { allowOverrides: true })
  const domains = new Map<string, string>()
  for (const [, domain = '', word = ''] of text.matchAll(/^([a-z_]+)-(\w+) =/gm)) {
    if (!NOT_NAMES.includes(domain) && !domains.has(word)) domains.set(word, domain)
  }
  return { bundle, domains }
}

/** Speaks in one language, of one game if it was given its words: the browser's twin of `wonderwood.words.Speaker`. */
export class Speaker {
  readonly language: string
  readonly game: GameInfo | null
  /** Names of the seats. */
  readonly players: string[]
  #words: Catalogue

  constructor(language: string, words: string | Catalogue, game: GameInfo | null = null, players: string[] = []) {
    this.language = language
    this.game = game
    this.players = players
    this.#words = typeof words === 'string' ? read(language, words) : words
  }

  /** The same words at another table. */
  to(players: string[]): Speaker {
    return new Speaker(this.language, this.#words, this.game, players)
  }

  has(key: string): boolean {
    const [name = '', attribute] = key.split('.')
    const message = this.#words.bundle.getMessage(name)
    if (message === undefined) return false
    return attribute === undefined ? message.value !== null : attribute in message.attributes
  }

  /** The message of a key (`key.attribute` for an attribute), or the key itself if there is none. */
  say(key: string, facts: Facts = {}): string {
    const [name = '', attribute] = key.split('.')
    const message = this.#words.bundle.getMessage(name)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    if (pattern === null || pattern === undefined) return key
    return this.#words.bundle.formatPattern(pattern, facts, [])
  }

  /** The same, or null where there is no such message. */
  maybe(key: string, facts: Facts = {}): string | null {
    return this.has(key) ? this.say(key, facts) : null
  }

  /** The name of an id: a card, a square, a player; a number stays one. */
  name(domain: string, word: string): string {
    if (domain === 'seat') return this.player(Number(word))
    return this.maybe(`${domain}-${word}`) ?? word
  }

  /** The kind of thing an id is, as far as the names tell. */
  domainOf(word: string): string | null {
    return this.#words.domains.get(word) ?? null
  }

  /** What an id does, in our words, or null. */
  text(domain: string, word: string): string | null {
    return this.maybe(`${domain}-${word}.text`)
  }

  player(seat: number): string {
    // Past the last player sits nobody: a side the game plays by itself has a name of its own.
    const nobody = this.players.length > 0 && seat >= this.players.length ? this.maybe('seat-nobody') : null
    return this.players[seat] ?? nobody ?? this.say('seat', { number: seat + 1 })
  }

  #fact(domain: string, word: string | null | undefined, marked = false): FluentVariable {
    if (word === null || word === undefined) return ABSENT
    if (domain !== 'seat' && /^-?\d+$/.test(word) && !this.has(`${domain}-${word}`)) return Number(word)
    const name = this.name(domain, word)
    return marked ? `\uE000${domain}:${word}\uE001${name}\uE002` : name
  }

  /** A choice in words; arguments that are still open (null) read as an ellipsis. */
  choice(verb: string, args: (string | null)[], attribute = ''): string | null {
    const domains = this.game?.verbs[verb] ?? []
    const facts: Facts = {}
    args.forEach((word, position) => {
      const place = PLACES[position] ?? 'first'
      facts[place] = word === null ? OPEN : this.#fact(domains[position] ?? '', word)
      facts[`${place}_id`] = word ?? OPEN
    })
    return attribute === '' ? this.say(`verb-${verb}`, facts) : this.maybe(`verb-${verb}.${attribute}`, facts)
  }

  /** Several choices of a verb in few words, if there are such (`verb-x.some`), else with an ellipsis for what differs. */
  some(verb: string, args: (string | null)[]): string | null {
    return this.choice(verb, args, 'some') ?? this.choice(verb, args)
  }

  option(choice: Choice): string {
    return this.choice(choice.verb, choice.args) ?? choice.text
  }

  /** What a choice will do, if the words say so (`verb-x.effect`). */
  effect(choice: Choice): string | null {
    return this.choice(choice.verb, choice.args, 'effect')
  }

  /** Why a choice should be thought over, if the words say so (`verb-x.warning`). */
  warning(choice: Choice): string | null {
    return this.choice(choice.verb, choice.args, 'warning')
  }

  ask(question: Pick<Question, 'prompt' | 'facts'>): string {
    const facts: Facts = {}
    for (const { name, domain } of this.game?.prompts[question.prompt] ?? []) facts[name] = this.#fact(domain, question.facts[name])
    return this.say(`ask-${question.prompt}`, facts)
  }

  line(line: LogLine): string {
    return this.lineParts(line)
      .map((part) => part.text)
      .join('')
  }

  /** A line of the log in pieces, so that names can explain themselves. */
  lineParts(line: LogLine): Part[] {
    const facts: Facts = {}
    for (const { name, domain } of this.game?.events[line.event] ?? []) facts[name] = this.#fact(domain, line.facts[name], true)
    return split(this.say(`log-${line.event}`, facts))
  }

  /** Title of a numbered rule, or null; its text is `ruleText`. */
  ruleTitle(id: string): string | null {
    return this.maybe(`rule-${id.replaceAll('.', '_')}`)
  }

  ruleText(id: string): string | null {
    return this.maybe(`rule-${id.replaceAll('.', '_')}.text`)
  }
}
