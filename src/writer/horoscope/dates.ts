const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const dates = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** The UTC date of an ISO instant: `2026-12-03`. */
export function dateOf({ at }: { at: string }): string {
  return at.slice(0, 10)
}

/** "Thursday, December 3", of an ISO date or instant. */
export function dateText(iso: string): string {
  return dates.format(new Date(iso))
}

/** "Thursday" */
export function weekdayText(iso: string): string {
  return weekdays.format(new Date(iso))
}

/** How many days of its week lie before a date; weeks begin on Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}

/** Every date of a period, both ends included. */
export function datesOf({ startDate, endDate }: { startDate: string; endDate: string }): string[] {
  const found: string[] = []
  for (let date = startDate; date <= endDate; date = dayAfter(date)) found.push(date)
  return found
}

function dayAfter(date: string): string {
  const next = new Date(date)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** How many dates lie between two. */
export function daysApart(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000
}

const numbers = ['two', 'three', 'four', 'five', 'six']

/** "the next day", "four days later"; nothing for what is more than a week off. */
export function laterText(one: string, other: string): string | undefined {
  const days = daysApart(one, other)
  if (days === 1) return 'the next day'
  if (days === 7) return 'a week later'
  const number = numbers[days - 2]
  return number && `${number} days later`
}
