import { z } from 'zod'

const Position = z.object({
  signName: z.string(),
  degrees: z.number().int().min(0).max(29),
  minutes: z.number().int().min(0).max(59),
})

export const PlanetEntry = Position.extend({
  planetName: z.string(),
  retrograde: z.boolean(),
  /** 1 to 12; null when the birth time is unknown. */
  housePosition: z.number().int().min(1).max(12).nullable(),
  /** Ecliptic longitude in degrees, for drawing. */
  longitude: z.number(),
  /** With an unknown birth time: both signs, when the planet changed sign that day. */
  signsOfTheDay: z.tuple([z.string(), z.string()]).optional(),
})
export type PlanetEntry = z.infer<typeof PlanetEntry>

export const AngleEntry = Position.extend({ longitude: z.number() })
export type AngleEntry = z.infer<typeof AngleEntry>

export const AspectEntry = z.object({
  planet1Name: z.string(),
  /** Conjunction, Opposition, Trine, Square or Sextile. */
  aspectName: z.string(),
  planet2Name: z.string(),
  /** The orb. */
  degrees: z.number().int().min(0),
  minutes: z.number().int().min(0).max(59),
  applying: z.boolean().optional(),
})
export type AspectEntry = z.infer<typeof AspectEntry>

/** A natal chart for the tables and the wheel. */
export const ChartData = z.object({
  planets: z.array(PlanetEntry),
  /** Null when the birth time is unknown. */
  ascendant: AngleEntry.nullable(),
  midheaven: AngleEntry.nullable(),
  aspects: z.array(AspectEntry),
  houses: z
    .object({
      system: z.enum(['placidus', 'whole-sign', 'equal', 'koch']),
      /** Longitudes of cusps 1 to 12, degrees. */
      cusps: z.array(z.number()).length(12),
    })
    .nullable(),
  moment: z.object({
    /** ISO instant; for an unknown time, local noon. */
    utc: z.string(),
    timeKnown: z.boolean(),
    offsetSeconds: z.number().int(),
    /** As in EDT, LMT; absent when the user gave the offset. */
    abbreviation: z.string().optional(),
    zone: z.string(),
    tzVersion: z.string(),
  }),
  place: z.object({ name: z.string(), lat: z.number(), lon: z.number() }),
  /** Version of the ephemeris and its data. */
  engine: z.string(),
})
export type ChartData = z.infer<typeof ChartData>

/** A chart fact with its label. `points` are names as in the tables: "Moon", "Ascendant". */
export const Fact = z.object({
  id: z.string(),
  label: z.string(),
  points: z.array(z.string()),
  /** What it means in one sentence without terms of astrology. Absent from texts of earlier versions. */
  plain: z.string().optional(),
  /** For Sun, Moon and Ascendant, the shortest sentence about it. */
  line: z.string().optional(),
})
export type Fact = z.infer<typeof Fact>
