import { getContext, setContext } from 'svelte'
import type { Facts } from '../speaker.ts'

const WORDS = Symbol('words')
type Say = (key: string, facts?: Facts) => string

/** Gives the parts of the table the words of the shell. */
export function provideWords(say: Say): void {
  setContext(WORDS, say)
}

export function shellWords(): Say {
  return getContext<Say>(WORDS)
}
