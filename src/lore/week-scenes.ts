import type { Planet } from '#sky/bodies.ts'
import type { WeekScenes } from './authored.ts'
import { ascendantScenes } from './corpus/weeks/scenes/ascendant.ts'
import { jupiterScenes } from './corpus/weeks/scenes/jupiter.ts'
import { marsScenes } from './corpus/weeks/scenes/mars.ts'
import { mercuryScenes } from './corpus/weeks/scenes/mercury.ts'
import { midheavenScenes } from './corpus/weeks/scenes/midheaven.ts'
import { moonScenes } from './corpus/weeks/scenes/moon.ts'
import { neptuneScenes } from './corpus/weeks/scenes/neptune.ts'
import { plutoScenes } from './corpus/weeks/scenes/pluto.ts'
import { saturnScenes } from './corpus/weeks/scenes/saturn.ts'
import { sunScenes } from './corpus/weeks/scenes/sun.ts'
import { uranusScenes } from './corpus/weeks/scenes/uranus.ts'
import { venusScenes } from './corpus/weeks/scenes/venus.ts'

/** The question of a week in small, by its point, tone and house. */
export const weekScenes: Record<Planet, WeekScenes> = {
  sun: sunScenes,
  moon: moonScenes,
  mercury: mercuryScenes,
  venus: venusScenes,
  mars: marsScenes,
  jupiter: jupiterScenes,
  saturn: saturnScenes,
  uranus: uranusScenes,
  neptune: neptuneScenes,
  pluto: plutoScenes,
}

export const angleWeekScenes = { asc: ascendantScenes, mc: midheavenScenes }
