import type { GameInfo } from '../protocol.ts'
import { type Facts, Speaker } from '../speaker.ts'
import { api } from './api.ts'

export const LANGUAGES = { en: 'English', fr: 'Français', ru: 'Русский' } as const
export type Language = keyof typeof LANGUAGES

/** The words of the shell, and those of each game once it is needed. */
class Words {
  language: Language = $state('en')
  #common: Speaker = $state.raw(new Speaker('en', ''))
  #games = new Map<string, Promise<Speaker>>()

  say = (key: string, facts: Facts = {}): string => this.#common.say(key, facts)
  has = (key: string): boolean => this.#common.has(key)

  async use(language: Language): Promise<void> {
    const catalogue = await api.words(language)
    this.#common = new Speaker(language, catalogue)
    this.language = language
    document.documentElement.lang = language
  }

  /** A speaker of its own for one game's table. */
  async game(game: GameInfo): Promise<Speaker> {
    const key = `${this.language}/${game.name}`
    const known = this.#games.get(key)
    if (known !== undefined) return known
    const language = this.language
    const loading = api.words(language, game.name).then((catalogue) => new Speaker(language, catalogue, game))
    this.#games.set(key, loading)
    loading.catch(() => this.#games.delete(key))
    return loading
  }
}

export const words = new Words()
export const say = words.say
