import type { Speed } from '../table/motion.svelte.ts'

export type Theme = 'auto' | 'light' | 'dark'

interface Kept {
  theme: Theme
  speed: Speed
  sounds: boolean
  confirm: boolean
  cover: boolean
}

const KEY = 'wonderwood.settings'

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

/** What a reader likes, kept in this browser. */
class Settings {
  theme: Theme = $state('auto')
  speed: Speed = $state('normal')
  sounds = $state(false)
  /** Ask before every choice, not only before dangerous ones. */
  confirm = $state(false)
  /** Several seats at this screen hide their secrets from each other. */
  cover = $state(true)

  constructor() {
    const kept = stored()
    const still = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
    this.theme = kept.theme ?? 'auto'
    this.speed = kept.speed ?? (still ? 'off' : 'normal')
    this.sounds = kept.sounds ?? false
    this.confirm = kept.confirm ?? false
    this.cover = kept.cover ?? true
  }

  start(): void {
    this.wear()
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.wear())
  }

  keep(): void {
    const { theme, speed, sounds, confirm, cover } = this
    const kept: Kept = { theme, speed, sounds, confirm, cover }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // a private window keeps nothing; the choice holds until it is closed
    }
    this.wear()
  }

  wear(): void {
    if (typeof document === 'undefined') return
    const dark = this.theme === 'dark' || (this.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }
}

export const settings = new Settings()
