import type { Angle, Body } from '#sky/bodies.ts'
import type { AspectName } from '#sky/chart.ts'

/** Names in tables and references. */
export const pointNames: Record<Body | Angle, string> = {
  sun: 'Sun',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluto',
  chiron: 'Chiron',
  true_node: 'North Node',
  mean_node: 'Mean Node',
  asc: 'Ascendant',
  mc: 'Midheaven',
}

/** Within a sentence: "the Moon", "Mars". */
export const bodyName = (body: Body | Angle): string =>
  body === 'sun' || body === 'moon' ? `the ${pointNames[body]}` : pointNames[body]

export const aspectTitles: Record<AspectName, string> = {
  conjunction: 'Conjunction',
  opposition: 'Opposition',
  trine: 'Trine',
  square: 'Square',
  sextile: 'Sextile',
}

/** Between two points: "Moon opposite Jupiter". */
export const aspectWords: Record<AspectName, string> = {
  conjunction: 'conjunct',
  opposition: 'opposite',
  trine: 'trine',
  square: 'square',
  sextile: 'sextile',
}

/** Indexed by the number. */
export const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

/** Indexed by the number. */
export const ordinalWords = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]

/** `1st`, `2nd`, `11th`. */
export function ordinal(house: number): string {
  const teens = house >= 11 && house <= 13
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][house % 10] ?? 'th')
  return `${house}${ending}`
}
