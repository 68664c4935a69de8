import type { Planet } from '#sky/bodies.ts'
import type { WeekScenes } from './authored.ts'
import { ascendantTendencies } from './corpus/weeks/tendencies/ascendant.ts'
import { jupiterTendencies } from './corpus/weeks/tendencies/jupiter.ts'
import { marsTendencies } from './corpus/weeks/tendencies/mars.ts'
import { mercuryTendencies } from './corpus/weeks/tendencies/mercury.ts'
import { midheavenTendencies } from './corpus/weeks/tendencies/midheaven.ts'
import { moonTendencies } from './corpus/weeks/tendencies/moon.ts'
import { neptuneTendencies } from './corpus/weeks/tendencies/neptune.ts'
import { plutoTendencies } from './corpus/weeks/tendencies/pluto.ts'
import { saturnTendencies } from './corpus/weeks/tendencies/saturn.ts'
import { sunTendencies } from './corpus/weeks/tendencies/sun.ts'
import { uranusTendencies } from './corpus/weeks/tendencies/uranus.ts'
import { venusTendencies } from './corpus/weeks/tendencies/venus.ts'

/** What a person is likely to do about the question of a week when something eases or presses it, and after the turn. */
export const weekTendencies: Record<Planet, WeekScenes> = {
  sun: sunTendencies,
  moon: moonTendencies,
  mercury: mercuryTendencies,
  venus: venusTendencies,
  mars: marsTendencies,
  jupiter: jupiterTendencies,
  saturn: saturnTendencies,
  uranus: uranusTendencies,
  neptune: neptuneTendencies,
  pluto: plutoTendencies,
}

export const angleWeekTendencies = { asc: ascendantTendencies, mc: midheavenTendencies }
