import type { Angle, Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Clause } from './clause.ts'
import { ascendantClauses, midheavenClauses } from './corpus/portrait/clauses/angles.ts'
import { moonClauses, sunClauses } from './corpus/portrait/clauses/lights.ts'
import { marsClauses, mercuryClauses, venusClauses } from './corpus/portrait/clauses/personal.ts'
import { slowPlanetClauses } from './corpus/portrait/clauses/slow.ts'
import { jupiterClauses, saturnClauses } from './corpus/portrait/clauses/social.ts'

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

/**
 * The clauses for one placement. A whole generation shares the signs of Uranus, Neptune and Pluto, so
 * their clauses depend on the planet alone.
 */
export function placementClauses(body: Planet | Angle, sign: Sign): Clause[] {
  return bySign[body]?.[sign] ?? slowPlanetClauses[body as keyof typeof slowPlanetClauses]
}
