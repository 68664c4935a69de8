import { epochSeconds, isoDate } from './julian-day.ts'

/** Half-open: `toJdUt` is exclusive, so that adjoining windows neither overlap nor leave a gap. */
export interface TimeWindow {
  fromJdUt: number
  toJdUt: number
}

/** Whether an event, rounded to the second as it is shown, lies in the window. */
export function isInWindow({ fromJdUt, toJdUt }: TimeWindow, jdUt: number): boolean {
  const second = Math.round(epochSeconds(jdUt))
  return second >= epochSeconds(fromJdUt) && second < epochSeconds(toJdUt)
}

export function widened({ fromJdUt, toJdUt }: TimeWindow, days: number): TimeWindow {
  return { fromJdUt: fromJdUt - days, toJdUt: toJdUt + days }
}

/**
 * The UTC midnights around a window, including the one before and the one after it. They do not depend
 * on the window, so every root between them is the same in any window.
 */
export function midnightsAround({ fromJdUt, toJdUt }: TimeWindow): number[] {
  const first = Math.floor(fromJdUt - 0.5) + 0.5
  const count = Math.ceil(toJdUt - first)
  return Array.from({ length: count + 1 }, (_, day) => first + day)
}

/** A date of some calendar, and when it begins there. */
export interface CalendarDate {
  date: string
  jdUt: number
}

/** The UTC dates of a window. */
export function utcDates(window: TimeWindow): CalendarDate[] {
  return midnightsAround(window).map((jdUt) => ({ date: isoDate(jdUt), jdUt }))
}
