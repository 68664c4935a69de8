import { LRUCache } from 'lru-cache'
import type { HoroscopeKind } from '#contract/horoscopes.ts'
import { SECOND } from '#durations.ts'
import { readersDate, windowOfDates } from '#lore/readers-clock.ts'
import type { TimeWindow } from '#sky/time-window.ts'

/** Dates of the reader's calendar, YYYY-MM-DD, both inclusive. */
export interface Period {
  startDate: string
  endDate: string
}

/** The calendar of a reader whose browser sent no time zone. */
export const UTC = 'UTC'

/** YYYY-MM-DD, in UTC. */
export const utcDate = (instant: Date) => instant.toISOString().slice(0, 10)

/** More than there are time zones. */
const MAX_REMEMBERED = 1000

/** Of each time zone, the second that was asked for last. */
const latestDates = new LRUCache<string, { second: number; date: string }>({ max: MAX_REMEMBERED })

/** The date on the reader's calendar, which calls of the same second share: clocks differ by whole seconds. */
export function todayOf(now: Date, timeZone: string = UTC): string {
  const second = Math.floor(now.getTime() / SECOND)
  const latest = latestDates.get(timeZone)
  if (latest?.second === second) return latest.date
  const date = readersDate(now, timeZone)
  latestDates.set(timeZone, { second, date })
  return date
}

/** The date on the reader's calendar, its week from Sunday to Saturday, or its month. */
export function periodOf(kind: HoroscopeKind, now: Date, timeZone: string = UTC): Period {
  const today = todayOf(now, timeZone)
  if (kind === 'daily') return { startDate: today, endDate: today }
  const date = Temporal.PlainDate.from(today)
  switch (kind) {
    case 'weekly': {
      const sunday = date.subtract({ days: date.dayOfWeek % 7 })
      return toPeriod(sunday, sunday.add({ days: 6 }))
    }
    case 'monthly':
      return toPeriod(date.with({ day: 1 }), date.with({ day: date.daysInMonth }))
  }
}

function toPeriod(from: Temporal.PlainDate, to: Temporal.PlainDate): Period {
  return { startDate: from.toString(), endDate: to.toString() }
}

/** From the first midnight of a period to the one after it, on the reader's clock. */
export function windowOf({ startDate, endDate }: Period, timeZone: string = UTC): TimeWindow {
  return windowOfDates({ from: startDate, to: endDate }, timeZone)
}
