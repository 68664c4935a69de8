import type { House } from '#lore/house.ts'
import type { YearGrounds } from '../../../year-ahead.ts'
import { firstGrounds } from './houses-1-to-6.ts'
import { laterGrounds } from './houses-7-to-12.ts'

/** Where the questions of a year arise, by the house that the planet in charge of it is in; in the order of the questions. */
export const houseGrounds: Record<House, readonly [YearGrounds, YearGrounds]> = {
  ...firstGrounds,
  ...laterGrounds,
}
