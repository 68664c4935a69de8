import type { Angle, Body } from '#sky/bodies.ts'
import type { House } from './house.ts'

/** How the reader hears a body or an angle called. */
export const bodyNames: Record<Body | Angle, string> = {
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
  mean_node: 'mean North Node',
  asc: 'Ascendant',
  mc: 'Midheaven',
}

/** How the reader hears a house called, with its preposition. */
export const houseOfLife: Record<House, string> = {
  1: 'in the house of first impressions',
  2: 'in the house of money and worth',
  3: 'in the house of words and neighbors',
  4: 'at the root of the chart',
  5: 'in the house of play',
  6: 'in the house of daily work',
  7: 'in the house of partnership',
  8: 'in the house of shared things',
  9: 'in the house of far horizons',
  10: 'at the top of the chart',
  11: 'in the house of friends',
  12: 'in the house of solitude',
}
