import type { GameInfo, Me } from '../protocol.ts'
import { api } from './api.ts'
import { type Language, words } from './words.svelte.ts'

/** Who is reading, and which games are on the shelf. */
class Session {
  me: Me | null = $state.raw(null)
  games: GameInfo[] = $state.raw([])

  async start(): Promise<void> {
    const [me, games] = await Promise.all([api.me(), api.games()])
    this.games = games
    this.me = me
    await words.use(me.language)
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name)
  }

  async rename(name: string): Promise<void> {
    this.me = await api.change({ name })
  }

  async speak(language: Language): Promise<void> {
    this.me = await api.change({ language })
    await words.use(language)
  }

  async become(who: Promise<Me>): Promise<void> {
    this.me = await who
    await words.use(this.me.language)
  }
}

export const session = new Session()
