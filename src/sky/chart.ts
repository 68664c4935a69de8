import type { Angle, Body, Planet } from './bodies.ts'
import type { ZodiacPosition } from './zodiac.ts'

export interface PlacedBody extends ZodiacPosition {
  /** Apparent ecliptic longitude, degrees. */
  longitude: number
  /** Degrees a day. */
  speed: number
  retrograde: boolean
  /** 1 to 12; absent when the birth time is unknown. */
  house?: number
  /**
   * Present only when the birth time is unknown and the body changes sign on that day:
   * both signs, in order of time. The position above is then that of local noon.
   */
  signsOfTheDay?: [ZodiacPosition['sign'], ZodiacPosition['sign']]
  /** Present only when the birth time is unknown. */
  wholeDay?: WholeDay
}

/** The motion of a body during a local day. */
export interface WholeDay {
  /** The range of its longitudes, degrees; `highest` may exceed 360 so that it is never below `lowest`. */
  lowest: number
  highest: number
  /** Whether it had a station that day, so that it was both direct and retrograde. */
  isStation: boolean
}

export interface PlacedAngle extends ZodiacPosition {
  longitude: number
  /** Degrees a day. */
  speed: number
}

export const aspectNames = ['conjunction', 'opposition', 'trine', 'square', 'sextile'] as const
export type AspectName = (typeof aspectNames)[number]

export interface Aspect {
  a: Planet | Angle
  b: Planet | Angle
  aspect: AspectName
  /** Distance from exactness, degrees. For an unknown time: the widest of the day. */
  orbDegrees: number
  /** Whether the orb is shrinking. Absent for an unknown time, unless it holds for the whole day. */
  applying?: boolean
}

export type HouseSystem = 'placidus' | 'whole-sign' | 'equal' | 'koch'

export interface Houses {
  system: HouseSystem
  /** Ecliptic longitudes of cusps 1 to 12, degrees. */
  cusps: number[]
}

/** A natal chart. Without a birth time it has no angles and no houses, and only what is true all day. */
export interface Chart {
  /** For an unknown time: local noon. */
  jdUt: number
  timeKnown: boolean
  bodies: Record<Body, PlacedBody>
  angles?: Record<Angle, PlacedAngle>
  houses?: Houses
  /** Tightest first. For an unknown time: only aspects within orb during the whole local day. */
  aspects: Aspect[]
}
