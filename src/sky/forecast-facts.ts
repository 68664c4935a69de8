import type { AspectPoint } from './aspects.ts'
import type { Planet } from './bodies.ts'
import type { AspectName } from './chart.ts'
import type { CuspFact } from './cusp-facts.ts'
import type {
  LunarEclipseClass,
  LunationPhase,
  SolarEclipseClass,
  Station,
  TransitBody,
} from './events.ts'
import type { FactBase } from './fact-base.ts'
import type { NatalFact } from './facts.ts'
import type { Sign, ZodiacPosition } from './zodiac.ts'

/**
 * A fact about a period, for one person. The date in an id is the UTC date of `at` (of a stay of the Moon, the
 * reader's date), so that the facts of a day, its week and its month have the same ids.
 */
interface ForecastFactBase extends FactBase {
  /** UTC in ISO form, to the second. */
  at: string
}

/** The position of the event: the degree, and with a known birth time the natal house. */
interface Located extends ZodiacPosition {
  house?: number
}

export interface Pass {
  number: number
  of: number
  /** After the last pass the body stops once more so close to the point that it counts as a touch. */
  hasLaterTouch?: true
}

/** `transit:saturn~moon:trine:2026-12-03`: a transiting body, an exact aspect, a natal point. */
export interface TransitFact extends ForecastFactBase {
  kind: 'transit'
  body: TransitBody
  natal: AspectPoint
  aspect: AspectName
  /** Where the body is then, and how it moves; the house only with a known birth time. */
  sign?: Sign
  house?: number
  retrograde?: boolean
  /**
   * Its place in a series: a retrograde planet crosses the same point three times or more. Only where the
   * whole series was searched.
   */
  pass?: Pass
  /**
   * Only with an unknown birth time: bounds of the exact instant. `certain` then says whether both fall
   * on the date of `at`.
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

/** `void-moon:Aries:2026-12-03`: from `at` to `until` the Moon is void of course. */
export interface VoidMoonFact extends ForecastFactBase {
  kind: 'void-moon'
  sign: Sign
  until: string
}

/** `house-entry:mars:7:2026-12-05`: a transiting body enters a natal house. */
export interface HouseEntryFact extends ForecastFactBase {
  kind: 'house-entry'
  body: TransitBody
  house: number
  retrograde: boolean
  /** It is direct again, and was in this house before it turned retrograde. Only where that was searched. */
  again?: true
}

/** `moon-in-house:7:2026-12-03`: from `at` to `until` on that date of the reader's calendar. */
export interface MoonInHouseFact extends ForecastFactBase {
  kind: 'moon-in-house'
  house: number
  until: string
}

/** `moon-in-sign:Leo:2026-12-03`: the same of a sign. */
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

/** `sky-position:saturn:2026-12-03`: where a transiting body is at an instant. */
export interface SkyPositionFact extends ForecastFactBase, Located {
  kind: 'sky-position'
  body: TransitBody
  retrograde: boolean
}

/**
 * `orb:pluto~sun:square:2026-12-09`: a stay of a transiting body within a degree of an exact aspect, from `at`
 * to `until`.
 */
export interface TransitWindowFact extends ForecastFactBase {
  kind: 'transit-window'
  body: TransitBody
  natal: AspectPoint
  aspect: AspectName
  until: string
  /** Exact, or so close at a station that it counts as a touch, or only near. */
  touch: 'exact' | 'station' | 'near'
  /** The instants when it is exact. */
  passes: string[]
  /** For a stay without a pass: when the body turns around, and how far from exact. */
  closest?: { at: string; orbDegrees: number }
}

/**
 * `touch:full:2026-12-24~asc:conjunction`, `touch:jupiter:retrograde:2026-12-13~pluto:conjunction`: a
 * lunation, an eclipse or a station close to a natal point, or to an aspect of it.
 */
export interface TouchFact extends ForecastFactBase {
  kind: 'touch'
  /** The event itself; it is in the same brief. */
  event: LunationFact | EclipseFact | StationFact
  natal: AspectPoint
  aspect: AspectName
  /** With an unknown birth time, the widest of the day. */
  orbDegrees: number
}

/** `node-return:2026-12-12`: the Moon's mean node is back at its natal place, or opposite it. */
export interface NodeReturnFact extends ForecastFactBase {
  kind: 'node-return'
  isOpposite: boolean
}

/** `birthday:2026-12-12`: the date in the reader's calendar; `at` is its beginning. */
export interface BirthdayFact extends ForecastFactBase {
  kind: 'birthday'
  /** The end of the date. */
  until: string
}

/**
 * `profection:7:2027-06-10`: the house of a year of life and its ruler, from one birthday to the next. `at` and
 * `until` are the beginnings of the two dates.
 */
export interface ProfectionFact extends ForecastFactBase {
  kind: 'profection'
  house: number
  sign: Sign
  /** By tradition. */
  lord: Planet
  until: string
  /** Whether it begins with the birthday of the period, and not with the one before. */
  isNext: boolean
}

/** `progressed-moon:2026-11-22`: where the progressed Moon is at the beginning of a period. */
export interface ProgressedMoonFact extends ForecastFactBase {
  kind: 'progressed-moon'
  sign: Sign
  house?: number
}

/** `progressed-entry:Leo:2027-03-05`, `progressed-entry:7:2027-03-05` */
export interface ProgressedEntryFact extends ForecastFactBase {
  kind: 'progressed-entry'
  sign?: Sign
  house?: number
}

/** `solar-return:2027-06-10`: the sign that rises where the person was born as the Sun returns. */
export interface SolarReturnFact extends ForecastFactBase {
  kind: 'solar-return'
  rising: Sign
  /** The planets close to its Ascendant or Midheaven, the closest first; a reading of an earlier version has none. */
  angular?: readonly { body: Planet; angle: 'asc' | 'mc'; orbDegrees: number }[]
}

/** What the techniques of a year say. */
export type YearFact = ProfectionFact | ProgressedMoonFact | ProgressedEntryFact | SolarReturnFact

/** A fact about an instant. */
export type InstantFact = ForecastFact | SkyPositionFact

/** What gives an event its history, or its place in a chart. */
export type HistoryFact = TransitWindowFact | TouchFact | NodeReturnFact | BirthdayFact

/** A fact with an instant at which it happens or begins. */
export type TimedFact = InstantFact | HistoryFact | YearFact

/** A fact that a horoscope may rest on. */
export type HoroscopeFact = TimedFact | NatalFact | CuspFact

const forecastKinds: readonly HoroscopeFact['kind'][] = [
  'transit',
  'lunation',
  'eclipse',
  'ingress',
  'station',
  'void-moon',
  'house-entry',
  'moon-in-house',
  'moon-in-sign',
]

/** Whether it is a new, full, or quarter Moon, with an eclipse or without. */
export function isLunation(fact: { kind: string }): fact is LunationFact | EclipseFact {
  return fact.kind === 'lunation' || fact.kind === 'eclipse'
}

/** Whether a fact is of the course of a period, and not of its background. */
export function isForecastFact(fact: HoroscopeFact): fact is ForecastFact {
  return forecastKinds.includes(fact.kind)
}
