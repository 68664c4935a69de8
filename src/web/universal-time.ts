import type { HoroscopeKind } from '#contract/horoscopes.ts'
import { DAY, MINUTE } from '#durations.ts'

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })

const dayFormat = inUtc({ dateStyle: 'full' })
const shortDayFormat = inUtc({ weekday: 'long', month: 'long', day: 'numeric' })
const spanFormat = inUtc({ dateStyle: 'long' })

/** The calendar date of an instant by Universal Time, YYYY-MM-DD. */
export const utcDate = (instant: Date) => instant.toISOString().slice(0, 10)

/** The same by the reader's own clock. */
export const ownDate = (instant: Date) =>
  utcDate(new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE))

// A calendar date is no instant: it is parsed and formatted in UTC, so that it never shifts.

/** `Saturday, November 21, 2026` */
export const dayInWords = (date: string) => dayFormat.format(new Date(date))

/** `Saturday, November 21` */
export const shortDayInWords = (date: string) => shortDayFormat.format(new Date(date))

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

/** When a date ends in UTC, in milliseconds. */
export const endOfDate = (date: string) => Date.parse(date) + DAY

export interface Clocks {
  /** `15:40 UTC` */
  universal: string
  /** `10:40 AM where you are`; undefined if local time is UTC. */
  own: string | undefined
}

export function clocksAt(at: string): Clocks {
  const instant = new Date(at)
  const isSameClock = instant.getTimezoneOffset() === 0
  return { universal: `${at.slice(11, 16)} UTC`, own: isSameClock ? undefined : ownClock(instant) }
}

/** A sky event: its date, with the minute if `isExact`. */
interface Happening {
  at: string
  isExact: boolean
}

/** `Thursday, November 19, 09:47 UTC, 4:47 AM where you are` */
export function when({ at, isExact }: Happening, { hasDate = true } = {}): string {
  const date = hasDate || !isExact ? [shortDayInWords(at.slice(0, 10))] : []
  if (!isExact) return date.join()
  const { universal, own } = clocksAt(at)
  return [...date, universal, ...(own ? [own] : [])].join(', ')
}

function ownClock(instant: Date): string {
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
  const time = plainSpaces(clock.format(instant))
  const date = ownDate(instant)
  const isSameDate = date === utcDate(instant)
  return isSameDate ? `${time} where you are` : `${time} on ${shortDayInWords(date)} where you are`
}

// Browsers of different ages use different narrow spaces.
const plainSpaces = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ')
