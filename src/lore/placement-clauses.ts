import type { Angle, Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Part } from './clause.ts'
import { ascendantParts, midheavenParts } from './corpus/portrait/clauses/angles.ts'
import { moonParts, sunParts } from './corpus/portrait/clauses/lights.ts'
import { marsParts, mercuryParts, venusParts } from './corpus/portrait/clauses/personal.ts'
import { neptuneParts, plutoParts, slowParts, uranusParts } from './corpus/portrait/clauses/slow.ts'
import { jupiterParts, saturnParts } from './corpus/portrait/clauses/social.ts'
import { impulsesByHouse, impulsesBySign, slowImpulses } from './corpus/portrait/impulses.ts'
import type { House } from './house.ts'

const bySign: Partial<Record<Planet | Angle, Record<Sign, Part[]>>> = {
  sun: sunParts,
  moon: moonParts,
  mercury: mercuryParts,
  venus: venusParts,
  mars: marsParts,
  jupiter: jupiterParts,
  saturn: saturnParts,
  asc: ascendantParts,
  mc: midheavenParts,
}

const byHouse: Partial<Record<Planet | Angle, Record<House, Part[]>>> = {
  uranus: uranusParts,
  neptune: neptuneParts,
  pluto: plutoParts,
}

/** What a part rests on: a sign, a house, or the planet alone. */
export type PartGround = 'sign' | 'house' | 'planet'

export interface GroundedParts {
  ground: PartGround
  parts: Part[]
  /** The same in plain words, after "your": "need for order before rest". */
  impulse: string
}

/**
 * What there is to say of one placement in a clause. Uranus, Neptune and Pluto share their sign with
 * a generation, so they speak by house, and as themselves when no house is known.
 */
export function partsOf(body: Planet | Angle, sign: Sign, house?: House): GroundedParts {
  const ofSign = bySign[body]?.[sign]
  const impulseOfSign = impulsesBySign[body]?.[sign]
  if (ofSign && impulseOfSign) return { ground: 'sign', parts: ofSign, impulse: impulseOfSign }
  const ofHouse = house && byHouse[body]?.[house]
  const impulseOfHouse = house && impulsesByHouse[body]?.[house]
  if (ofHouse && impulseOfHouse) return { ground: 'house', parts: ofHouse, impulse: impulseOfHouse }
  const slow = body as keyof typeof slowParts
  return { ground: 'planet', parts: slowParts[slow], impulse: slowImpulses[slow] }
}
