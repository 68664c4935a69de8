import type { PlotAgain } from './authored.ts'
import { eighthHouseAgain } from './corpus/months/again/eighth-house.ts'
import { eleventhHouseAgain } from './corpus/months/again/eleventh-house.ts'
import { fifthHouseAgain } from './corpus/months/again/fifth-house.ts'
import { firstHouseAgain } from './corpus/months/again/first-house.ts'
import { fourthHouseAgain } from './corpus/months/again/fourth-house.ts'
import { ninthHouseAgain } from './corpus/months/again/ninth-house.ts'
import { secondHouseAgain } from './corpus/months/again/second-house.ts'
import { seventhHouseAgain } from './corpus/months/again/seventh-house.ts'
import { sixthHouseAgain } from './corpus/months/again/sixth-house.ts'
import { tenthHouseAgain } from './corpus/months/again/tenth-house.ts'
import { thirdHouseAgain } from './corpus/months/again/third-house.ts'
import { twelfthHouseAgain } from './corpus/months/again/twelfth-house.ts'
import type { House } from './house.ts'

/** By the house of the turn, in the order of the plots. */
export const monthPlotsAgain: Record<House, readonly [PlotAgain, PlotAgain]> = {
  1: firstHouseAgain,
  2: secondHouseAgain,
  3: thirdHouseAgain,
  4: fourthHouseAgain,
  5: fifthHouseAgain,
  6: sixthHouseAgain,
  7: seventhHouseAgain,
  8: eighthHouseAgain,
  9: ninthHouseAgain,
  10: tenthHouseAgain,
  11: eleventhHouseAgain,
  12: twelfthHouseAgain,
}
