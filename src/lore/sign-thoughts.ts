import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { SignThoughts } from './authored.ts'
import { ascendantInSigns } from './corpus/days/in-signs/ascendant.ts'
import { jupiterDaysInSigns } from './corpus/days/in-signs/jupiter.ts'
import { marsDaysInSigns } from './corpus/days/in-signs/mars.ts'
import { mercuryDaysInSigns } from './corpus/days/in-signs/mercury.ts'
import { moonDaysInSigns } from './corpus/days/in-signs/moon.ts'
import { moreOfAscendantInSigns } from './corpus/days/in-signs/more/ascendant.ts'
import { moreOfJupiterInSigns } from './corpus/days/in-signs/more/jupiter.ts'
import { moreOfMarsInSigns } from './corpus/days/in-signs/more/mars.ts'
import { moreOfMercuryInSigns } from './corpus/days/in-signs/more/mercury.ts'
import { moreOfMoonInSigns } from './corpus/days/in-signs/more/moon.ts'
import { moreOfSaturnInSigns } from './corpus/days/in-signs/more/saturn.ts'
import { moreOfSunInSigns } from './corpus/days/in-signs/more/sun.ts'
import { moreOfVenusInSigns } from './corpus/days/in-signs/more/venus.ts'
import { saturnDaysInSigns } from './corpus/days/in-signs/saturn.ts'
import { sunDaysInSigns } from './corpus/days/in-signs/sun.ts'
import { venusDaysInSigns } from './corpus/days/in-signs/venus.ts'

type Signed = Exclude<NatalPoint, 'mc' | 'uranus' | 'neptune' | 'pluto'>

/** By the point that is touched, in whichever house it stands. */
export const signThoughts: Record<Signed, readonly SignThoughts[]> = {
  sun: [sunDaysInSigns, moreOfSunInSigns],
  moon: [moonDaysInSigns, moreOfMoonInSigns],
  mercury: [mercuryDaysInSigns, moreOfMercuryInSigns],
  venus: [venusDaysInSigns, moreOfVenusInSigns],
  mars: [marsDaysInSigns, moreOfMarsInSigns],
  jupiter: [jupiterDaysInSigns, moreOfJupiterInSigns],
  saturn: [saturnDaysInSigns, moreOfSaturnInSigns],
  asc: [ascendantInSigns, moreOfAscendantInSigns],
}
