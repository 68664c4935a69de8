import type { Planet } from '../bodies.ts'
import { type Course, type Crossing, crossings, passages } from '../course.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { transitFact, withUniqueIds } from '../forecast.ts'
import type { TransitFact } from '../forecast-facts.ts'
import { type Approach, type NatalTarget, transitAt } from '../transits.ts'

/**
 * A planet crosses a point once, or three times and more around a retrograde motion. Without a birth time,
 * passes whose instant is too uncertain are left out.
 */
export interface TransitSeries {
  body: Planet
  /** Longitude of the exact aspect, degrees. */
  longitude: number
  passes: TransitFact[]
}

/** Every series of a course; those at its ends may lack passes beyond them. */
export function transitSeries(
  ephemeris: Ephemeris,
  course: Course & { body: Planet },
  target: NatalTarget,
  approach: Approach,
): TransitSeries[] {
  const longitude = target.longitude + approach.degrees
  return passages(crossings(ephemeris, course, longitude)).map((passage) => {
    const of = passage.length
    const isCounted = of > 1 && isCertainCount(ephemeris, course, { target, approach, passage })
    const passes = passage.flatMap((crossing, index): TransitFact[] => {
      const transit = transitAt(ephemeris, course, target, approach, crossing)
      if (!transit) return []
      const fact = transitFact(transit)
      return [isCounted ? { ...fact, pass: { number: index + 1, of } } : fact]
    })
    return { body: course.body, longitude, passes: withUniqueIds(passes) }
  })
}

/** Without a birth time, whether the natal point is crossed as many times wherever it was that day. */
function isCertainCount(
  ephemeris: Ephemeris,
  course: Course,
  { target, approach, passage }: { target: NatalTarget; approach: Approach; passage: Crossing[] },
): boolean {
  const { span } = target
  if (!span) return true
  const middle = middleOf(passage)
  return [span.lowest, span.highest].every((end) => {
    const groups = passages(crossings(ephemeris, course, end + approach.degrees))
    const distance = (group: Crossing[]) => Math.abs(middleOf(group) - middle)
    const nearest = groups.sort((one, other) => distance(one) - distance(other))[0]
    return nearest?.length === passage.length
  })
}

function middleOf(passage: readonly Crossing[]): number {
  return ((passage[0]?.jdUt ?? 0) + (passage.at(-1)?.jdUt ?? 0)) / 2
}
