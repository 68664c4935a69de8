import { eighthHouseWays } from './corpus/year/ways/eighth-house.ts'
import { eleventhHouseWays } from './corpus/year/ways/eleventh-house.ts'
import { fifthHouseWays } from './corpus/year/ways/fifth-house.ts'
import { firstHouseWays } from './corpus/year/ways/first-house.ts'
import { fourthHouseWays } from './corpus/year/ways/fourth-house.ts'
import { ninthHouseWays } from './corpus/year/ways/ninth-house.ts'
import { secondHouseWays } from './corpus/year/ways/second-house.ts'
import { seventhHouseWays } from './corpus/year/ways/seventh-house.ts'
import { sixthHouseWays } from './corpus/year/ways/sixth-house.ts'
import { tenthHouseWays } from './corpus/year/ways/tenth-house.ts'
import { thirdHouseWays } from './corpus/year/ways/third-house.ts'
import { twelfthHouseWays } from './corpus/year/ways/twelfth-house.ts'
import type { House } from './house.ts'
import type { YearWays } from './year-ahead.ts'

/** How people of each sign meet the questions of a year of each house, in the order of the questions. */
export const yearWays: Record<House, readonly [YearWays, YearWays]> = {
  1: firstHouseWays,
  2: secondHouseWays,
  3: thirdHouseWays,
  4: fourthHouseWays,
  5: fifthHouseWays,
  6: sixthHouseWays,
  7: seventhHouseWays,
  8: eighthHouseWays,
  9: ninthHouseWays,
  10: tenthHouseWays,
  11: eleventhHouseWays,
  12: twelfthHouseWays,
}
