import type { PlotOutcomes } from './authored.ts'
import { eighthHouseOutcomes } from './corpus/months/outcomes/eighth-house.ts'
import { eleventhHouseOutcomes } from './corpus/months/outcomes/eleventh-house.ts'
import { fifthHouseOutcomes } from './corpus/months/outcomes/fifth-house.ts'
import { firstHouseOutcomes } from './corpus/months/outcomes/first-house.ts'
import { fourthHouseOutcomes } from './corpus/months/outcomes/fourth-house.ts'
import { ninthHouseOutcomes } from './corpus/months/outcomes/ninth-house.ts'
import { secondHouseOutcomes } from './corpus/months/outcomes/second-house.ts'
import { seventhHouseOutcomes } from './corpus/months/outcomes/seventh-house.ts'
import { sixthHouseOutcomes } from './corpus/months/outcomes/sixth-house.ts'
import { tenthHouseOutcomes } from './corpus/months/outcomes/tenth-house.ts'
import { thirdHouseOutcomes } from './corpus/months/outcomes/third-house.ts'
import { twelfthHouseOutcomes } from './corpus/months/outcomes/twelfth-house.ts'
import type { House } from './house.ts'

/** What becomes of how people of each sign go about the subject of each plot of a month, in the order of the plots. */
export const monthOutcomes: Record<House, readonly [PlotOutcomes, PlotOutcomes]> = {
  1: firstHouseOutcomes,
  2: secondHouseOutcomes,
  3: thirdHouseOutcomes,
  4: fourthHouseOutcomes,
  5: fifthHouseOutcomes,
  6: sixthHouseOutcomes,
  7: seventhHouseOutcomes,
  8: eighthHouseOutcomes,
  9: ninthHouseOutcomes,
  10: tenthHouseOutcomes,
  11: eleventhHouseOutcomes,
  12: twelfthHouseOutcomes,
}
