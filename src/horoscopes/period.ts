import type { HoroscopeKind } from '#contract/horoscopes.ts'
import { DAY } from '#durations.ts'
import { julianDay } from '#sky/julian-day.ts'
import type { TimeWindow } from '#sky/time-window.ts'

/** UTC dates, YYYY-MM-DD, both inclusive. */
export interface Period {
  startDate: string
  endDate: string
}

/** YYYY-MM-DD, in UTC. */
export const utcDate = (instant: Date) => instant.toISOString().slice(0, 10)

/** The UTC date, its week from Sunday to Saturday, or its calendar month. */
export function periodOf(kind: HoroscopeKind, now: Date): Period {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  switch (kind) {
    case 'daily':
      return { startDate: dateOf(year, month, day), endDate: dateOf(year, month, day) }
    case 'weekly': {
      const sunday = day - now.getUTCDay()
      return { startDate: dateOf(year, month, sunday), endDate: dateOf(year, month, sunday + 6) }
    }
    case 'monthly':
      return { startDate: dateOf(year, month, 1), endDate: dateOf(year, month + 1, 0) }
  }
}

export function windowOf({ startDate, endDate }: Period): TimeWindow {
  const from = Date.parse(startDate)
  const to = Date.parse(endDate) + DAY
  return { fromJdUt: julianDay(from), toJdUt: julianDay(to) }
}

// Months and days out of range roll over.
function dateOf(year: number, month: number, day: number): string {
  return utcDate(new Date(Date.UTC(year, month, day)))
}
