import type { NatalPoint } from './passage.ts'

/** What a year asks of a person, and what it comes to; its noun is carried through. */
export interface YearArgument {
  asks: string
  opens: readonly string[]
  /** The turn, halfway through the text. */
  middle: string
  answers: readonly string[]
  task: string
}

/** The planets that rule a house by tradition. */
export type YearLord = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/** What a slow planet opens at its first pass over a point, reviews at a middle one, and settles at the last. */
export interface YearLane {
  begins: readonly string[]
  reviews: readonly string[]
  ends: readonly string[]
}
export type YearLanes = Record<NatalPoint, Record<'eases' | 'presses', readonly YearLane[]>>
