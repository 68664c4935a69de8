import { dayNumber } from './dates.ts'

/** What a day opens with: an authored line, the event, or what the touched point does in its sign. */
type Opening = 'claim' | 'event' | 'chart'

/** A claim on every second day: no two days in a row begin alike. */
const openings: readonly Opening[] = ['claim', 'chart', 'claim', 'event']

export const opensWith = ({ date }: { date: string }): Opening =>
  openings[dayNumber(date) % openings.length] as Opening
