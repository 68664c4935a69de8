import type { PlotManners } from './authored.ts'
import { eighthHouseManners } from './corpus/months/manners/eighth-house.ts'
import { eleventhHouseManners } from './corpus/months/manners/eleventh-house.ts'
import { fifthHouseManners } from './corpus/months/manners/fifth-house.ts'
import { firstHouseManners } from './corpus/months/manners/first-house.ts'
import { fourthHouseManners } from './corpus/months/manners/fourth-house.ts'
import { ninthHouseManners } from './corpus/months/manners/ninth-house.ts'
import { secondHouseManners } from './corpus/months/manners/second-house.ts'
import { seventhHouseManners } from './corpus/months/manners/seventh-house.ts'
import { sixthHouseManners } from './corpus/months/manners/sixth-house.ts'
import { tenthHouseManners } from './corpus/months/manners/tenth-house.ts'
import { thirdHouseManners } from './corpus/months/manners/third-house.ts'
import { twelfthHouseManners } from './corpus/months/manners/twelfth-house.ts'
import type { House } from './house.ts'

/** How people of each sign go about the subject of each plot of a month, in the order of the plots. */
export const monthManners: Record<House, readonly [PlotManners, PlotManners]> = {
  1: firstHouseManners,
  2: secondHouseManners,
  3: thirdHouseManners,
  4: fourthHouseManners,
  5: fifthHouseManners,
  6: sixthHouseManners,
  7: seventhHouseManners,
  8: eighthHouseManners,
  9: ninthHouseManners,
  10: tenthHouseManners,
  11: eleventhHouseManners,
  12: twelfthHouseManners,
}
