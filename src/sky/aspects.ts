import { type Angle, angles, type Planet, planets } from './bodies.ts'
import type { Aspect, AspectName } from './chart.ts'

/** What can stand in a major aspect. */
export type AspectPoint = Planet | Angle

export const aspectPoints: readonly AspectPoint[] = [...planets, ...angles]

export const aspectDegrees: Record<AspectName, number> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
}

const aspectOrbs: Record<AspectName, number> = {
  conjunction: 8,
  sextile: 6,
  square: 8,
  trine: 8,
  opposition: 8,
}

const LIGHTS_EXTRA_ORB = 2

// By degrees, so that the search can stop early. No two of them overlap, whatever the orbs.
const table = (['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const).map(
  (aspect) => ({ aspect, degrees: aspectDegrees[aspect], orb: aspectOrbs[aspect] }),
)

export interface MovingPoint {
  point: AspectPoint
  longitude: number
  /** Degrees a day. */
  speed: number
}

/** How far from exactness an aspect still counts, degrees. */
export function allowedOrb(aspect: AspectName, a: AspectPoint, b: AspectPoint): number {
  return aspectOrbs[aspect] + (isLight(a) || isLight(b) ? LIGHTS_EXTRA_ORB : 0)
}

function isLight(point: AspectPoint): boolean {
  return point === 'sun' || point === 'moon'
}

/** All major aspects among the points, tightest first. Ascendant and midheaven make none together. */
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

/** The one major aspect that two points make, if they do. */
export function aspectBetween(a: MovingPoint, b: MovingPoint): Aspect | undefined {
  const difference = signedDifference(a.longitude, b.longitude)
  const separation = Math.abs(difference)
  const extra = isLight(a.point) || isLight(b.point) ? LIGHTS_EXTRA_ORB : 0
  for (const { aspect, degrees, orb } of table) {
    const past = separation - degrees
    if (past < -orb - extra) return undefined
    if (past > orb + extra) continue
    const widening = Math.sign(difference) * Math.sign(past) * (a.speed - b.speed)
    return { a: a.point, b: b.point, aspect, orbDegrees: Math.abs(past), applying: widening < 0 }
  }
  return undefined
}

/** The way from b to a, −180 ≤ degrees < 180. */
export function signedDifference(a: number, b: number): number {
  const turned = (a - b) % 360
  if (turned >= 180) return turned - 360
  return turned < -180 ? turned + 360 : turned
}

/** An orb as tables print it: whole degrees, and arcminutes 0 to 59; floored. */
export function degreesAndMinutes(orbDegrees: number): { degrees: number; minutes: number } {
  const arcminutes = Math.floor(orbDegrees * 60)
  return { degrees: Math.floor(arcminutes / 60), minutes: arcminutes % 60 }
}
