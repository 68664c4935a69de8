import type { AnyFact } from '#sky/any-fact.ts'
import type { ForecastFact, TransitFact } from '#sky/forecast-facts.ts'
import type { Purpose, Span } from './question.ts'

/** A forecast fact with the reader's clock, and its place in a series of passes. */
export interface DatedFact {
  fact: ForecastFact
  /** On the reader's calendar. */
  date: string
  /** "10:05 a.m." to the nearest five minutes; absent where an unknown birth time leaves it open. */
  time?: string
  /** False from 11 p.m. to 7 a.m. */
  isWaking: boolean
  /** Only of transits of Mercury to Pluto that repeat because of a retrograde motion. */
  pass?: { number: number; of: number; others: TransitFact[] }
}

/** One criterion that a window meets or breaks. */
export interface Reason {
  /** Its name in the table of criteria of the purpose: `mercury-easy-midheaven`. */
  criterion: string
  points: number
  moment: DatedFact
}

/** A run of days that suits a purpose, or not. */
export interface Window {
  from: string
  to: string
  /** The best (or worst) day. */
  day: string
  /** The points of its reasons and cautions, less a fifth for each further day. */
  score: number
  reasons: Reason[]
  /** What speaks against an otherwise good window. */
  cautions: Reason[]
}

export interface WindowFindings {
  kind: 'windows'
  purpose: Purpose
  span: Span
  /** The best first; at most five. Empty if none is better than an ordinary day. */
  good: Window[]
  /** The best of the ordinary days, where none is better. */
  fair?: Window
  /** The worst first; at most three. */
  avoid: Window[]
}

export interface ComparisonFindings {
  kind: 'comparison'
  purpose?: Purpose
  sides: [WindowFindings, WindowFindings]
  /** Index of the better side; absent for a tie. */
  better?: 0 | 1
}

/** What happens in a span, the weightiest first. */
export interface SpanFindings {
  kind: 'span'
  span: Span
  moments: DatedFact[]
}

/**
 * The times of one event, in order, as far from today as it may be: two years, or thirty for the slow planets.
 */
export interface EventFindings {
  kind: 'event'
  /** The one that answers the question; absent if it does not happen in the searched time. */
  answer?: DatedFact
  /** If the answer is a stay: the moment it ends (or begins). */
  until?: DatedFact
  /** All in the searched time, in order; at most 60, from the answer on or up to it. */
  all: DatedFact[]
  searched: Span
}

/** Where the planets are now; the facts are of kind `sky-position`. */
export interface SkyFindings {
  kind: 'sky'
  facts: AnyFact[]
  /** For one body: when it turns, enters the next sign or house. */
  next: DatedFact[]
}

export type Findings =
  | WindowFindings
  | ComparisonFindings
  | SpanFindings
  | EventFindings
  | SkyFindings
