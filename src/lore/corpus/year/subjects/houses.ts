import type { House } from '../../../house.ts'
import type { YearSubject } from '../../../year-ahead.ts'
import { firstSubjects } from './houses-1-to-6.ts'
import { secondSubjects } from './houses-7-to-12.ts'

/** The twelve houses as the subject of a year of life. */
export const houseSubjects: Record<House, readonly [YearSubject, YearSubject]> = {
  ...firstSubjects,
  ...secondSubjects,
}

/** Which subject of a house suits a year whose planet is in a sign of fire or air; the other suits earth and water. */
export const outwardSubjects: Record<House, 0 | 1> = {
  1: 1,
  2: 0,
  3: 1,
  4: 0,
  5: 1,
  6: 0,
  7: 1,
  8: 0,
  9: 0,
  10: 0,
  11: 1,
  12: 1,
}
