import { jupiterLanes } from './corpus/year/lanes/jupiter.ts'
import { neptuneLanes } from './corpus/year/lanes/neptune.ts'
import { plutoLanes } from './corpus/year/lanes/pluto.ts'
import { saturnLanes } from './corpus/year/lanes/saturn.ts'
import { uranusLanes } from './corpus/year/lanes/uranus.ts'
import type { YearLanes } from './year-ahead.ts'

/** By the slow planet, then by the point of the birth chart. */
export const yearLanes = {
  jupiter: jupiterLanes,
  saturn: saturnLanes,
  uranus: uranusLanes,
  neptune: neptuneLanes,
  pluto: plutoLanes,
} satisfies Record<string, YearLanes>
