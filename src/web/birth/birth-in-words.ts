import type { ChartData } from '#contract/chart.ts'
import { clockTime } from '#contract/clock-time.ts'
import { SECOND } from '#durations.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `June 10, 1990` and `2:30 p.m.`, by the clock of the place; no time if it is unknown. */
export function birthInWords({ utc, offsetSeconds, timeKnown }: ChartData['moment']) {
  // Its UTC fields hold the local ones.
  const local = new Date(Date.parse(utc) + offsetSeconds * SECOND)
  const time = timeKnown ? clockTime(local.toISOString().slice(11)) : undefined
  return { date: longDate.format(local), time }
}
