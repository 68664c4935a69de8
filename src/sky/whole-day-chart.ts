import { signedDifference } from './aspects.ts'
import { type Body, bodies } from './bodies.ts'
import type { Chart, PlacedBody, WholeDay } from './chart.ts'
import type { Ephemeris } from './ephemeris.ts'
import { type LocalDay, sampleTimes, turningPoints } from './local-day.ts'
import { wholeDayAspects } from './whole-day-aspects.ts'
import { type Sign, signs, zodiacPosition } from './zodiac.ts'

/** A chart of what holds throughout a local day, with the positions of local noon. */
export function wholeDayChart(ephemeris: Ephemeris, noonJdUt: number, day: LocalDay): Chart {
  const samples = sampleTimes(day)
  const placed = {} as Record<Body, PlacedBody>
  for (const body of bodies) placed[body] = placedAllDay(ephemeris, body, noonJdUt, samples)
  const aspects = wholeDayAspects(ephemeris, placed, samples)
  return { jdUt: noonJdUt, timeKnown: false, bodies: placed, aspects }
}

function placedAllDay(
  ephemeris: Ephemeris,
  body: Body,
  noonJdUt: number,
  samples: number[],
): PlacedBody {
  const { longitude, speed } = ephemeris.position(body, noonJdUt)
  return {
    longitude,
    speed,
    ...zodiacPosition(longitude),
    retrograde: speed < 0,
    ...dayMotion(ephemeris, body, samples),
  }
}

function dayMotion(ephemeris: Ephemeris, body: Body, samples: number[]) {
  const positionAt = (jdUt: number) => ephemeris.position(body, jdUt)
  const turns = turningPoints((jdUt) => positionAt(jdUt).speed, samples)
  const start = positionAt(samples[0] as number).longitude
  const offsets = [...samples, ...turns].map((at) =>
    signedDifference(positionAt(at).longitude, start),
  )
  const wholeDay: WholeDay = {
    lowest: start + Math.min(...offsets),
    highest: start + Math.max(...offsets),
    isStation: turns.length > 0,
  }
  const signsOfTheDay = signsBetween(start, wholeDay)
  return signsOfTheDay ? { wholeDay, signsOfTheDay } : { wholeDay }
}

function signsBetween(start: number, { lowest, highest }: WholeDay): [Sign, Sign] | undefined {
  const first = signAt(lowest)
  const second = signAt(highest)
  if (first === second) return undefined
  return signAt(start) === first ? [first, second] : [second, first]
}

function signAt(longitude: number): Sign {
  return signs[(Math.floor(longitude / 30) + 12) % 12] as Sign
}
