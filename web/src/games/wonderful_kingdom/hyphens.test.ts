import { describe, expect, it } from 'vitest'
import { breakable } from './hyphens.ts'

const shown = (name: string): string => breakable(name).replaceAll('\u00AD', '-')

describe('names on narrow cards', () => {
  it('break long words between syllables, in every language', () => {
    expect(shown('Expeditionary Corps')).toBe('Expe-di-tio-nary Corps')
    expect(shown('Corps expéditionnaire')).toBe('Corps expé-di-tionnaire')
    expect(shown('Экспедиционный корпус')).toBe('Экспе-ди-ционный корпус')
    expect(shown('Триумфальная арка')).toBe('Триум-фальная арка')
    expect(shown('Сокровище (Исследования)')).toBe('Сокровище (Иссле-до-вания)')
  })
  it('leave short words whole', () => {
    expect(breakable('Великая армия')).toBe('Великая армия')
    expect(breakable('Royal Guard')).toBe('Royal Guard')
  })
})
