import { signedDifference } from '../aspects.ts'
import type { Chart } from '../chart.ts'
import type { Ephemeris } from '../ephemeris.ts'
import type { TransitFact } from '../forecast-facts.ts'
import type { TimeWindow } from '../time-window.ts'
import { approaches, natalTargets } from '../transits.ts'

/** Beyond this distance from exact, a lane shows nothing. */
export const LANE_DEGREES = 3

/** Days between two points of a curve. */
export const CURVE_STEP_DAYS = 2

type Contact = Pick<TransitFact, 'body' | 'natal' | 'aspect'>

/** One slow transit through a window: a line of the picture of a year. */
export interface Lane<Fact extends Contact = TransitFact> {
  /** `saturn~moon:square` */
  id: string
  body: TransitFact['body']
  natal: TransitFact['natal']
  aspect: TransitFact['aspect']
  /** Its exact passes within the window, in order of time. */
  passes: Fact[]
  curves: Curve[]
}

/**
 * The distance from exact, in degrees, while it is less than `LANE_DEGREES`: positive past the point in
 * the order of the zodiac, falling while the body is retrograde. One value each `CURVE_STEP_DAYS`.
 */
export interface Curve {
  /** Days since the beginning of the window. */
  day: number
  degrees: number[]
}

/** The lanes of the transits of a window, in the order of their first passes. */
export function lanesOf<Fact extends Contact>(
  ephemeris: Ephemeris,
  chart: Chart,
  { transits, window }: { transits: readonly Fact[]; window: TimeWindow },
): Lane<Fact>[] {
  const byId = Map.groupBy(transits, ({ body, natal, aspect }) => `${body}~${natal}:${aspect}`)
  return [...byId].flatMap(([id, passes]): Lane<Fact>[] => {
    const [first] = passes
    const target = natalTargets(chart).find(({ point }) => point === first?.natal)
    if (!first || !target) return []
    const { body, natal, aspect } = first
    const curves = approaches
      .filter((approach) => approach.aspect === aspect)
      .flatMap(({ degrees }) => curvesNear(ephemeris, body, target.longitude + degrees, window))
      .filter((curve) => curve.degrees.length > 1)
    return [{ id, body, natal, aspect, passes, curves }]
  })
}

function curvesNear(
  ephemeris: Ephemeris,
  body: TransitFact['body'],
  longitude: number,
  { fromJdUt, toJdUt }: TimeWindow,
): Curve[] {
  const curves: Curve[] = []
  let current: Curve | undefined
  for (let day = 0; fromJdUt + day <= toJdUt; day += CURVE_STEP_DAYS) {
    const at = ephemeris.position(body, fromJdUt + day).longitude
    const distance = signedDifference(at, longitude)
    if (Math.abs(distance) > LANE_DEGREES) {
      current = undefined
      continue
    }
    if (!current) {
      current = { day, degrees: [] }
      curves.push(current)
    }
    current.degrees.push(Math.round(distance * 100) / 100)
  }
  return curves
}
