import type { House } from './house.ts'

/** The phrase for each house in prose, with its preposition: "your Moon in Capricorn, at the root of the chart". */
export const housePhrases: Record<House, string> = {
  1: 'in the house of first impressions',
  2: 'in the house of money and worth',
  3: 'in the house of words and neighbors',
  4: 'at the root of the chart',
  5: 'in the house of play',
  6: 'in the house of daily work',
  7: 'in the house of partnership',
  8: 'in the house of shared things',
  9: 'in the house of far horizons',
  10: 'at the top of the chart',
  11: 'in the house of friends',
  12: 'in the house of solitude',
}
