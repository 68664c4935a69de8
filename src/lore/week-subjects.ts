import type { Planet } from '#sky/bodies.ts'
import type { WeekSubjects } from './authored.ts'
import { ascendantSubjects } from './corpus/weeks/subjects/ascendant.ts'
import { jupiterSubjects } from './corpus/weeks/subjects/jupiter.ts'
import { marsSubjects } from './corpus/weeks/subjects/mars.ts'
import { mercurySubjects } from './corpus/weeks/subjects/mercury.ts'
import { midheavenSubjects } from './corpus/weeks/subjects/midheaven.ts'
import { moonSubjects } from './corpus/weeks/subjects/moon.ts'
import { neptuneSubjects } from './corpus/weeks/subjects/neptune.ts'
import { plutoSubjects } from './corpus/weeks/subjects/pluto.ts'
import { saturnSubjects } from './corpus/weeks/subjects/saturn.ts'
import { sunSubjects } from './corpus/weeks/subjects/sun.ts'
import { uranusSubjects } from './corpus/weeks/subjects/uranus.ts'
import { venusSubjects } from './corpus/weeks/subjects/venus.ts'

/** What the question of a week is about, by its point, tone and house. */
export const weekSubjects: Record<Planet, WeekSubjects> = {
  sun: sunSubjects,
  moon: moonSubjects,
  mercury: mercurySubjects,
  venus: venusSubjects,
  mars: marsSubjects,
  jupiter: jupiterSubjects,
  saturn: saturnSubjects,
  uranus: uranusSubjects,
  neptune: neptuneSubjects,
  pluto: plutoSubjects,
}

export const angleWeekSubjects = { asc: ascendantSubjects, mc: midheavenSubjects }
