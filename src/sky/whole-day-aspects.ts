import { allowedOrb, aspectBetween, aspectDegrees, signedDifference } from './aspects.ts'
import { type Body, type Planet, planets } from './bodies.ts'
import type { Aspect, AspectName, PlacedBody } from './chart.ts'
import type { Ephemeris } from './ephemeris.ts'
import { turningPoints } from './local-day.ts'

/** Two planets, and the angle from the second to the first at which their aspect is exact. */
interface Pair {
  a: Planet
  b: Planet
  aspect: AspectName
  exactDegrees: number
}

/** The aspects that stay within orb all day, with the widest orb of the day; tightest first. */
export function wholeDayAspects(
  ephemeris: Ephemeris,
  atNoon: Record<Body, PlacedBody>,
  samples: number[],
): Aspect[] {
  return pairsIn(atNoon)
    .map((pair) => aspectAllDay(ephemeris, pair, samples))
    .filter((aspect) => aspect !== undefined)
    .sort((one, other) => one.orbDegrees - other.orbDegrees)
}

function pairsIn(atNoon: Record<Body, PlacedBody>): Pair[] {
  const pairs = planets.flatMap((a, index) => planets.slice(index + 1).map((b) => ({ a, b })))
  return pairs.flatMap(({ a, b }) => {
    const found = aspectBetween({ point: a, ...atNoon[a] }, { point: b, ...atNoon[b] })
    if (!found) return []
    const side = Math.sign(signedDifference(atNoon[a].longitude, atNoon[b].longitude))
    return [{ a, b, aspect: found.aspect, exactDegrees: side * aspectDegrees[found.aspect] }]
  })
}

function aspectAllDay(ephemeris: Ephemeris, pair: Pair, samples: number[]): Aspect | undefined {
  const { a, b, aspect } = pair
  const speedAt = (jdUt: number) => distanceAt(ephemeris, pair, jdUt).speed
  const extremes = [...samples, ...turningPoints(speedAt, samples)]
  const distances = extremes.map((jdUt) => distanceAt(ephemeris, pair, jdUt))
  const orbDegrees = Math.max(...distances.map(({ degrees }) => Math.abs(degrees)))
  if (orbDegrees > allowedOrb(aspect, a, b)) return undefined
  const isPassed = distances.some(({ degrees }) => degrees < 0 !== (distances[0]?.degrees ?? 0) < 0)
  const directions = new Set(distances.slice(0, samples.length).map(isShrinking))
  const [applying, isMixed] = directions
  return isPassed || isMixed !== undefined
    ? { a, b, aspect, orbDegrees }
    : { a, b, aspect, orbDegrees, applying }
}

interface Distance {
  /** Signed distance from exactness. */
  degrees: number
  /** Degrees a day. */
  speed: number
}

function isShrinking({ degrees, speed }: Distance): boolean {
  return degrees * speed < 0
}

function distanceAt(ephemeris: Ephemeris, { a, b, exactDegrees }: Pair, jdUt: number): Distance {
  const one = ephemeris.position(a, jdUt)
  const other = ephemeris.position(b, jdUt)
  return {
    degrees: signedDifference(one.longitude, other.longitude + exactDegrees),
    speed: one.speed - other.speed,
  }
}
