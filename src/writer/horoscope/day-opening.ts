import { dayNumber } from './dates.ts'

/** What a day begins with. */
type Opening = 'claim' | 'event' | 'condition' | 'question'

/** A claim on every second day, and between two of them a fact or one of the others: no two days in a row begin alike. */
const openings: readonly Opening[] = [
  'claim',
  'event',
  'claim',
  'condition',
  'claim',
  'event',
  'claim',
  'question',
]

export const opensWith = ({ date }: { date: string }): Opening =>
  openings[dayNumber(date) % openings.length] as Opening
