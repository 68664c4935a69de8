import { type Angle, angles, type Planet, planets } from './bodies.ts'
import { type Aspect, type AspectName, aspectNames } from './chart.ts'
import { type Sign, signs } from './zodiac.ts'

/** A point that can make a major aspect. */
export type AspectPoint = Planet | Angle

export const aspectPoints: readonly AspectPoint[] = [...planets, ...angles]

export const aspectDegrees: Record<AspectName, number> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
}

/** Whether two signs are as far from each other as the ends of an aspect, so that it is not out of sign. */
export function makeAspect(one: Sign, other: Sign, aspect: AspectName): boolean {
  const apart = Math.abs(signs.indexOf(one) - signs.indexOf(other))
  return Math.min(apart, 12 - apart) * 30 === aspectDegrees[aspect]
}

const aspectOrbs: Record<AspectName, number> = {
  conjunction: 8,
  sextile: 6,
  square: 8,
  trine: 8,
  opposition: 8,
}

const LIGHTS_EXTRA_ORB = 2

interface AspectRule {
  aspect: AspectName
  degrees: number
  orb: number
}

/**
 * The only possible aspect for each whole degree of separation, if any: the widest orbs do not overlap.
 * One lookup rules out most pairs.
 */
const ruleByDegree: readonly (AspectRule | undefined)[] = Array.from({ length: 181 }, (_, whole) =>
  aspectNames
    .map((aspect) => ({ aspect, degrees: aspectDegrees[aspect], orb: aspectOrbs[aspect] }))
    .find(({ degrees, orb }) => {
      const widest = orb + LIGHTS_EXTRA_ORB
      return whole + 1 > degrees - widest && whole <= degrees + widest
    }),
)

export interface MovingPoint {
  point: AspectPoint
  longitude: number
  /** Degrees a day. */
  speed: number
}

/** The largest orb that counts, degrees. */
export function allowedOrb(aspect: AspectName, a: AspectPoint, b: AspectPoint): number {
  return aspectOrbs[aspect] + (isLight(a) || isLight(b) ? LIGHTS_EXTRA_ORB : 0)
}

function isLight(point: AspectPoint): boolean {
  return point === 'sun' || point === 'moon'
}

/** All major aspects among the points, tightest first. An aspect of Ascendant and Midheaven never counts. */
export function findAspects(points: readonly MovingPoint[]): Aspect[] {
  const found: Aspect[] = []
  for (let i = 0; i < points.length; i++) {
    const a = points[i] as MovingPoint
    for (let j = i + 1; j < points.length; j++) {
      const b = points[j] as MovingPoint
      if (a.point === 'asc' && b.point === 'mc') continue
      const aspect = aspectBetween(a, b)
      if (aspect) found.push(aspect)
    }
  }
  return found.sort((one, other) => one.orbDegrees - other.orbDegrees)
}

/** The major aspect of two points, if they make one. */
export function aspectBetween(a: MovingPoint, b: MovingPoint): Aspect | undefined {
  const difference = signedDifference(a.longitude, b.longitude)
  const separation = Math.abs(difference)
  const rule = ruleByDegree[Math.floor(separation)]
  if (!rule) return undefined
  const past = separation - rule.degrees
  const orbDegrees = Math.abs(past)
  const extra = isLight(a.point) || isLight(b.point) ? LIGHTS_EXTRA_ORB : 0
  if (orbDegrees > rule.orb + extra) return undefined
  const widening = Math.sign(difference) * Math.sign(past) * (a.speed - b.speed)
  return { a: a.point, b: b.point, aspect: rule.aspect, orbDegrees, applying: widening < 0 }
}

/** The shortest arc from b to a, −180 ≤ degrees < 180. */
export function signedDifference(a: number, b: number): number {
  const plain = a - b
  const turned = plain >= -360 && plain <= 360 ? plain : plain % 360
  if (turned >= 180) return turned - 360
  return turned < -180 ? turned + 360 : turned
}

/** An orb for tables: whole degrees and arcminutes 0 to 59, floored. */
export function degreesAndMinutes(orbDegrees: number): { degrees: number; minutes: number } {
  const arcminutes = Math.floor(orbDegrees * 60)
  return { degrees: Math.floor(arcminutes / 60), minutes: arcminutes % 60 }
}
