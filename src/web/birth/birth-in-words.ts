import type { ChartData } from '#contract/chart.ts'
import { SECOND } from '#durations.ts'

const asWritten = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })

const longDate = asWritten({ dateStyle: 'long' })
const clockTime = asWritten({ timeStyle: 'short' })

/** `June 10, 1990` and `2:30 PM`, by the clock of the place; no time if it is unknown. */
export function birthInWords({ utc, offsetSeconds, timeKnown }: ChartData['moment']) {
  // Its UTC fields hold the local ones.
  const local = new Date(Date.parse(utc) + offsetSeconds * SECOND)
  return { date: longDate.format(local), time: timeKnown ? clockTime.format(local) : undefined }
}
