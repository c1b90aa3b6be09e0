import type { GameInfo, OptionInfo } from '../protocol.ts'
import type { Facts, Speaker } from '../speaker.ts'

/** What an option of a new table may be set to. */
export type Value = string | number | boolean | null
type Say = (key: string, facts?: Facts) => string

export function valueName(option: OptionInfo, value: Value, speak: Speaker | null, say: Say): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  return speak?.maybe(`option-${option.name}-${value ?? 'none'}`) ?? String(value ?? say('none'))
}

/** Yes or no, where no is the usual: a box to tick. */
export function isSwitch(option: OptionInfo): boolean {
  return !option.per_seat && option.values.length === 2 && option.values.every((value) => typeof value === 'boolean')
}

/** Why a table cannot be set up like this, in the words of the form; null where the refusal is about something else. */
export function whyNot(facts: Record<string, unknown>, game: GameInfo, speak: Speaker, say: Say): string | null {
  const option = game.options.find((one) => one.name === facts.option)
  if (option === undefined) return null
  const valueOf = (word: unknown): Value | undefined =>
    option.values.find((value) => String(value ?? 'none').toLowerCase() === String(word ?? 'none').toLowerCase())
  const nameOf = (word: unknown): string => {
    const value = valueOf(word)
    return value === undefined ? String(word) : valueName(option, value, speak, say)
  }
  const value = valueOf(facts.value) === undefined ? String(facts.value).split(', ').map(nameOf).join(', ') : nameOf(facts.value)
  const said = [say('new-refused', { option: speak.say(`option-${option.name}`), value })]
  const help = speak.maybe(`option-${option.name}.limits`) ?? speak.maybe(`option-${option.name}.help`)
  if (help !== null) said.push(help)
  const { allowed } = facts
  if (Array.isArray(allowed) && allowed.every((word) => valueOf(word) !== undefined)) {
    said.push(say('new-refused-allowed', { allowed: allowed.map(nameOf).join(', ') }))
  }
  return said.join(' ')
}
