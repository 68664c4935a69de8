import type { Angle, Body, Planet } from './bodies.ts'
import type { AspectName } from './chart.ts'
import type { DerivedFact } from './derived/facts.ts'
import type { Element, FactBase, Quality } from './fact-base.ts'
import type { Sign } from './zodiac.ts'

/** `placement:mars`: a body's sign and degree. */
export interface PlacementFact extends FactBase {
  kind: 'placement'
  body: Body
  sign: Sign
  /** Absent with an unknown time, unless the body shows the same degree and minute all day. */
  degrees?: number
  minutes?: number
  /** Absent when the birth time is unknown and the body has a station that day. */
  retrograde?: boolean
  /** With an unknown time, when the body changes sign that day. The fact is then about both. */
  signsOfTheDay?: [Sign, Sign]
}

/** `house:7:venus`: a body's house. */
export interface HouseFact extends FactBase {
  kind: 'house'
  body: Body
  house: number
}

/** `angle:asc`: the sign and degree of the ascendant or the midheaven. */
export interface AngleFact extends FactBase {
  kind: 'angle'
  angle: Angle
  sign: Sign
  degrees: number
  minutes: number
  /** How far it moves while a clock moves four minutes, which birth times are often off by. */
  driftDegrees?: number
}

/** `aspect:sun~saturn:square`; the two names in the order of `planets`, angles last. */
export interface AspectFact extends FactBase {
  kind: 'aspect'
  a: Planet | Angle
  b: Planet | Angle
  aspect: AspectName
  /** With an unknown time, the widest of the day. */
  orbDegrees: number
  /** Absent when it changes on the day of an unknown time. */
  applying?: boolean
}

/** `ruler:asc`: the planet that rules the sign on an angle (modern rulers), and its place. */
export interface RulerFact extends FactBase {
  kind: 'ruler'
  angle: Angle
  body: Planet
  sign: Sign
  house: number
}

/** `balance:element:fire:strong`: an element or quality that is strong or absent among the ten planets. */
export interface BalanceFact extends FactBase {
  kind: 'balance'
  of: Element | Quality
  strength: 'strong' | 'absent'
  planets: Planet[]
}

/** `cluster:sign:Capricorn` or `cluster:house:4`: three or more of the ten planets together. */
export interface ClusterFact extends FactBase {
  kind: 'cluster'
  sign?: Sign
  house?: number
  planets: Planet[]
}

/** `moon-phase:full`: the Moon's phase at birth. */
export interface MoonPhaseFact extends FactBase {
  kind: 'moon-phase'
  phase:
    | 'new'
    | 'waxing-crescent'
    | 'first-quarter'
    | 'waxing-gibbous'
    | 'full'
    | 'waning-gibbous'
    | 'last-quarter'
    | 'waning-crescent'
}

export type NatalFact =
  | PlacementFact
  | HouseFact
  | AngleFact
  | AspectFact
  | RulerFact
  | BalanceFact
  | ClusterFact
  | MoonPhaseFact
  | DerivedFact
