import type { PlotStakes } from './authored.ts'
import { eighthHouseStakes } from './corpus/months/stakes/eighth-house.ts'
import { eleventhHouseStakes } from './corpus/months/stakes/eleventh-house.ts'
import { fifthHouseStakes } from './corpus/months/stakes/fifth-house.ts'
import { firstHouseStakes } from './corpus/months/stakes/first-house.ts'
import { fourthHouseStakes } from './corpus/months/stakes/fourth-house.ts'
import { ninthHouseStakes } from './corpus/months/stakes/ninth-house.ts'
import { secondHouseStakes } from './corpus/months/stakes/second-house.ts'
import { seventhHouseStakes } from './corpus/months/stakes/seventh-house.ts'
import { sixthHouseStakes } from './corpus/months/stakes/sixth-house.ts'
import { tenthHouseStakes } from './corpus/months/stakes/tenth-house.ts'
import { thirdHouseStakes } from './corpus/months/stakes/third-house.ts'
import { twelfthHouseStakes } from './corpus/months/stakes/twelfth-house.ts'
import type { House } from './house.ts'

/** What is at stake in each plot of a month for the planets whose plot it is, in the order of the plots. */
export const monthStakes: Record<House, readonly [PlotStakes, PlotStakes]> = {
  1: firstHouseStakes,
  2: secondHouseStakes,
  3: thirdHouseStakes,
  4: fourthHouseStakes,
  5: fifthHouseStakes,
  6: sixthHouseStakes,
  7: seventhHouseStakes,
  8: eighthHouseStakes,
  9: ninthHouseStakes,
  10: tenthHouseStakes,
  11: eleventhHouseStakes,
  12: twelfthHouseStakes,
}
