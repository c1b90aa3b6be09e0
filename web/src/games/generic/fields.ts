import type { Speaker } from '../../speaker.ts'

/** True if a field has one entry for every seat: then it is shown with the seats. */
export function rowsBySeat(value: unknown, seats: number): boolean {
  return Array.isArray(value) && value.length === seats && seats > 1
}

/** The game's word for a field (`field-cups`), else its name as it is. */
export function fieldName(speak: Speaker, name: string): string {
  return speak.maybe(`field-${name}`) ?? name.replaceAll('_', ' ')
}

/** True for figures without a piece among them: settings and counters. */
export function isNumbers(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNumbers)
  return value === null || typeof value === 'number' || typeof value === 'boolean'
}
