import type { LogLine, View } from '../../protocol.ts'

/** Several seats at one screen: through whose eyes it shows the table, and whom it must be passed to first. */

export const SPECTATOR = 'spectator'

export interface Look {
  /** Whose eyes: a seat, or null for what everybody may see. */
  seat: number | null
  /** Who must take the screen before anything of theirs is shown. */
  called: number | null
}

/** Who looks stays until they have answered; then the next one is called, and until they come only what is open is shown. */
export function look(views: Record<string, View>, main: View, seat: number | null): Look {
  const asked = Object.values(views).filter((view) => view.ask !== null)
  const view = seat === null ? undefined : views[String(seat)]
  if (view !== undefined && (view.ask !== null || asked.length === 0)) return { seat, called: null }
  return { seat: null, called: asked.length === 0 ? null : main.seat }
}

/** The lines these eyes may read, as they read them. */
export function readBy(lines: LogLine[], eyes: number | null): LogLine[] {
  const name = eyes === null ? SPECTATOR : String(eyes)
  return lines.flatMap((line) => {
    const facts = line.eyes?.[name]
    if (facts === undefined) return [line]
    return facts === null ? [] : [{ ...line, facts }]
  })
}
