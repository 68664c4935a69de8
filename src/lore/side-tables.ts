import type { AspectPoint } from '#sky/aspects.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Side, Sides } from './authored.ts'
import { moonSidesAgain, sunSidesAgain } from './corpus/relationship/sides/again.ts'
import { jupiterSides } from './corpus/relationship/sides/jupiter.ts'
import { marsSides } from './corpus/relationship/sides/mars.ts'
import { marsSidesAgain } from './corpus/relationship/sides/mars-again.ts'
import { mercurySides } from './corpus/relationship/sides/mercury.ts'
import { mercurySidesAgain } from './corpus/relationship/sides/mercury-again.ts'
import { moonSides } from './corpus/relationship/sides/moon.ts'
import { saturnSides } from './corpus/relationship/sides/saturn.ts'
import { sunSides } from './corpus/relationship/sides/sun.ts'
import { sunSidesThird } from './corpus/relationship/sides/sun-third.ts'
import { venusSides } from './corpus/relationship/sides/venus.ts'
import { venusSidesAgain } from './corpus/relationship/sides/venus-again.ts'

const sides: Partial<Record<AspectPoint, readonly Sides[]>> = {
  sun: [sunSides, sunSidesAgain, sunSidesThird],
  moon: [moonSides, moonSidesAgain],
  mercury: [mercurySides, mercurySidesAgain],
  venus: [venusSides, venusSidesAgain],
  mars: [marsSides, marsSidesAgain],
  jupiter: [jupiterSides],
  saturn: [saturnSides],
}

/** What a person has at stake in a quarrel of this planet, by its sign, in one or more wordings. */
export function sidesOf(point: AspectPoint, sign: Sign): readonly Side[] {
  return (sides[point] ?? []).map((bySign) => bySign[sign])
}
