import type { AspectPoint } from '#sky/aspects.ts'
import type { Sides } from './authored.ts'
import { jupiterSides } from './corpus/relationship/sides/jupiter.ts'
import { marsSides } from './corpus/relationship/sides/mars.ts'
import { mercurySides } from './corpus/relationship/sides/mercury.ts'
import { moonSides } from './corpus/relationship/sides/moon.ts'
import { saturnSides } from './corpus/relationship/sides/saturn.ts'
import { sunSides } from './corpus/relationship/sides/sun.ts'
import { venusSides } from './corpus/relationship/sides/venus.ts'

const sides: Partial<Record<AspectPoint, Sides>> = {
  sun: sunSides,
  moon: moonSides,
  mercury: mercurySides,
  venus: venusSides,
  mars: marsSides,
  jupiter: jupiterSides,
  saturn: saturnSides,
}

/** What a person has at stake in a quarrel of this planet, by its sign. */
export function sidesOf(point: AspectPoint): Sides | undefined {
  return sides[point]
}
