import type { TransitPlaces, YearBody } from '../../../year-ahead.ts'
import { jupiterTransits } from './jupiter.ts'
import { neptuneTransits } from './neptune.ts'
import { plutoTransits } from './pluto.ts'
import { saturnTransits } from './saturn.ts'
import { uranusTransits } from './uranus.ts'

export const slowTransits: Record<YearBody, TransitPlaces> = {
  jupiter: jupiterTransits,
  saturn: saturnTransits,
  uranus: uranusTransits,
  neptune: neptuneTransits,
  pluto: plutoTransits,
}
