import { nthWeekday } from '../../understand/dates/holidays.ts'

/** On weekends and holidays. */
const CLOSED = 0.6

const holidays: Readonly<Record<string, string>> = {
  '01-01': "New Year's Day",
  '12-24': 'Christmas Eve',
  '12-25': 'Christmas Day',
  '12-26': 'the day after Christmas',
  '12-31': "New Year's Eve",
}

/** How much of a good day is left where an office has to be open. */
export function officeShare(date: string, timeZone: string): number {
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay())
  return isWeekend || holidayOf(date, timeZone) ? CLOSED : 1
}

/** The name of a day on which most offices are closed. */
export function holidayOf(date: string, timeZone: string): string | undefined {
  const fixed = holidays[date.slice(5)]
  if (fixed || !timeZone.startsWith('America/') || !date.includes('-11-')) return fixed
  const thanksgiving = Number(nthWeekday(Number(date.slice(0, 4)), 11, 4, 4).slice(8))
  const days = ['Thanksgiving', 'the day after Thanksgiving']
  return days[Number(date.slice(8)) - thanksgiving]
}
