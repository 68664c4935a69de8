import { epochSeconds } from './julian-day.ts'

/** From and up to but without `toJdUt`, so that two adjoining windows are the whole. */
export interface TimeWindow {
  fromJdUt: number
  toJdUt: number
}

/** Whether the second that an event is shown at lies in the window. */
export function isInWindow({ fromJdUt, toJdUt }: TimeWindow, jdUt: number): boolean {
  const second = Math.round(epochSeconds(jdUt))
  return second >= epochSeconds(fromJdUt) && second < epochSeconds(toJdUt)
}

export function widened({ fromJdUt, toJdUt }: TimeWindow, days: number): TimeWindow {
  return { fromJdUt: fromJdUt - days, toJdUt: toJdUt + days }
}

/**
 * The UTC midnights around a window, the one before it and the one after it included. They are the
 * same whatever window looks at a day, and so is every root that is searched between them.
 */
export function midnightsAround({ fromJdUt, toJdUt }: TimeWindow): number[] {
  const first = Math.floor(fromJdUt - 0.5) + 0.5
  const count = Math.ceil(toJdUt - first)
  return Array.from({ length: count + 1 }, (_, day) => first + day)
}
