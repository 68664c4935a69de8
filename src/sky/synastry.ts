import {
  type AspectPoint,
  allowedOrb,
  aspectBetween,
  aspectDegrees,
  aspectPoints,
  signedDifference,
} from './aspects.ts'
import { type Body, interpretedBodies } from './bodies.ts'
import type { AspectName, Chart } from './chart.ts'
import { houseOf } from './houses.ts'

/** An aspect from a point of your chart to a point of your partner's. */
export interface SynastryAspect {
  you: AspectPoint
  partner: AspectPoint
  aspect: AspectName
  /** Distance from exactness, degrees; with an unknown time, the widest that it may be. */
  orbDegrees: number
}

/** The house of one chart that a body of the other falls in. */
export interface HouseOverlay {
  /** The owner of the body; the house belongs to the other person. */
  whose: 'you' | 'partner'
  body: Body
  house: number
}

export interface Synastry {
  you: Chart
  partner: Chart
  /** Tightest first. */
  aspects: SynastryAspect[]
  overlays: HouseOverlay[]
}

/** The synastry of two charts. With unknown birth times, only what holds at any time of the day. */
export function synastry(you: Chart, partner: Chart): Synastry {
  return {
    you,
    partner,
    aspects: aspectsAcross(you, partner),
    overlays: [...overlaysOf('partner', partner, you), ...overlaysOf('you', you, partner)],
  }
}

function aspectsAcross(you: Chart, partner: Chart): SynastryAspect[] {
  const pairs = aspectPoints.flatMap((a) => aspectPoints.map((b) => ({ a, b })))
  return pairs
    .flatMap(({ a, b }) => aspectAcross(a, spanOf(you, a), b, spanOf(partner, b)))
    .sort((one, other) => one.orbDegrees - other.orbDegrees)
}

/** The range of longitudes of a point; both bounds are equal when the birth time is known. */
interface LongitudeSpan {
  lowest: number
  highest: number
}

function spanOf({ bodies, angles }: Chart, point: AspectPoint): LongitudeSpan | undefined {
  if (point === 'asc' || point === 'mc') {
    return angles && { lowest: angles[point].longitude, highest: angles[point].longitude }
  }
  const { longitude, wholeDay } = bodies[point]
  return wholeDay ?? { lowest: longitude, highest: longitude }
}

function aspectAcross(
  a: AspectPoint,
  mine: LongitudeSpan | undefined,
  b: AspectPoint,
  theirs: LongitudeSpan | undefined,
): SynastryAspect[] {
  if (!mine || !theirs) return []
  const found = aspectBetween(middleOf(a, mine), middleOf(b, theirs))
  if (!found) return []
  // The extreme differences bound the orb, as both ranges are far shorter than half a circle.
  const orbs = [mine.lowest - theirs.highest, mine.highest - theirs.lowest].map((difference) =>
    Math.abs(Math.abs(signedDifference(difference, 0)) - aspectDegrees[found.aspect]),
  )
  const orbDegrees = Math.max(...orbs, found.orbDegrees)
  if (orbDegrees > allowedOrb(found.aspect, a, b)) return []
  return [{ you: a, partner: b, aspect: found.aspect, orbDegrees }]
}

function middleOf(point: AspectPoint, { lowest, highest }: LongitudeSpan) {
  return { point, longitude: (lowest + highest) / 2, speed: 0 }
}

function overlaysOf(whose: 'you' | 'partner', guest: Chart, host: Chart): HouseOverlay[] {
  const cusps = host.houses?.cusps
  if (!cusps) return []
  return interpretedBodies.flatMap((body) => {
    const { longitude, wholeDay } = guest.bodies[body]
    const house = houseOf(wholeDay?.lowest ?? longitude, cusps)
    // A range that starts and ends in one house and is shorter than it lies entirely in it.
    if (wholeDay && !staysIn(house, wholeDay, cusps)) return []
    return [{ whose, body, house }]
  })
}

function staysIn(house: number, { lowest, highest }: LongitudeSpan, cusps: number[]): boolean {
  const nextCusp = cusps[house % 12] as number
  const room = (((nextCusp - lowest) % 360) + 360) % 360
  return highest - lowest < room
}
