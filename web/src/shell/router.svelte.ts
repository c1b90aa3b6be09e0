/** Where the reader is. Pages are found by path; links are plain anchors, so that they open in a new tab too. */

export interface Route {
  page: string
  params: Record<string, string>
  query: URLSearchParams
}

const ROUTES: [pattern: string, page: string][] = [
  ['/', 'home'],
  ['/lobby', 'lobby'],
  ['/new/:game', 'new'],
  ['/learn/:game', 'learn'],
  ['/table/:id', 'table'],
  ['/table/:id/replay', 'replay'],
  ['/table/:id/analysis', 'analysis'],
  ['/settings', 'settings'],
  ['/account', 'account'],
  ['/credits', 'credits'],
]

export function match(path: string, search: string): Route {
  const parts = path.replace(/\/+$/, '').split('/')
  for (const [pattern, page] of ROUTES) {
    const wanted = pattern.replace(/\/+$/, '').split('/')
    if (wanted.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = wanted.every((part, index) => {
      const given = parts[index] ?? ''
      if (!part.startsWith(':')) return part === given
      params[part.slice(1)] = decode(given)
      return given !== ''
    })
    if (fits) return { page, params, query: new URLSearchParams(search) }
  }
  return { page: 'missing', params: {}, query: new URLSearchParams(search) }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  route: Route = $state.raw(match(location.pathname, location.search))

  start(): void {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#click(event))
  }

  go(address: string): void {
    history.pushState(null, '', address)
    this.#read()
    scrollTo(0, 0)
  }

  replace(address: string): void {
    history.replaceState(null, '', address)
    this.#read()
  }

  #read(): void {
    this.route = match(location.pathname, location.search)
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (anchor === null || anchor.target !== '' || anchor.hasAttribute('download') || anchor.origin !== location.origin) return
    if (anchor.pathname.startsWith('/api/') || anchor.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    this.go(anchor.pathname + anchor.search + anchor.hash)
  }
}

export const router = new Router()
