import type { DateRange, Unit } from './calendar.ts'

/** The data needed to place words on the calendar. */
export interface Clock {
  /** ISO date of the reader. */
  today: string
  /** Whether the words around speak of the past. */
  isPast: boolean
  /** Whether 5/3 is the fifth of March. */
  isDayFirst: boolean
  /** ISO */
  birthDate?: string
}

export interface NamedRange extends DateRange {
  /** As an answer names it. */
  words: string
  unit: Unit | 'season' | 'holiday' | 'span'
}

/** A piece of the calendar with its place in the text. */
export interface Atom extends NamedRange {
  start: number
  /** Index behind its last character. */
  end: number
}
