import type {
  Analysis,
  ChangeMe,
  Credentials,
  GameInfo,
  Hint,
  Join,
  Link,
  MadeTable,
  Me,
  NewBranch,
  NewTable,
  Opinion,
  Problem,
  Replay,
  RuleInfo,
  TableSummary,
} from '../protocol.ts'

/** A request the server refused; `message` is in the reader's language. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly facts: Record<string, unknown>

  constructor(status: number, problem: Problem) {
    super(problem.message)
    this.status = status
    this.code = problem.code
    this.facts = problem.facts
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  })
  if (!response.ok) throw new Refusal(response.status, await problemOf(response))
  if (response.status === 204) return undefined as T
  return (await response.json()) as T
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Partial<Problem>
    return { code: problem.code ?? 'unknown', facts: problem.facts ?? {}, message: problem.message ?? response.statusText }
  } catch {
    return { code: 'unknown', facts: {}, message: response.statusText }
  }
}

const at = encodeURIComponent

export const api = {
  me: () => call<Me>('GET', '/me'),
  change: (change: ChangeMe) => call<Me>('PATCH', '/me', change),
  register: (credentials: Credentials) => call<Me>('POST', '/account', credentials),
  login: (credentials: Credentials) => call<Me>('POST', '/session', credentials),
  logout: () => call<unknown>('DELETE', '/session'),
  games: () => call<GameInfo[]>('GET', '/games'),
  rules: (game: string) => call<RuleInfo[]>('GET', `/rules/${at(game)}`),
  components: (game: string) => call<Record<string, unknown>>('GET', `/components/${at(game)}`),
  tables: (scope: 'open' | 'mine' | 'live') => call<TableSummary[]>('GET', `/tables?scope=${scope}`),
  table: (id: string) => call<TableSummary>('GET', `/tables/${at(id)}`),
  make: (table: NewTable) => call<MadeTable>('POST', '/tables', table),
  join: (id: string, join: Join) => call<TableSummary>('POST', `/tables/${at(id)}/join`, join),
  leave: (id: string) => call<unknown>('POST', `/tables/${at(id)}/leave`, {}),
  vote: (id: string, about: string, agree: boolean) => call<unknown>('POST', `/tables/${at(id)}/vote`, { about, agree }),
  sequel: (id: string) => call<TableSummary>('POST', `/tables/${at(id)}/sequel`),
  link: (id: string, seat: number | null = null) => call<Link>('POST', `/tables/${at(id)}/links`, { seat }),
  replay: (id: string, eyes: string | null, moment: number | null) => {
    const query = new URLSearchParams()
    if (eyes !== null) query.set('eyes', eyes)
    if (moment !== null) query.set('at', String(moment))
    return call<Replay>('GET', `/tables/${at(id)}/replay?${query}`)
  },
  hint: (id: string, seat: number, given: number) => call<Hint>('POST', `/tables/${at(id)}/hint`, { seat, given }),
  analysis: (id: string) => call<Analysis>('GET', `/tables/${at(id)}/analysis`),
  opinion: (id: string, moment: number) => call<Opinion>('GET', `/tables/${at(id)}/opinion?at=${moment}`),
  branch: (id: string, branch: NewBranch) => call<MadeTable>('POST', `/tables/${at(id)}/branch`, branch),
  importRecord: (text: string) => call<TableSummary>('POST', '/records', text),
  recordAddress: (id: string) => `/api/tables/${at(id)}/record`,
  words: async (language: string, game?: string): Promise<string> => {
    const response = await fetch(`/api/words/${at(language)}${game === undefined ? '' : `/${at(game)}`}`)
    if (!response.ok) throw new Refusal(response.status, await problemOf(response))
    return response.text()
  },
}
