import { months, weekdays } from '#lore/calendar-names.ts'

/** Arithmetic on ISO dates of one calendar. */
export type Unit = 'day' | 'week' | 'month' | 'year'

export interface DateRange {
  from: string
  /** Included. */
  to: string
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

export function add(date: string, amount: number, unit: Unit): string {
  return Temporal.PlainDate.from(date)
    .add({ [`${unit}s`]: amount })
    .toString()
}

export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek
}

export function yearOf(date: string): number {
  return Temporal.PlainDate.from(date).year
}

export function monthOf(date: string): number {
  return Temporal.PlainDate.from(date).month
}

/** A day past the end of the month becomes its last day. */
export function isoDate(year: number, month: number, day: number): string {
  return Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' }).toString()
}

export function monthRange(year: number, month: number): DateRange {
  return { from: isoDate(year, month, 1), to: isoDate(year, month, 31) }
}

/** Monday to Sunday. */
export function weekRange(date: string): DateRange {
  const from = addDays(date, 1 - weekdayOf(date))
  return { from, to: addDays(from, 6) }
}

/** "Friday, November 27" */
export function dayWords(date: string, today: string): string {
  return `${weekdays[weekdayOf(date) % 7]}, ${monthDayWords(date, today)}`
}

/** "December 5", with the year where it is not one of the next twelve months. */
export function monthDayWords(date: string, today: string): string {
  const { day } = Temporal.PlainDate.from(date)
  const year = isWithinAYear(date, today) ? '' : `, ${yearOf(date)}`
  return `${months[monthOf(date) - 1]} ${day}${year}`
}

export function monthWords(year: number, month: number, today: string): string {
  const { to } = monthRange(year, month)
  return `${months[month - 1]}${isWithinAYear(to, today) ? '' : ` ${year}`}`
}

function isWithinAYear(date: string, today: string): boolean {
  const days = daysBetween(today, date)
  return days > -300 && days < 365
}

export function rangeWords({ from, to }: DateRange, today: string): string {
  if (from === to) return dayWords(from, today)
  const last = monthDayWords(to, today)
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${monthDayWords(from, today)} to ${isSameMonth ? last.slice(last.indexOf(' ') + 1) : last}`
}

/** The day, week or month right after a range, or right before it. */
export function spanBeside(
  { from, to }: DateRange,
  unit: Unit,
  isBack: boolean,
): DateRange & { words: string } {
  const date = isBack ? addDays(from, -1) : addDays(to, 1)
  const words = `the ${unit} ${isBack ? 'before' : 'after'}`
  if (unit === 'day') return { from: date, to: date, words }
  if (unit === 'month') return { ...monthRange(yearOf(date), monthOf(date)), words }
  const other = addDays(date, isBack ? -6 : 6)
  return isBack ? { from: other, to: date, words } : { from: date, to: other, words }
}
