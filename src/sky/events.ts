import type { AspectPoint } from './aspects.ts'
import type { Planet } from './bodies.ts'
import type { AspectName } from './chart.ts'
import type { Sign } from './zodiac.ts'

/** In all events `at` is UTC in ISO form, rounded to the second: 2026-12-03T14:05:09Z. */
interface At {
  at: string
}

export const lunationPhases = ['new', 'first_quarter', 'full', 'last_quarter'] as const
export type LunationPhase = (typeof lunationPhases)[number]

/** The Moon is 0°, 90°, 180° or 270° ahead of the Sun. */
export interface Lunation extends At {
  type: 'lunation'
  phase: LunationPhase
  /** The longitude of the Moon in degrees. */
  longitude: number
}

/** A planet enters a sign; when retrograde, it re-enters the previous one. */
export interface Ingress extends At {
  type: 'ingress'
  body: Planet
  sign: Sign
  retrograde: boolean
}

/** A planet turns retrograde or direct. */
export interface Station extends At {
  type: 'station'
  body: Planet
  direction: 'retrograde' | 'direct'
  longitude: number
}

export type SolarEclipseClass = 'total' | 'annular' | 'hybrid' | 'partial'
export type LunarEclipseClass = 'total' | 'partial' | 'penumbral'

/** `at` is the instant of greatest eclipse, for the whole Earth. */
export type Eclipse = SolarEclipse | LunarEclipse

export interface SolarEclipse extends At {
  type: 'eclipse'
  kind: 'solar'
  class: SolarEclipseClass
  /** The longitude of the Moon in degrees. */
  longitude: number
}

export interface LunarEclipse extends At {
  type: 'eclipse'
  kind: 'lunar'
  class: LunarEclipseClass
  /** The longitude of the Moon in degrees. */
  longitude: number
}

/** The Moon makes no more major aspect to the Sun or a planet until it leaves its sign. */
export interface VoidMoon extends At {
  type: 'void_moon'
  /** The sign that the Moon is about to leave. */
  sign: Sign
  /** The ingress into the next sign, ISO. */
  until: string
}

/** An event in the sky, the same for everyone. */
export type SkyEvent = Lunation | Ingress | Station | Eclipse | VoidMoon

/** A transiting body. */
export type TransitBody = Planet | 'chiron'

/** A transiting body makes an exact aspect to a natal point. */
export interface Transit extends At {
  type: 'transit'
  body: TransitBody
  aspect: AspectName
  natal: AspectPoint
  /** Only with an unknown birth time: bounds of the instant, since the natal longitude is a range. */
  earliest?: string
  latest?: string
}
