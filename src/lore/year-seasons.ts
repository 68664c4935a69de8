import { generationSeasons } from './corpus/year/seasons/generations.ts'
import { jupiterSeasons } from './corpus/year/seasons/jupiter.ts'
import { neptuneSeasons } from './corpus/year/seasons/neptune.ts'
import { plutoSeasons } from './corpus/year/seasons/pluto.ts'
import { saturnSeasons } from './corpus/year/seasons/saturn.ts'
import { uranusSeasons } from './corpus/year/seasons/uranus.ts'
import type { GenerationSeasons, YearBody, YearSeasons } from './year-ahead.ts'

/** By the slow planet, then by the point of the birth chart. */
export const yearSeasons: Record<YearBody, YearSeasons & GenerationSeasons> = {
  jupiter: { ...jupiterSeasons, ...generationSeasons },
  saturn: { ...saturnSeasons, ...generationSeasons },
  uranus: { ...uranusSeasons, ...generationSeasons },
  neptune: { ...neptuneSeasons, ...generationSeasons },
  pluto: { ...plutoSeasons, ...generationSeasons },
}
