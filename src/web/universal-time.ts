import { clockTime, formatWithTime, plainSpaces } from '#contract/clock-time.ts'
import type { HoroscopeKind } from '#contract/horoscopes.ts'
import { MINUTE } from '#durations.ts'

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })

const dayFormat = inUtc({ dateStyle: 'full' })
const shortDayFormat = inUtc({ weekday: 'long', month: 'long', day: 'numeric' })
const weekdayFormat = inUtc({ weekday: 'short' })
const spanFormat = inUtc({ dateStyle: 'long' })

/** The calendar date of an instant by Universal Time, YYYY-MM-DD. */
export const utcDate = (instant: Date) => instant.toISOString().slice(0, 10)

/** The same by the reader's own clock. */
export const ownDate = (instant: Date) =>
  utcDate(new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE))

// A calendar date is not an instant: it is parsed and formatted in UTC, so that it never shifts.

/** `Saturday, November 21, 2026` */
export const dayInWords = (date: string) => dayFormat.format(new Date(date))

/** `November 21, 2026` */
export const shortDate = (date: string) => spanFormat.format(new Date(date))

/** `Saturday, November 21` */
export const shortDayInWords = (date: string) => shortDayFormat.format(new Date(date))

/** `Sat` */
export const weekdayInWords = (date: string) => weekdayFormat.format(new Date(date))

/** `November 15 – 21, 2026` */
export function spanInWords(startDate: string, endDate: string): string {
  return plainSpaces(spanFormat.formatRange(new Date(startDate), new Date(endDate)))
}

interface Period {
  startDate: string
  endDate: string
}

/** A day by its name, a week or a month as a range of dates. */
export function periodInWords(kind: HoroscopeKind, { startDate, endDate }: Period): string {
  return kind === 'daily' ? dayInWords(startDate) : spanInWords(startDate, endDate)
}

/** The period that a date lies in: that date, its week from Sunday on, or its month. */
export function periodAround(kind: HoroscopeKind, date: string): Period {
  const day = new Date(date)
  const at = (month: number, dayOfMonth: number) =>
    utcDate(new Date(Date.UTC(day.getUTCFullYear(), month, dayOfMonth)))
  const [month, dayOfMonth] = [day.getUTCMonth(), day.getUTCDate()]
  switch (kind) {
    case 'daily':
      return { startDate: date, endDate: date }
    case 'weekly': {
      const sunday = dayOfMonth - day.getUTCDay()
      return { startDate: at(month, sunday), endDate: at(month, sunday + 6) }
    }
    case 'monthly':
      return { startDate: at(month, 1), endDate: at(month + 1, 0) }
  }
}

/** When a date ends where the reader is, in milliseconds. */
export function endOfDate(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day + 1).getTime()
}

/** A sky event: its date in the reader's calendar, with the minute if `isExact`. */
interface EventTime {
  at: string
  date?: string | undefined
  isExact: boolean
}

/** `10:40 a.m.` by the reader's own clock, with the date where it is not the event's. */
export function ownClock({ at, date = utcDate(new Date(at)) }: Omit<EventTime, 'isExact'>): string {
  const instant = new Date(at)
  return withDate(formatWithTime(clockFormat(), instant), ownDate(instant), date)
}

function utcClock({ at, date = utcDate(new Date(at)) }: EventTime): string {
  return withDate(`${clockTime(at.slice(11))} UTC`, utcDate(new Date(at)), date)
}

const withDate = (time: string, ofTime: string, date: string) =>
  ofTime === date ? time : `${time} on ${shortDayInWords(ofTime)}`

// Made anew: a browser may change its time zone.
const clockFormat = () => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/**
 * `Thursday, November 19, 4:47 a.m. where you are, 9:47 a.m. UTC`
 * @param options `isOwn` leaves out Universal Time
 */
export function when(eventTime: EventTime, { hasDate = true, isOwn = false } = {}): string {
  const { at, date = at.slice(0, 10), isExact } = eventTime
  const shown = hasDate || !isExact ? [shortDayInWords(date)] : []
  if (isExact) shown.push(...clocksOf(eventTime, isOwn))
  return shown.join(', ')
}

function clocksOf(eventTime: EventTime, isOwn: boolean): string[] {
  const isUtc = new Date(eventTime.at).getTimezoneOffset() === 0
  if (isUtc) return [isOwn ? ownClock(eventTime) : utcClock(eventTime)]
  const own = `${ownClock(eventTime)} where you are`
  return isOwn ? [own] : [own, utcClock(eventTime)]
}
