import { DAY } from '#durations.ts'

/** January is 1, as on the server. */
export interface Month {
  year: number
  month: number
}

const CELLS = 42
/** The range that the server accepts. */
const FIRST: Month = { year: 1900, month: 1 }
const LAST: Month = { year: 2100, month: 12 }

// Dates are calendar dates, YYYY-MM-DD. Their arithmetic is done in UTC, where every day has 24 hours.
const dateOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)
const startOf = ({ year, month }: Month) => Date.UTC(year, month - 1, 1)

export function monthOf(date: string): Month {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) }
}

export const isSameMonth = (one: Month, other: Month) =>
  one.year === other.year && one.month === other.month

/** Six weeks from the Sunday on or before the first, whatever the month. */
export function cellsOf(month: Month): string[] {
  const first = startOf(month)
  const sunday = first - new Date(first).getUTCDay() * DAY
  return Array.from({ length: CELLS }, (_, cell) => dateOf(sunday + cell * DAY))
}

/** After December comes January of the next year. */
export function addMonths({ year, month }: Month, count: number): Month {
  return monthOf(dateOf(Date.UTC(year, month - 1 + count, 1)))
}

export const addDays = (date: string, count: number) => dateOf(Date.parse(date) + count * DAY)

/** The same day of another month, or its last day if it is shorter. */
export function sameDayIn(date: string, month: Month): string {
  const last = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate()
  return dateOf(startOf(month) + (Math.min(dayOf(date), last) - 1) * DAY)
}

/** `2026-12-01` */
export const firstOf = (month: Month) => dateOf(startOf(month))

export const dayOf = (date: string) => Number(date.slice(8))

/** 0 for a Sunday. */
export const weekdayOf = (date: string) => new Date(date).getUTCDay()

export function isInReach(month: Month): boolean {
  return startOf(month) >= startOf(FIRST) && startOf(month) <= startOf(LAST)
}

/** `December 2026` */
export function monthInWords(month: Month): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-US', format).format(startOf(month))
}
