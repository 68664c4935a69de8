import type { MonthSteps } from './authored.ts'
import { eighthHouseSteps } from './corpus/months/steps/eighth-house.ts'
import { eleventhHouseSteps } from './corpus/months/steps/eleventh-house.ts'
import { fifthHouseSteps } from './corpus/months/steps/fifth-house.ts'
import { firstHouseSteps } from './corpus/months/steps/first-house.ts'
import { fourthHouseSteps } from './corpus/months/steps/fourth-house.ts'
import { ninthHouseSteps } from './corpus/months/steps/ninth-house.ts'
import { secondHouseSteps } from './corpus/months/steps/second-house.ts'
import { seventhHouseSteps } from './corpus/months/steps/seventh-house.ts'
import { sixthHouseSteps } from './corpus/months/steps/sixth-house.ts'
import { tenthHouseSteps } from './corpus/months/steps/tenth-house.ts'
import { thirdHouseSteps } from './corpus/months/steps/third-house.ts'
import { twelfthHouseSteps } from './corpus/months/steps/twelfth-house.ts'
import type { House } from './house.ts'

/** What the events of a month do to its subject, by the house of its turn. */
export const monthSteps: Record<House, MonthSteps> = {
  1: firstHouseSteps,
  2: secondHouseSteps,
  3: thirdHouseSteps,
  4: fourthHouseSteps,
  5: fifthHouseSteps,
  6: sixthHouseSteps,
  7: seventhHouseSteps,
  8: eighthHouseSteps,
  9: ninthHouseSteps,
  10: tenthHouseSteps,
  11: eleventhHouseSteps,
  12: twelfthHouseSteps,
}
