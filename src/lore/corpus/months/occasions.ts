import type { House } from '#lore/house.ts'

/** Where the subject of a month comes up, by the house of a point that is touched. */
export const houseOccasions: Record<House, string> = {
  1: 'in front of other people',
  2: 'over money',
  3: 'in a conversation',
  4: 'at home',
  5: 'in your free time',
  6: 'in the middle of an ordinary day',
  7: 'with the person closest to you',
  8: 'over something shared',
  9: 'away from home',
  10: 'at work',
  11: 'among friends',
  12: 'in private',
}
