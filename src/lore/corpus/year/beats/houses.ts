import type { House } from '#lore/house.ts'
import type { YearBeats } from '../../../year-ahead.ts'
import { firstBeats } from './houses-1-to-6.ts'
import { laterBeats } from './houses-7-to-12.ts'

/** What the moments of a year of each house do to its questions, in the order of the questions. */
export const houseBeats: Record<House, readonly YearBeats[]> = { ...firstBeats, ...laterBeats }
