import type { NatalPoint } from '#lore/passage.ts'
import type { SignThoughts } from './authored.ts'
import { ascendantInSigns } from './corpus/days/in-signs/ascendant.ts'
import { jupiterInSigns } from './corpus/days/in-signs/jupiter.ts'
import { marsInSigns } from './corpus/days/in-signs/mars.ts'
import { mercuryInSigns } from './corpus/days/in-signs/mercury.ts'
import { moonInSigns } from './corpus/days/in-signs/moon.ts'
import { saturnInSigns } from './corpus/days/in-signs/saturn.ts'
import { sunInSigns } from './corpus/days/in-signs/sun.ts'
import { venusInSigns } from './corpus/days/in-signs/venus.ts'

type Signed = Exclude<NatalPoint, 'mc' | 'uranus' | 'neptune' | 'pluto'>

/** By the point that is touched, in whichever house it stands. */
export const signThoughts: Record<Signed, SignThoughts> = {
  sun: sunInSigns,
  moon: moonInSigns,
  mercury: mercuryInSigns,
  venus: venusInSigns,
  mars: marsInSigns,
  jupiter: jupiterInSigns,
  saturn: saturnInSigns,
  asc: ascendantInSigns,
}
