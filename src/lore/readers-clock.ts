import type { TimedFact } from '#sky/forecast-facts.ts'
import { julianDay } from '#sky/julian-day.ts'
import type { CalendarDate, TimeWindow } from '#sky/time-window.ts'

/** Dates of the reader's calendar, YYYY-MM-DD, both included. */
interface Dates {
  from: string
  to: string
}

const STEP_MINUTES = 5
const [WAKING_FROM_HOUR, WAKING_TO_HOUR] = [7, 23]

/** The date on the reader's calendar. */
export function readersDate(at: string | Date, timeZone: string): string {
  return zoned(at, timeZone).toPlainDate().toString()
}

/** The end of a date on the reader's calendar. */
export function midnightAfter(date: string, timeZone: string): Date {
  const next = Temporal.PlainDate.from(date).add({ days: 1 })
  return new Date(next.toZonedDateTime(timeZone).epochMilliseconds)
}

/** An instant as the reader's clock shows it. */
interface ClockReading {
  date: string
  /** "10:05 a.m.", to the nearest five minutes of the same date. */
  time: string
  /** Whether people are usually awake: from 7 a.m. to 11 p.m. */
  isWaking: boolean
}

export function clockAt(at: string, timeZone: string): ClockReading {
  const wallTime = zoned(at, timeZone)
  const { hour, minute } = shownTime(wallTime)
  const half = hour < 12 ? 'a.m.' : 'p.m.'
  return {
    date: wallTime.toPlainDate().toString(),
    time: `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`,
    isWaking: wallTime.hour >= WAKING_FROM_HOUR && wallTime.hour < WAKING_TO_HOUR,
  }
}

/** From the first midnight of the dates to the midnight after them, in the reader's time zone. */
export function windowOfDates({ from, to }: Dates, timeZone: string): TimeWindow {
  const midnight = (date: Temporal.PlainDate) =>
    julianDay(date.toZonedDateTime(timeZone).epochMilliseconds)
  return {
    fromJdUt: midnight(Temporal.PlainDate.from(from)),
    toJdUt: midnight(Temporal.PlainDate.from(to).add({ days: 1 })),
  }
}

/** The dates from the one before to the one after, with their first instants in the reader's time zone. */
export function datesAround({ from, to }: Dates, timeZone: string): CalendarDate[] {
  const dates: CalendarDate[] = []
  const last = Temporal.PlainDate.from(to).add({ days: 1 })
  let date = Temporal.PlainDate.from(from).subtract({ days: 1 })
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const jdUt = julianDay(date.toZonedDateTime(timeZone).epochMilliseconds)
    dates.push({ date: date.toString(), jdUt })
  }
  return dates
}

/** The hour of a fact on the reader's clock: "3:40 p.m.", or undefined when people are usually asleep. */
export function wakingHour(at: string): string | undefined {
  const { time, isWaking } = clockAt(at, 'UTC')
  return isWaking ? time : undefined
}

/**
 * A copy of a fact for writers and the checker, which read instants as UTC: its instants are what the reader's
 * clock shows, to the nearest five minutes, with a `Z` all the same. Facts without an instant stay as they are.
 */
export function atReadersClock<Fact extends object>(fact: Fact, timeZone: string): Fact {
  if (!isTimedFact(fact)) return fact
  const show = (instant: string) => shownInstant(instant, timeZone)
  const shown: TimedFact = { ...fact, at: show(fact.at) }
  if ('until' in shown) shown.until = show(shown.until)
  if (shown.kind === 'transit-window') {
    shown.passes = shown.passes.map(show)
    if (shown.closest) shown.closest = { ...shown.closest, at: show(shown.closest.at) }
  }
  if (shown.kind === 'touch') shown.event = atReadersClock(shown.event, timeZone)
  if (shown.kind === 'transit' && shown.earliest && shown.latest) {
    shown.earliest = shownInstant(shown.earliest, timeZone)
    shown.latest = shownInstant(shown.latest, timeZone)
    const date = shown.at.slice(0, 10)
    shown.certain = shown.earliest.startsWith(date) && shown.latest.startsWith(date)
  }
  return shown as Fact & TimedFact
}

function isTimedFact(fact: object): fact is TimedFact {
  return 'at' in fact
}

function shownInstant(at: string, timeZone: string): string {
  const wallTime = zoned(at, timeZone)
  const { hour, minute } = shownTime(wallTime)
  const date = wallTime.toPlainDate()
  return `${date.toPlainDateTime({ hour, minute }).toString()}Z`
}

/** Rounded to five minutes, but never to midnight: the date must stay the same. */
function shownTime({ hour, minute, second }: Temporal.ZonedDateTime) {
  const steps = Math.round((hour * 60 + minute + second / 60) / STEP_MINUTES)
  const shown = Math.min(steps * STEP_MINUTES, 24 * 60 - STEP_MINUTES)
  return { hour: Math.floor(shown / 60), minute: shown % 60 }
}

function zoned(at: string | Date, timeZone: string): Temporal.ZonedDateTime {
  const milliseconds = typeof at === 'string' ? Date.parse(at) : at.getTime()
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(timeZone)
}
