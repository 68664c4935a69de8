import type { BirthDetails } from '#contract/birth.ts'
import type { ReadingPreview } from '#contract/readings.ts'

/** The chart of a birth, with the details that it was drawn from. */
export interface FirstChart extends ReadingPreview {
  details: BirthDetails
}
