/** The options of a question as data: a verb and its arguments, narrowed pick by pick. No rules here, only the list the server sent. */

export interface Choice {
  text: string
  verb: string
  args: string[]
  domains: string[]
}

export type Pick = { kind: 'verb'; verb: string } | { kind: 'word'; domain: string; word: string; position?: number }

/** A choice still possible after some picks; `taken` has a bit for every argument already picked. */
export interface Candidate {
  choice: Choice
  taken: number
}

/** What the prompt bar offers next: whole choices, kinds of choices, or values of one argument. */
export type Step =
  | { kind: 'choices'; choices: Choice[] }
  | { kind: 'verbs'; verbs: { verb: string; choices: Choice[] }[] }
  | { kind: 'words'; verb: string; position: number; domain: string; words: string[] }

export const FEW = 7

export function parse(text: string, verbs: Record<string, string[]>): Choice {
  const [verb = '', ...args] = text.split(' ')
  return { text, verb, args, domains: verbs[verb] ?? args.map(() => '') }
}

export function parseAll(texts: string[], verbs: Record<string, string[]>): Candidate[] {
  return texts.map((text) => ({ choice: parse(text, verbs), taken: 0 }))
}

/** The arguments of a candidate that may be picked by a word, the first one first. */
function matches(candidate: Candidate, domain: string, word: string): { first: boolean; position: number }[] {
  const found: { first: boolean; position: number }[] = []
  let first = true
  candidate.choice.domains.forEach((name, position) => {
    if (name !== domain || candidate.taken & (1 << position)) return
    if (candidate.choice.args[position] === word) found.push({ first, position })
    first = false
  })
  return found
}

/** What is left after a pick. With two arguments of a kind (from, to) a word means the first one if it can, else the next. */
export function narrow(candidates: Candidate[], pick: Pick): Candidate[] {
  if (pick.kind === 'verb') return candidates.filter((candidate) => candidate.choice.verb === pick.verb)
  const { position } = pick
  if (position !== undefined) {
    return candidates
      .filter((candidate) => candidate.choice.args[position] === pick.word)
      .map(({ choice, taken }) => ({ choice, taken: taken | (1 << position) }))
  }
  const hits = candidates.flatMap((candidate) =>
    matches(candidate, pick.domain, pick.word)
      .slice(0, 1)
      .map((hit) => ({ candidate, ...hit })),
  )
  const best = hits.some((hit) => hit.first) ? hits.filter((hit) => hit.first) : hits
  return best.map(({ candidate, position }) => ({ choice: candidate.choice, taken: candidate.taken | (1 << position) }))
}

export function narrowAll(candidates: Candidate[], picks: Pick[]): Candidate[] {
  return picks.reduce(narrow, candidates)
}

/** The first argument that is not settled: picked, or the same in all candidates (which must share one verb). */
function nextPosition(candidates: Candidate[]): number {
  const [head] = candidates
  if (head === undefined) return -1
  return head.choice.args.findIndex(
    (_, position) => new Set(candidates.map((candidate) => candidate.choice.args[position])).size > 1,
  )
}

/** What to offer next: a handful of choices as they are, more than that one part at a time. */
export function step(candidates: Candidate[], few = FEW): Step {
  const choices = candidates.map((candidate) => candidate.choice)
  if (choices.length <= few) return { kind: 'choices', choices }
  const verbs = [...new Set(choices.map((choice) => choice.verb))]
  if (verbs.length > 1) {
    return { kind: 'verbs', verbs: verbs.map((verb) => ({ verb, choices: choices.filter((choice) => choice.verb === verb) })) }
  }
  const position = nextPosition(candidates)
  const [head] = choices
  if (position < 0 || head === undefined) return { kind: 'choices', choices: choices.slice(0, 1) }
  const words = [...new Set(choices.map((choice) => choice.args[position] ?? ''))]
  return { kind: 'words', verb: head.verb, position, domain: head.domains[position] ?? '', words }
}

/** True if the picks settled everything that was open: then a pick on the board may carry the choice out at once. */
export function settled(all: Candidate[], left: Candidate[]): boolean {
  const [only] = left
  if (left.length !== 1 || only === undefined) return false
  const kin = all.filter((candidate) => candidate.choice.verb === only.choice.verb)
  const rivals = all.some((candidate) => candidate.choice.verb !== only.choice.verb && sharesWord(candidate, only))
  if (rivals) return false
  return only.choice.args.every(
    (word, position) => only.taken & (1 << position) || kin.every((candidate) => candidate.choice.args[position] === word),
  )
}

function sharesWord(candidate: Candidate, only: Candidate): boolean {
  return only.choice.args.some(
    (word, position) =>
      (only.taken & (1 << position)) !== 0 && matches(candidate, only.choice.domains[position] ?? '', word).length > 0,
  )
}

/** The arguments all candidates of one verb agree on, null where they differ: for the half-finished sentence. */
export function agreed(choices: Choice[]): (string | null)[] {
  const [head] = choices
  if (head === undefined) return []
  return head.args.map((word, position) => (choices.every((choice) => choice.args[position] === word) ? word : null))
}
