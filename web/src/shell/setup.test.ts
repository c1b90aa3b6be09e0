import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../protocol.ts'
import { Speaker } from '../speaker.ts'
import { isSwitch, whyNot } from './setup.ts'

const GAME = {
  options: [
    { name: 'guided', values: [false, true], default: false, per_seat: false },
    { name: 'faction', values: ['random', 'cats', 'birds'], default: 'random', per_seat: true },
    { name: 'map', values: ['A', 'B'], default: 'A', per_seat: false },
  ],
} as unknown as GameInfo
const COMMON = new Speaker(
  'fr',
  `
yes = oui
no = non
new-refused = { $option } : « { $value } » ne va pas avec le reste.
new-refused-allowed = Possible : { $allowed }.
`,
)
const speak = new Speaker(
  'fr',
  `
option-guided = Partie guidée
    .help = Pour une première soirée.
    .limits = À quatre seulement.
option-faction = Faction
option-faction-cats = Chats
option-faction-birds = Oiseaux
option-map = Plateau
option-map-A = Automne
option-map-B = Hiver
`,
  GAME,
)
const say = COMMON.say.bind(COMMON)
const why = (facts: Record<string, unknown>): string | null => whyNot({ code: 'bad_setup', ...facts }, GAME, speak, say)

describe('a table that cannot be set up so', () => {
  it('says which option, and what it needs, in the words of the form', () => {
    expect(why({ option: 'guided', value: 'True', allowed: ['False'] })).toBe('Partie guidée : « oui » ne va pas avec le reste. À quatre seulement. Possible : non.')
    expect(why({ option: 'faction', value: 'cats, cats', allowed: ['birds'] })).toBe('Faction : « Chats, Chats » ne va pas avec le reste. Possible : Oiseaux.')
  })
  it('names what is possible where the refusal lists it', () => {
    expect(why({ option: 'map', value: 'B', allowed: ['A'] })).toBe('Plateau : « Hiver » ne va pas avec le reste. Possible : Automne.')
  })
  it('leaves what is no option of the game to the server', () => {
    expect(why({ option: 'bot', value: 'x', allowed: 'y' })).toBeNull()
  })
  it('offers yes or no as a box to tick', () => {
    expect(GAME.options.map(isSwitch)).toEqual([true, false, false])
  })
})
