import type { Passing, YearBody } from '../../../year-ahead.ts'
import { jupiterPassing } from './jupiter.ts'
import { neptunePassing } from './neptune.ts'
import { plutoPassing } from './pluto.ts'
import { saturnPassing } from './saturn.ts'
import { uranusPassing } from './uranus.ts'

export const passing: Record<YearBody, Passing> = {
  jupiter: jupiterPassing,
  saturn: saturnPassing,
  uranus: uranusPassing,
  neptune: neptunePassing,
  pluto: plutoPassing,
}
