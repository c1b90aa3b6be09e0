// Written by `make types` from messages.py and bodies.py of src/wonderwood/server. Do not edit by hand.

export const PROTOCOL = 1

/** How a finished game went. While it is worked out (202) the curve grows; `ahead` analyses of other games come first. */
export interface Analysis {
  status: 'done' | 'waiting' | 'working'
  ahead: number
  done: number
  total: number
  length: number
  curve: Chances[]
  swings: Swing[]
  company?: 'against' | 'alone' | 'together'
}

/** What a bot would do; `given` is that of the question, so that the hint is about what the asker sees. */
export interface AskHint {
  seat: number
  given: number
}

export interface Ballot {
  about: string
  agree: boolean
}

/** Every seat's chance to win at a moment, all cards open; alone and together how well it stands, from 0 to 1. */
export interface Chances {
  at: number
  chances: number[]
}

export interface ChangeMe {
  name?: string | null
  language?: 'en' | 'fr' | 'ru' | null
}

export interface Chat {
  t: 'chat'
  key: string
  text: string
}

export interface ChatFrame {
  t: 'chat'
  n: number
  what: 'hint' | 'said'
  from: string
  seat: number | null
  text: string
  at: string
}

/** Something said at the table, or the note that somebody asked for a hint; `seat` is null for a spectator. */
export interface ChatLine {
  what: 'hint' | 'said'
  from: string
  seat: number | null
  text: string
  at: string
}

export interface Credentials {
  login: string
  password: string
}

/** How the words of a verb, a prompt or an event name their arguments. */
export interface DomainInfo {
  name: string
  domain: string
}

/** The request with this key is carried out and safe on disk; the reader sees it in frame `n` or an earlier one. */
export interface Done {
  t: 'done'
  key: string
  n: number
}

/** A box on the shelf. `verbs`, `prompts` and `events` name the domain of every argument, for the words. */
export interface GameInfo {
  name: string
  min_seats: number
  max_seats: number
  minutes: number[]
  weight: number | null
  options: OptionInfo[]
  presets: PresetInfo[]
  bots: string[]
  phases: string[]
  verbs: Record<string, string[]>
  prompts: Record<string, DomainInfo[]>
  events: Record<string, DomainInfo[]>
}

export interface Health {
  status: 'well'
  version: string
  tables: number
  sockets: number
}

/** The options of a question, the best first, as a bot with the seat's eyes sees them. */
export interface Hint {
  seat: number
  given: number
  company: 'against' | 'alone' | 'together'
  options: OptionValue[]
}

/** Without `seat`: the first open one. A private table asks for the invite. */
export interface Join {
  seat?: number | null
  invite?: string | null
}

export interface Link {
  invite: string
  link: string
}

/** One thing that happened, as the reader may read it; a fact that is not for its eyes is null. Where several seats of one screen do not read the same, `eyes` has the facts for each of them and for a spectator; null: the line is not for them. */
export interface LogLine {
  event: string
  rule: string
  facts: Record<string, string | null>
  eyes?: Record<string, Record<string, string | null> | null>
}

/** A new table and the secret that lets others sit down: it is shown once and kept only as a hash. */
export interface MadeTable {
  table: TableSummary
  invite: string
  link: string
}

/** Who I am. `login` is null for a guest. */
export interface Me {
  id: string
  name: string
  language: 'en' | 'fr' | 'ru'
  login: string | null
}

/** Something happened. Of the lines the reader has, `keep` stay; then come those of `log`. */
export interface MovedFrame {
  t: 'moved'
  n: number
  what: 'play' | 'start' | 'takeback' | 'undo'
  by: number | null
  view: View
  views: Record<string, View>
  keep: number
  log: LogLine[]
  undo: boolean
  undos: number[]
}

/** Play on from a moment of a finished game: `at` counts its choices, as in a replay. */
export interface NewBranch {
  at: number
  seats: SeatChoice[]
  public?: boolean
  name?: string
  hints?: boolean | null
}

/** Without `seat`: a new invite link. With one: a link to that chair, good once. */
export interface NewLink {
  seat?: number | null
}

/** The password as it is, and as it shall be. */
export interface NewPassword {
  password: string
  new: string
}

/** `hints` null: allowed where nobody is invited. */
export interface NewTable {
  game: string
  seats: SeatChoice[]
  options?: Record<string, string | number | boolean | (string | number | boolean | null)[] | null>
  public?: boolean
  name?: string
  hints?: boolean | null
}

/** What was played at a moment of a finished game, and what a bot with that seat's eyes thinks of the options. */
export interface Opinion {
  at: number
  seat: number
  played: string
  options: OptionValue[]
}

/** An option of a new table; its words are `option-<name>` and `.help`. */
export interface OptionInfo {
  name: string
  values: (string | number | boolean | null)[]
  default: unknown
  per_seat: boolean
}

/** What a bot thinks of an option: how often it tried it, the chance to win, the lead in points (null: not tried). */
export interface OptionValue {
  option: string
  visits: number
  chance: number | null
  margin: number | null
}

