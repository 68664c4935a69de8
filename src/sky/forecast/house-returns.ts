import type { Course } from '../course.ts'
import { crossings } from '../course.ts'
import type { Ephemeris } from '../ephemeris.ts'
import type { TransitBody } from '../events.ts'
import type { ForecastFact, HouseEntryFact } from '../forecast-facts.ts'
import { julianDay } from '../julian-day.ts'

interface Params {
  ephemeris: Ephemeris
  cusps: readonly number[]
  courseAround(body: TransitBody): Course
}

/** Marks the planets that come back, direct again, into a house that they left when they were retrograde. */
export function withReturns<Fact extends ForecastFact>(
  facts: readonly Fact[],
  params: Params,
): Fact[] {
  return facts.map((fact) =>
    fact.kind === 'house-entry' && isReturn(fact, params)
      ? { ...fact, again: true as const }
      : fact,
  )
}

function isReturn({ body, house, retrograde, at }: HouseEntryFact, params: Params): boolean {
  const { ephemeris, cusps, courseAround } = params
  if (retrograde || body === 'sun' || body === 'moon') return false
  const entered = julianDay(Date.parse(at))
  const before = crossings(ephemeris, courseAround(body), cusps[house - 1] as number)
  const last = before.findLast(({ jdUt }) => jdUt < entered - 0.01)
  return last?.isDirect === false
}
