import type { Line } from './character.ts'

export type NatalPoint =
  | 'sun'
  | 'moon'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto'
  | 'asc'
  | 'mc'

/** What a moving body does to a point of the birth chart while their contact lasts. */
export interface TransitMeaning {
  /** What it does to that part of the person. */
  does: Line[]
  /** How it is likely to show in an ordinary day. */
  shows: Line[]
  /** What the time is good for, as a statement. */
  use: Line[]
  /** One thing to do, as a command. */
  task: string[]
}

/** A contact that lasts for months and is often exact three times. */
export interface SlowTransitMeaning extends TransitMeaning {
  /** What the first pass is about. */
  opens: Line[]
  /** What the middle pass, usually retrograde, is about. */
  reviews: Line[]
  /** What the last pass is about. */
  settles: Line[]
}
