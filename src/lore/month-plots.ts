import type { MonthPlot } from './authored.ts'
import { eighthHousePlots } from './corpus/months/eighth-house.ts'
import { eleventhHousePlots } from './corpus/months/eleventh-house.ts'
import { fifthHousePlots } from './corpus/months/fifth-house.ts'
import { firstHousePlots } from './corpus/months/first-house.ts'
import { fourthHousePlots } from './corpus/months/fourth-house.ts'
import { ninthHousePlots } from './corpus/months/ninth-house.ts'
import { secondHousePlots } from './corpus/months/second-house.ts'
import { seventhHousePlots } from './corpus/months/seventh-house.ts'
import { sixthHousePlots } from './corpus/months/sixth-house.ts'
import { tenthHousePlots } from './corpus/months/tenth-house.ts'
import { thirdHousePlots } from './corpus/months/third-house.ts'
import { twelfthHousePlots } from './corpus/months/twelfth-house.ts'
import type { House } from './house.ts'

/** By the house of the turn. */
export const monthPlots: Record<House, readonly MonthPlot[]> = {
  1: firstHousePlots,
  2: secondHousePlots,
  3: thirdHousePlots,
  4: fourthHousePlots,
  5: fifthHousePlots,
  6: sixthHousePlots,
  7: seventhHousePlots,
  8: eighthHousePlots,
  9: ninthHousePlots,
  10: tenthHousePlots,
  11: eleventhHousePlots,
  12: twelfthHousePlots,
}
