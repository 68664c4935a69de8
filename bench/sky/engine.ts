import type { Body } from '../../src/sky/bodies.ts'

/** A moment, a whole minute of UT, and a place. */
export interface Sample {
  jdUt: number
  lat: number
  lon: number
}

/** What a library answers, in one shape for all. */
export interface Answer {
  /** The instant that it understood. */
  jdUt: number
  bodies: Partial<Record<Body, { longitude: number; retrograde: boolean }>>
  angles?: { asc: number; mc: number }
  /** Placidus, 1 to 12. */
  cusps?: number[]
}

/** A library under comparison. */
export interface Engine {
  name: string
  answer(sample: Sample): Answer
  /** As much of a chart as it makes in one go, for timing. */
  chart(sample: Sample): unknown
  /** What `chart` holds. */
  chartHolds: string
  /** One body's longitude and speed, if it can be asked for alone. */
  position?(body: Body, jdUt: number): { longitude: number; speed: number }
}