/** Where a table comes from: a `branch` was played on from a moment of another one, a `sequel` follows it in a chain. */
export interface OriginInfo {
  table: string
  moment: number | null
  kind: 'branch' | 'sequel'
}

export interface Ping {
  t: 'ping'
}

export interface Play {
  t: 'play'
  key: string
  seat: number
  option: string
  given: number
}

export interface Pong {
  t: 'pong'
}

/** A way to play worth proposing: seats and options other than the usual; its words are `preset-<name>` and `.hint`. */
export interface PresetInfo {
  name: string
  seats: number
  options: Record<string, unknown>
}

/** Every refusal: a stable code, the facts that explain it, and a sentence in the reader's language. */
export interface Problem {
  code: string
  facts: Record<string, unknown>
  message: string
}

/** A vote that is open: `takeback:1`, `bot:2`; the seats that agreed and those still to be heard. */
export interface Proposal {
  about: string
  agreed: number[]
  needed: number[]
}

/** What a seat is asked: `given` must come back with the answer, so that a late click cannot answer another question. */
export interface Question {
  prompt: string
  rule: string
  facts: Record<string, string | null>
  options: string[]
  given: number
}

/** The request with this key changed nothing; why, in the reader's language. */
export interface Refused {
  t: 'refused'
  key: string
  code: string
  facts: Record<string, unknown>
  message: string
}

/** The table at one moment as one pair of eyes saw it; moments nothing changed at for these eyes are not counted. */
export interface Replay {
  at: number
  length: number
  eyes: string
  by: number | null
  view: View
  log: LogLine[]
  marks: ReplayMark[]
}

/** Where a phase began; scores only once the game is over. */
export interface ReplayMark {
  at: number
  phase: string
  scores: number[] | null
}

/** How a game ended: seats grouped by rank, scores and their parts, the tie-breaks that decided. */
export interface Result {
  ranking: number[][]
  scores: number[]
  breakdown: Record<string, number>[]
  ties: string[]
  winners: number[]
}

export interface RuleInfo {
  id: string
  chapter: string | number
  where: string
  source: string
  option?: string | null
}

/** A chair at a table. `bot` is set while a bot plays it, also for a person who left; `hints`: how many it asked for. */
export interface Seat {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  bot: string | null
  online: boolean
  left: boolean
  hints: number
}

/** `me` (several: hot seat), `open` for somebody to come, or a bot of a level. */
export interface SeatChoice {
  kind: 'bot' | 'me' | 'open'
  bot?: string | null
}

export interface Seen {
  t: 'seen'
  n: number
}

/** Another game follows this one; `table` is null until somebody goes on to it. */
export interface SequelInfo {
  table: string | null
}

/** Everything at once. `stream` names the sequence `n` counts in: a client resumes with `since` and `stream`. `view` is null before the game starts. `seen` is how many lines of the log the reader had seen when last here. */
export interface StateFrame {
  t: 'state'
  n: number
  stream: string
  protocol: number
  view: View | null
  views: Record<string, View>
  log: LogLine[]
  seen: number
  undo: boolean
  undos: number[]
  words: Words
  table: TableSummary
  chat: ChatLine[]
}

/** A turning point: everybody's chances before and after a choice, and a bot's opinion of it. */
export interface Swing {
  before: number[]
  after: number[]
  opinion: Opinion
}

/** Somebody joined, left, voted, was renamed, came or went. */
export interface TableFrame {
  t: 'table'
  n: number
  table: TableSummary
}

/** A table as the lobby and its own page show it; `mine` are the seats of the reader, `hints`: they may be asked for. */
export interface TableSummary {
  id: string
  game: string
  name: string
  public: boolean
  options: Record<string, unknown>
  seats: Seat[]
  status: 'over' | 'playing' | 'waiting'
  turn: number[]
  mine: number[]
  host: boolean
  hints: boolean
  imported: boolean
  proposals: Proposal[]
  commitment: string
  seed: string | null
  outcome: Result | null
  origin: OriginInfo | null
  sequel: SequelInfo | null
  created: string
  updated: string
}

/** Ask the others to let a seat take its last choice back. */
export interface Takeback {
  t: 'takeback'
  key: string
  seat: number
}

export interface Undo {
  t: 'undo'
  key: string
  seat: number
}

/** All that one pair of eyes may see (`Match.view`); `seat` is null for a spectator. */
export interface View {
  game: string
  seat: number | null
  seats: number
  phase: string
  over: boolean
  waiting: number[]
  ask: Question | null
  table: Record<string, unknown>
  facts: Record<string, unknown>
  outcome: Result | null
}

export interface Vote {
  t: 'vote'
  key: string
  about: string
  agree: boolean
}

/** Where the reader's catalogue is; the address changes when the words do. */
export interface Words {
  language: string
  href: string
}

export type ServerFrame = StateFrame | MovedFrame | TableFrame | ChatFrame | Done | Refused | Pong

export type ClientFrame = Play | Undo | Takeback | Vote | Chat | Seen | Ping
