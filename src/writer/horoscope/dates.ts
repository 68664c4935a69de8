const dates = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const days = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

const DAY = 86_400_000

/** "Thursday, December 3", of an ISO date. */
export function dateText(date: string): string {
  return dates.format(new Date(date))
}

/** "Thursday" */
export const weekdayOf = (date: string): string => dateText(date).split(',')[0] ?? ''

/** Weekends, and the holidays on which hardly any office is open. */
export function isDayOff(date: string): boolean {
  const weekday = new Date(date).getUTCDay()
  return weekday === 0 || weekday === 6 || /-(?:12-2[456]|01-01)$/.test(date)
}

/** "December" */
export function monthText(date: string): string {
  return monthNames.format(new Date(date))
}

/** A date within so many days has its month to itself. */
const UNMISTAKABLE = 330

/** "December 3", with the year if a reader could assume another one. */
export function dayText(date: string, from: string): string {
  const text = days.format(new Date(date))
  return daysApart(date, from) > UNMISTAKABLE ? `${text}, ${date.slice(0, 4)}` : text
}

/** "December 3", or "December 3, 2028". */
export function dayAndYear(date: string, hasYear: boolean): string {
  const text = days.format(new Date(date))
  return hasYear ? `${text}, ${date.slice(0, 4)}` : text
}

/** "December", with the year if a reader could assume another one. */
export function monthAndYear(date: string, from: string): string {
  const month = monthText(date)
  return daysApart(date, from) > UNMISTAKABLE ? `${month} ${date.slice(0, 4)}` : month
}

/** Counts the days, so that texts of neighboring dates can differ. */
export const dayNumber = (date: string) => Math.floor(Date.parse(date) / DAY)

/** The ISO date of the day before. */
export function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY).toISOString().slice(0, 10)
}

/** How many dates lie between two. */
export function daysApart(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / DAY
}
