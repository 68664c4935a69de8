import { signedDifference } from './aspects.ts'
import type { Ephemeris } from './ephemeris.ts'
import type { TransitBody } from './events.ts'
import { root, slopedRoot } from './roots.ts'
import { midnightsAround, type TimeWindow } from './time-window.ts'

/** The path of a body through a window, sampled once a day and at every station. */
export interface Course {
  body: TransitBody
  samples: Sample[]
  /** The periods between its stations; during each of them the motion keeps its direction. */
  runs: Run[]
}

export interface Sample {
  jdUt: number
  /** Degrees, unwrapped beyond 0 to 360 so that neighboring samples are never a full circle apart. */
  longitude: number
}

export interface Run {
  /** Indexes of the first and last sample. */
  first: number
  last: number
  isDirect: boolean
}

export interface Crossing {
  jdUt: number
  isDirect: boolean
}

/** @throws RangeError outside the span of the ephemeris */
export function courseOf(ephemeris: Ephemeris, body: TransitBody, window: TimeWindow): Course {
  const samples: Sample[] = []
  const turns: number[] = []
  let before: { jdUt: number; longitude: number; speed: number } | undefined
  for (const jdUt of midnightsAround(window)) {
    const { longitude, speed } = ephemeris.position(body, jdUt)
    if (before && before.speed < 0 !== speed < 0) {
      const station = stationBetween(ephemeris, body, before, { jdUt, speed })
      turns.push(samples.length)
      samples.push(continued(samples, station, ephemeris.position(body, station).longitude))
    }
    samples.push(continued(samples, jdUt, longitude))
    before = { jdUt, longitude, speed }
  }
  return { body, samples, runs: runsBetween(samples, turns) }
}

/** The instant of a station, between two instants of opposite direction. */
function stationBetween(
  ephemeris: Ephemeris,
  body: TransitBody,
  before: { jdUt: number; speed: number },
  after: { jdUt: number; speed: number },
): number {
  const speedAt = (jdUt: number) => ephemeris.position(body, jdUt).speed
  return root(speedAt, before.jdUt, after.jdUt, before.speed, after.speed)
}

/** A sample that continues a path without a jump of a full circle. */
export function continued(samples: Sample[], jdUt: number, longitude: number): Sample {
  const before = samples.at(-1)
  if (!before) return { jdUt, longitude }
  // Full turns are added to the original longitude, so that rounding errors do not accumulate.
  const turns = Math.round((before.longitude - longitude) / 360)
  return { jdUt, longitude: longitude + 360 * turns }
}

/** @param turns indexes of the samples at stations */
export function runsBetween(samples: Sample[], turns: number[]): Run[] {
  const ends = [0, ...turns, samples.length - 1]
  return ends.slice(1).flatMap((last, index) => {
    const first = ends[index] as number
    if (first === last) return []
    return [{ first, last, isDirect: longitudeAt(samples, last) > longitudeAt(samples, first) }]
  })
}

function longitudeAt(samples: Sample[], index: number): number {
  return (samples[index] as Sample).longitude
}

/** Every crossing of an ecliptic longitude (degrees), in order of time. */
export function crossings(ephemeris: Ephemeris, course: Course, longitude: number): Crossing[] {
  const found: Crossing[] = []
  for (const run of course.runs) {
    const start = longitudeAt(course.samples, run.first)
    const end = longitudeAt(course.samples, run.last)
    if (run.isDirect) {
      for (let at = firstFrom(longitude, start); at < end; at += 360)
        found.push({ jdUt: crossingIn(ephemeris, course, run, at), isDirect: true })
    } else {
      for (let at = -firstFrom(-longitude, -start); at > end; at -= 360)
        found.push({ jdUt: crossingIn(ephemeris, course, run, at), isDirect: false })
    }
  }
  return found
}

/** The first value at or after `start` that equals the longitude plus full turns. */
function firstFrom(longitude: number, start: number): number {
  return longitude + 360 * Math.ceil((start - longitude) / 360)
}

function crossingIn(
  ephemeris: Ephemeris,
  { body, samples }: Course,
  { first, last, isDirect }: Run,
  longitude: number,
): number {
  let [low, high] = [first, last]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (longitudeAt(samples, middle) <= longitude === isDirect) low = middle
    else high = middle
  }
  const [before, after] = [samples[low] as Sample, samples[high] as Sample]
  const share = (longitude - before.longitude) / (after.longitude - before.longitude)
  return slopedRoot(
    (jdUt) => {
      const position = ephemeris.position(body, jdUt)
      return { value: signedDifference(position.longitude, longitude), slope: position.speed }
    },
    before.jdUt,
    after.jdUt,
    isDirect,
    before.jdUt + share * (after.jdUt - before.jdUt),
  )
}

/**
 * Crossings of one longitude in groups without a full circle between them: a planet that turns retrograde
 * crosses a point three times or more.
 * @param inOrder as `crossings` returns them
 */
export function seriesOf(inOrder: readonly Crossing[]): Crossing[][] {
  const groups: Crossing[][] = []
  for (const crossing of inOrder) {
    const group = groups.at(-1)
    if (group && group.at(-1)?.isDirect !== crossing.isDirect) group.push(crossing)
    else groups.push([crossing])
  }
  return groups
}
