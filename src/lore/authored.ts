import type { House } from './house.ts'

/** One thought of a day. */
export interface DayThought {
  /** 3 or 4 sentences; the event and its hour are said after the first. */
  says: readonly string[]
  task: string
}
export type DayThoughts = Record<'eases' | 'presses', Record<House, DayThought>>

export interface WeekThought {
  asks: string
  turns: string
  answers: string
}
export type WeekThoughts = Record<'eases' | 'presses', Record<House, WeekThought>>

/** The plot of a month, by the house of its turn. */
export interface MonthPlot {
  opens: readonly string[]
  turns: readonly string[]
  settles: readonly string[]
}
