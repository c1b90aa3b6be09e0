import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = 'icon:'

/** `import crown from 'icon:crown'` gives the outline (512 x 512) of one game-icons drawing: only what is used is shipped. */
export function icons(): Plugin {
  const load = createRequire(import.meta.url)
  let bodies: Record<string, { body: string }> | null = null
  let aliases: Record<string, { parent: string }> = {}
  return {
    name: 'wonderwood-icons',
    resolveId(id) {
      return id.startsWith(PREFIX) ? '\0' + id : null
    },
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return null
      if (bodies === null) {
        const set = load('@iconify-json/game-icons/icons.json')
        bodies = set.icons as Record<string, { body: string }>
        aliases = set.aliases ?? {}
      }
      const name = id.slice(PREFIX.length + 1)
      const body = (bodies[name] ?? bodies[aliases[name]?.parent ?? ''])?.body
      if (body === undefined) this.error(`game-icons has no icon called ${name}`)
      const outlines = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
      return `export default ${JSON.stringify(outlines.join(''))}`
    },
  }
}
