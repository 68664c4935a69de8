import type { Sign } from '#sky/zodiac.ts'
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

/** A paragraph about two people by the partner's sign, for one sign of the reader. `{partner}` is the name. */
export type PairParagraphs = Record<Sign, { says: readonly string[] }>

/** A quarrel that repeats, and what it comes to: the second half of a reading for two. */
export interface QuarrelArgument {
  /** What the two keep running into, for the opening. */
  thesis: string
  /** Has the slot `({contact})` once. */
  quarrel: readonly string[]
  repair: readonly string[]
  /** A practice for the reader. */
  yours: string
  /** What would help from the partner. */
  theirs: string
  both: string
  last: string
}

/** A conjunction, or a trine or sextile, of two people's points: "sun~moon" is the reader's Sun first. */
export type EasyContacts = Partial<
  Record<string, Record<'joined' | 'harmonious', readonly string[]>>
>
