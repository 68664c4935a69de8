import type { MonthSubjects } from './authored.ts'
import { eighthHouseSubjects } from './corpus/months/subjects/eighth-house.ts'
import { eleventhHouseSubjects } from './corpus/months/subjects/eleventh-house.ts'
import { fifthHouseSubjects } from './corpus/months/subjects/fifth-house.ts'
import { firstHouseSubjects } from './corpus/months/subjects/first-house.ts'
import { fourthHouseSubjects } from './corpus/months/subjects/fourth-house.ts'
import { ninthHouseSubjects } from './corpus/months/subjects/ninth-house.ts'
import { secondHouseSubjects } from './corpus/months/subjects/second-house.ts'
import { seventhHouseSubjects } from './corpus/months/subjects/seventh-house.ts'
import { sixthHouseSubjects } from './corpus/months/subjects/sixth-house.ts'
import { tenthHouseSubjects } from './corpus/months/subjects/tenth-house.ts'
import { thirdHouseSubjects } from './corpus/months/subjects/third-house.ts'
import { twelfthHouseSubjects } from './corpus/months/subjects/twelfth-house.ts'
import type { House } from './house.ts'

/** What a month is about, by the house of its turn. */
export const monthSubjects: Record<House, MonthSubjects> = {
  1: firstHouseSubjects,
  2: secondHouseSubjects,
  3: thirdHouseSubjects,
  4: fourthHouseSubjects,
  5: fifthHouseSubjects,
  6: sixthHouseSubjects,
  7: seventhHouseSubjects,
  8: eighthHouseSubjects,
  9: ninthHouseSubjects,
  10: tenthHouseSubjects,
  11: eleventhHouseSubjects,
  12: twelfthHouseSubjects,
}
