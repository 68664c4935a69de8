import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { SignThoughts } from './authored.ts'
import { ascendantInSigns } from './corpus/days/in-signs/ascendant.ts'
import { jupiterInSigns } from './corpus/days/in-signs/jupiter.ts'
import { marsInSigns } from './corpus/days/in-signs/mars.ts'
import { mercuryInSigns } from './corpus/days/in-signs/mercury.ts'
import { moonInSigns } from './corpus/days/in-signs/moon.ts'
import { moreOfAscendantInSigns } from './corpus/days/in-signs/more/ascendant.ts'
import { moreOfJupiterInSigns } from './corpus/days/in-signs/more/jupiter.ts'
import { moreOfMarsInSigns } from './corpus/days/in-signs/more/mars.ts'
import { moreOfMercuryInSigns } from './corpus/days/in-signs/more/mercury.ts'
import { moreOfMoonInSigns } from './corpus/days/in-signs/more/moon.ts'
import { moreOfSaturnInSigns } from './corpus/days/in-signs/more/saturn.ts'
import { moreOfSunInSigns } from './corpus/days/in-signs/more/sun.ts'
import { moreOfVenusInSigns } from './corpus/days/in-signs/more/venus.ts'
import { saturnInSigns } from './corpus/days/in-signs/saturn.ts'
import { sunInSigns } from './corpus/days/in-signs/sun.ts'
import { venusInSigns } from './corpus/days/in-signs/venus.ts'

type Signed = Exclude<NatalPoint, 'mc' | 'uranus' | 'neptune' | 'pluto'>

/** By the point that is touched, in whichever house it stands. */
export const signThoughts: Record<Signed, readonly SignThoughts[]> = {
  sun: [sunInSigns, moreOfSunInSigns],
  moon: [moonInSigns, moreOfMoonInSigns],
  mercury: [mercuryInSigns, moreOfMercuryInSigns],
  venus: [venusInSigns, moreOfVenusInSigns],
  mars: [marsInSigns, moreOfMarsInSigns],
  jupiter: [jupiterInSigns, moreOfJupiterInSigns],
  saturn: [saturnInSigns, moreOfSaturnInSigns],
  asc: [ascendantInSigns, moreOfAscendantInSigns],
}
