import type { House } from '#lore/house.ts'
import type { YearTouches } from '../../../year-ahead.ts'
import { touchesOne } from './houses-1-to-3.ts'
import { touchesTwo } from './houses-4-to-6.ts'
import { touchesThree } from './houses-7-to-9.ts'
import { touchesFour } from './houses-10-to-12.ts'

/** What a slow planet does to the questions of a year of each house, in the order of the questions. */
export const houseTouches: Record<House, readonly [YearTouches, YearTouches]> = {
  ...touchesOne,
  ...touchesTwo,
  ...touchesThree,
  ...touchesFour,
}
