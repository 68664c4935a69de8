import type { MonthAreas } from './authored.ts'
import { jupiterAreas } from './corpus/months/areas/jupiter.ts'
import { marsAreas } from './corpus/months/areas/mars.ts'
import { mercuryAreas } from './corpus/months/areas/mercury.ts'
import { neptuneAreas } from './corpus/months/areas/neptune.ts'
import { plutoAreas } from './corpus/months/areas/pluto.ts'
import { saturnAreas } from './corpus/months/areas/saturn.ts'
import { sunAreas } from './corpus/months/areas/sun.ts'
import { uranusAreas } from './corpus/months/areas/uranus.ts'
import { venusAreas } from './corpus/months/areas/venus.ts'

/** By the moving planet; the Moon's own contacts are over in hours. */
export const monthAreas = {
  sun: sunAreas,
  mercury: mercuryAreas,
  venus: venusAreas,
  mars: marsAreas,
  jupiter: jupiterAreas,
  saturn: saturnAreas,
  uranus: uranusAreas,
  neptune: neptuneAreas,
  pluto: plutoAreas,
} satisfies Record<string, MonthAreas>
