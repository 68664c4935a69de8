import { DAY, SECOND } from '#durations.ts'

export const DAY_SECONDS = DAY / SECOND

export interface Rhythm {
  interval: string
  interval_count: number
}

/**
 * The first period end after `after`, counted from the anchor: a subscription that began on the 31st
 * renews on the last day of a short month, and on the 31st again after it. Unix seconds, UTC.
 */
export function nextPeriodEnd(anchor: number, after: number, rhythm: Rhythm): number {
  let count = 1
  while (anchored(anchor, count, rhythm) <= after) count++
  return anchored(anchor, count, rhythm)
}

function anchored(anchor: number, count: number, { interval, interval_count }: Rhythm): number {
  const steps = count * interval_count
  if (interval === 'day') return anchor + steps * DAY_SECONDS
  if (interval === 'week') return anchor + steps * 7 * DAY_SECONDS
  return addMonths(anchor, interval === 'year' ? steps * 12 : steps)
}

function addMonths(from: number, months: number): number {
  const date = new Date(from * SECOND)
  const day = date.getUTCDate()
  // Starts from the 1st, so that no month is skipped, then takes the anchor's day or the last of the month.
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime() / SECOND
}
