import type { House } from '#lore/house.ts'

/** Where a person goes about the subject of a month in some manner, by the house of a point that is touched. */
export const houseOccasions: Record<House, string> = {
  1: 'in front of other people',
  2: 'over money',
  3: 'in conversation',
  4: 'at home',
  5: 'in your free time',
  6: 'in the middle of an ordinary day',
  7: 'one on one',
  8: 'over anything shared',
  9: 'away from home',
  10: 'at work',
  11: 'among friends',
  12: 'behind the scenes',
}
