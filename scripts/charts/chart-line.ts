import type { BirthMoment } from '../../src/birth/birth-moment.ts'
import { degreesAndMinutes } from '../../src/sky/aspects.ts'
import { bodies } from '../../src/sky/bodies.ts'
import type { Aspect, Chart, PlacedBody } from '../../src/sky/chart.ts'
import type { Ephemeris } from '../../src/sky/ephemeris.ts'
import { natalChart } from '../../src/sky/natal-chart.ts'
import { chartFacts } from '../../src/sky/natal-facts.ts'
import { zodiacPosition } from '../../src/sky/zodiac.ts'
import { type Birth, type BirthLineDeps, readBirth } from './birth-line.ts'
import { sevenDecimals } from './seven-decimals.ts'

interface Deps extends BirthLineDeps {
  ephemeris: Ephemeris
}

/** The chart for one line of input, or `{ error }` with a sentence. */
export async function chartLine(deps: Deps, line: string) {
  try {
    const birth = await readBirth(deps, line)
    return shownChart(birth, natalChart(deps.ephemeris, birth.moment, birth.place))
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function shownChart({ status, moment, candidates, place }: Birth, chart: Chart) {
  return {
    ...shownMoment(moment),
    zone: moment.zone,
    tzVersion: moment.tzVersion,
    status,
    ...(candidates && { candidates: candidates.map(shownMoment) }),
    timeKnown: chart.timeKnown,
    place,
    bodies: Object.fromEntries(bodies.map((body) => [body, shownBody(chart.bodies[body])])),
    angles: chart.angles
      ? { asc: shownDegree(chart.angles.asc), mc: shownDegree(chart.angles.mc) }
      : null,
    houses: chart.houses
      ? {
          system: chart.houses.system,
          cusps: chart.houses.cusps.map((longitude) => shownDegree({ longitude })),
        }
      : null,
    aspects: chart.aspects.map(shownAspect),
    facts: chartFacts(chart),
  }
}

function shownMoment({ utc, offsetSeconds, abbreviation }: BirthMoment) {
  return { utc, offsetSeconds, zoneAbbreviation: abbreviation }
}

function shownBody({ longitude, speed, retrograde, house, signsOfTheDay }: PlacedBody) {
  return {
    ...shownDegree({ longitude }),
    speed: sevenDecimals(speed),
    retrograde,
    house: house ?? null,
    ...(signsOfTheDay && { signsOfTheDay }),
  }
}

function shownDegree({ longitude }: { longitude: number }) {
  return { longitude: sevenDecimals(longitude), ...zodiacPosition(longitude) }
}

function shownAspect({ a, b, aspect, orbDegrees, applying }: Aspect) {
  return {
    a,
    b,
    aspect,
    orb: sevenDecimals(orbDegrees),
    ...degreesAndMinutes(orbDegrees),
    applying,
  }
}
