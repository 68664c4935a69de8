import { z } from 'zod'
import { ChartData } from './chart.ts'

/** An exact moment of a slow transit. */
const Pass = z.object({
  /** ISO instant. */
  at: z.string(),
  /** The id of its fact, which the text may not name. */
  fact: z.string(),
  /** Its place in the series of a planet that comes back: the second of three. */
  number: z.number().int().min(1),
  of: z.number().int().min(1),
})

/** A slow transit through the year. */
const Lane = z.object({
  id: z.string(),
  /** "Saturn square your Moon" */
  label: z.string(),
  /** Name of the planet that moves. */
  planet: z.string(),
  quality: z.enum(['tense', 'harmonious', 'joined']),
  passes: z.array(Pass),
  /** Without a birth time a pass may fall on any day of a stay near the point. */
  stays: z.array(z.object({ at: z.string(), until: z.string(), fact: z.string() })).optional(),
  /** Distance from exact in degrees, every `step` days from `day` of the year on. */
  curves: z.array(z.object({ day: z.number(), degrees: z.array(z.number()).min(2) })),
})

const Eclipse = z.object({
  at: z.string(),
  fact: z.string(),
  of: z.enum(['solar', 'lunar']),
  /** "Solar eclipse 17°41′ Aquarius, on your Midheaven" */
  label: z.string(),
})

/** The slow transits of a year in one picture. */
export const YearPicture = z.object({
  /** Calendar dates, both inclusive. */
  from: z.string(),
  to: z.string(),
  /** ISO instant of the beginning of `from`. */
  begin: z.string(),
  step: z.number().positive(),
  /** A curve ends this far from exact, in degrees. */
  widest: z.number().positive(),
  /** In order of their first passes. */
  lanes: z.array(Lane),
  eclipses: z.array(Eclipse),
  /** A calendar date. */
  birthday: z.string().optional(),
  /** The birth chart; absent in a year from an earlier version. */
  chart: ChartData.optional(),
})
export type YearPicture = z.infer<typeof YearPicture>
export type YearLane = z.infer<typeof Lane>
