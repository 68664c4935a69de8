import type { House } from '#lore/house.ts'
import type { YearLinks } from '../../../year-ahead.ts'
import { firstLinks } from './houses-1-to-6.ts'
import { lastLinks } from './houses-7-to-12.ts'

/** What the points of a chart have to do with the questions of a year of each house, in the order of the questions. */
export const houseLinks: Record<House, readonly [YearLinks, YearLinks]> = {
  ...firstLinks,
  ...lastLinks,
}
