import type { Angle, Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Clause } from './clause.ts'
import { ascendantClauses, midheavenClauses } from './corpus/portrait/clauses/angles.ts'
import { moonClauses, sunClauses } from './corpus/portrait/clauses/lights.ts'
import { marsClauses, mercuryClauses, venusClauses } from './corpus/portrait/clauses/personal.ts'
import {
  neptuneClauses,
  plutoClauses,
  slowPlanetClauses,
  uranusClauses,
} from './corpus/portrait/clauses/slow.ts'
import { jupiterClauses, saturnClauses } from './corpus/portrait/clauses/social.ts'
import { impulsesByHouse, impulsesBySign, slowImpulses } from './corpus/portrait/impulses.ts'
import type { House } from './house.ts'

const bySign: Partial<Record<Planet | Angle, Record<Sign, Clause[]>>> = {
  sun: sunClauses,
  moon: moonClauses,
  mercury: mercuryClauses,
  venus: venusClauses,
  mars: marsClauses,
  jupiter: jupiterClauses,
  saturn: saturnClauses,
  asc: ascendantClauses,
  mc: midheavenClauses,
}

const byHouse: Partial<Record<Planet | Angle, Record<House, Clause[]>>> = {
  uranus: uranusClauses,
  neptune: neptuneClauses,
  pluto: plutoClauses,
}

/** The basis of the clauses: a sign, a house, or the planet alone. */
export type ClauseBasis = 'sign' | 'house' | 'planet'

export interface PlacementClauses {
  basis: ClauseBasis
  clauses: Clause[]
  /** The same idea in plain words, after "your": "need for order before rest". */
  impulse: string
}

/**
 * The clauses for one placement. A whole generation shares the signs of Uranus, Neptune and Pluto, so
 * their clauses depend on the house, and on the planet alone when no house is known.
 */
export function placementClauses(
  body: Planet | Angle,
  sign: Sign,
  house?: House,
): PlacementClauses {
  const ofSign = bySign[body]?.[sign]
  const impulseOfSign = impulsesBySign[body]?.[sign]
  if (ofSign && impulseOfSign) return { basis: 'sign', clauses: ofSign, impulse: impulseOfSign }
  const ofHouse = house && byHouse[body]?.[house]
  const impulseOfHouse = house && impulsesByHouse[body]?.[house]
  if (ofHouse && impulseOfHouse)
    return { basis: 'house', clauses: ofHouse, impulse: impulseOfHouse }
  const slow = body as keyof typeof slowPlanetClauses
  return { basis: 'planet', clauses: slowPlanetClauses[slow], impulse: slowImpulses[slow] }
}
