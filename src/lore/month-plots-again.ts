import type { PlotAgain } from './authored.ts'
import { firstHouseAgain } from './corpus/months/again/first-house.ts'
import { seventhHouseAgain } from './corpus/months/again/seventh-house.ts'
import { tenthHouseAgain } from './corpus/months/again/tenth-house.ts'
import type { House } from './house.ts'

/** By the house of the turn, in the order of the plots. */
export const monthPlotsAgain: Partial<Record<House, readonly PlotAgain[]>> = {
  1: firstHouseAgain,
  7: seventhHouseAgain,
  10: tenthHouseAgain,
}
