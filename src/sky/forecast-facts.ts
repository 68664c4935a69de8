import type { AspectPoint } from './aspects.ts'
import type { Planet } from './bodies.ts'
import type { AspectName } from './chart.ts'
import type {
  LunarEclipseClass,
  LunationPhase,
  SolarEclipseClass,
  Station,
  TransitBody,
} from './events.ts'
import type { FactBase } from './facts.ts'
import type { Sign, ZodiacPosition } from './zodiac.ts'

/**
 * Every statement that may be made of a stretch of time, for one person. The date in an id is the
 * UTC date of `at`, so that a day, its week and its month share their ids.
 */
interface ForecastFactBase extends FactBase {
  /** UTC in ISO form, to the second. */
  at: string
}

/** Where it happens: the degree, and the house of the person where those are known. */
interface Located extends ZodiacPosition {
  house?: number
}

/** `transit:saturn~moon:trine:2026-12-03`: a moving body, an exact aspect, a natal place. */
export interface TransitFact extends ForecastFactBase {
  kind: 'transit'
  body: TransitBody
  natal: AspectPoint
  aspect: AspectName
  /**
   * Only with an unknown birth time: the instants between which it is exact. `certain` is then
   * whether they lie on the one date.
   */
  earliest?: string
  latest?: string
}

/** `lunation:full:2026-12-24` */
export interface LunationFact extends ForecastFactBase, Located {
  kind: 'lunation'
  phase: LunationPhase
}

/** `eclipse:solar:total:2026-08-12` */
export interface EclipseFact extends ForecastFactBase, Located {
  kind: 'eclipse'
  of: 'solar' | 'lunar'
  class: SolarEclipseClass | LunarEclipseClass
}

/** `ingress:mars:Leo:2026-12-03` */
export interface IngressFact extends ForecastFactBase {
  kind: 'ingress'
  body: Planet
  sign: Sign
  retrograde: boolean
}

/** `station:mercury:retrograde:2026-12-03` */
export interface StationFact extends ForecastFactBase, Located {
  kind: 'station'
  body: Planet
  direction: Station['direction']
}

/** `void-moon:Aries:2026-12-03`: from `at` to `until` the Moon makes no more aspect in its sign. */
export interface VoidMoonFact extends ForecastFactBase {
  kind: 'void-moon'
  sign: Sign
  until: string
}

/** `house-entry:mars:7:2026-12-05`: a moving body enters a house of the person. */
export interface HouseEntryFact extends ForecastFactBase {
  kind: 'house-entry'
  body: TransitBody
  house: number
  retrograde: boolean
}

/** `moon-in-house:7:2026-12-03`: from `at` to `until` on that date. */
export interface MoonInHouseFact extends ForecastFactBase {
  kind: 'moon-in-house'
  house: number
  until: string
}

/** `moon-in-sign:Leo:2026-12-03`: from `at` to `until` on that date. */
export interface MoonInSignFact extends ForecastFactBase {
  kind: 'moon-in-sign'
  sign: Sign
  until: string
}

export type ForecastFact =
  | TransitFact
  | LunationFact
  | EclipseFact
  | IngressFact
  | StationFact
  | VoidMoonFact
  | HouseEntryFact
  | MoonInHouseFact
  | MoonInSignFact
