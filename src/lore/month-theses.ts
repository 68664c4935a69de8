import type { PlotThesis } from './authored.ts'
import { eighthHouseTheses } from './corpus/months/theses/eighth-house.ts'
import { eleventhHouseTheses } from './corpus/months/theses/eleventh-house.ts'
import { fifthHouseTheses } from './corpus/months/theses/fifth-house.ts'
import { firstHouseTheses } from './corpus/months/theses/first-house.ts'
import { fourthHouseTheses } from './corpus/months/theses/fourth-house.ts'
import { ninthHouseTheses } from './corpus/months/theses/ninth-house.ts'
import { secondHouseTheses } from './corpus/months/theses/second-house.ts'
import { seventhHouseTheses } from './corpus/months/theses/seventh-house.ts'
import { sixthHouseTheses } from './corpus/months/theses/sixth-house.ts'
import { tenthHouseTheses } from './corpus/months/theses/tenth-house.ts'
import { thirdHouseTheses } from './corpus/months/theses/third-house.ts'
import { twelfthHouseTheses } from './corpus/months/theses/twelfth-house.ts'
import type { House } from './house.ts'

/** What each plot of a month is about in one chart, in the order of the plots. */
export const monthTheses: Record<House, readonly [PlotThesis, PlotThesis]> = {
  1: firstHouseTheses,
  2: secondHouseTheses,
  3: thirdHouseTheses,
  4: fourthHouseTheses,
  5: fifthHouseTheses,
  6: sixthHouseTheses,
  7: seventhHouseTheses,
  8: eighthHouseTheses,
  9: ninthHouseTheses,
  10: tenthHouseTheses,
  11: eleventhHouseTheses,
  12: twelfthHouseTheses,
}
