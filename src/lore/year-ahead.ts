import type { Line } from './character.ts'

/** What a year of life is about: its house, counted from the Ascendant with each birthday. */
export interface YearOfHouse {
  /** A question that the year asks, without a word of astrology. */
  asks: string[]
  does: Line[]
  /** What the year was for, said at its end. */
  closes: Line[]
}

/** A stretch of about two and a half years, and its beginning. */
export interface InnerSeason {
  /** How it feels while it lasts. */
  mood: Line[]
  /** What changes as it begins. */
  enters: Line[]
}
