import type { Angle, Planet } from '../bodies.ts'
import type { AspectName } from '../chart.ts'
import type { Dignity } from '../dignities.ts'
import type { Element, FactBase, Quality } from '../fact-base.ts'
import type { Sign } from '../zodiac.ts'

/** `dignity:venus:detriment`: the condition of a planet in its sign. */
export interface DignityFact extends FactBase {
  kind: 'dignity'
  body: Planet
  sign: Sign
  dignity: Dignity
}

/** `traditional-ruler:asc`: only where the modern ruler of that sign is another planet. */
export interface TraditionalRulerFact extends FactBase {
  kind: 'traditional-ruler'
  angle: Angle
  body: Planet
  sign: Sign
  house: number
}

/** `dispositor:sun`: the planet that rules, by tradition, the sign another one is in. */
export interface DispositorFact extends FactBase {
  kind: 'dispositor'
  of: Planet
  body: Planet
}

/** `final-dispositor:saturn`: a planet in its own sign to which the rulers of all the others lead. */
export interface FinalDispositorFact extends FactBase {
  kind: 'final-dispositor'
  body: Planet
}

/** `reception:mars~saturn`: each in a sign that the other rules by tradition. */
export interface ReceptionFact extends FactBase {
  kind: 'reception'
  a: Planet
  b: Planet
}

export type FigureShape = 't-square' | 'grand-cross' | 'grand-trine' | 'kite' | 'yod'

/** `figure:t-square:mars~jupiter~pluto`: aspects that close a figure; its planets in the order of `planets`. */
export interface FigureFact extends FactBase {
  kind: 'figure'
  shape: FigureShape
  planets: Planet[]
  /** The planet that the others point at, in a T-square, a kite and a yod. */
  apex?: Planet
  /** The sign, and with a birth time the house, across from the apex of a T-square. */
  emptySign?: Sign
  emptyHouse?: number
  /** That of its widest aspect. */
  orbDegrees: number
}

/** `angular-axis:moon~saturn`: an opposition from the first to the seventh house, or the fourth to the tenth. */
export interface AngularAxisFact extends FactBase {
  kind: 'angular-axis'
  a: Planet
  b: Planet
  houses: [number, number]
  orbDegrees: number
}

/** `unaspected:sun`: a planet without a close aspect to another planet. */
export interface UnaspectedFact extends FactBase {
  kind: 'unaspected'
  body: Planet
  /** The orb of its closest aspect; absent when it has none at all. */
  closestDegrees?: number
}

/** `singleton:fire:mars`: the only one of the ten planets in an element or quality. */
export interface SingletonFact extends FactBase {
  kind: 'singleton'
  of: Element | Quality
  body: Planet
}

/** `near-cusp:venus:2`: a planet so close to a cusp that both houses count. */
export interface NearCuspFact extends FactBase {
  kind: 'near-cusp'
  body: Planet
  house: number
  /** The house on the other side of the cusp. */
  neighbor: number
  distanceDegrees: number
}

/** `sign-edge:asc`: an angle within a degree of another sign. */
export interface SignEdgeFact extends FactBase {
  kind: 'sign-edge'
  angle: Angle
  sign: Sign
  neighbor: Sign
  distanceDegrees: number
}

/** `out-of-sign:mercury~saturn`: an aspect of planets in signs that do not make it. */
export interface OutOfSignFact extends FactBase {
  kind: 'out-of-sign'
  a: Planet
  b: Planet
  aspect: AspectName
}

/** `sect:day`: whether the Sun was above the horizon. */
export interface SectFact extends FactBase {
  kind: 'sect'
  sect: 'day' | 'night'
}

/** What follows from several positions of a chart. With an unknown birth time, only what holds all day. */
export type DerivedFact =
  | DignityFact
  | TraditionalRulerFact
  | DispositorFact
  | FinalDispositorFact
  | ReceptionFact
  | FigureFact
  | AngularAxisFact
  | UnaspectedFact
  | SingletonFact
  | NearCuspFact
  | SignEdgeFact
  | OutOfSignFact
  | SectFact
