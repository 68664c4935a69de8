import { formatWithTime } from '#contract/clock-time.ts'

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

// All in the reader's own time.

/** `November 29, 2026` */
export const longLocalDate = (instant: string) => long.format(new Date(instant))

/** `Nov 29, 2026` */
export const mediumLocalDate = (instant: string) => medium.format(new Date(instant))

/** `March 19, 2027, 3:40 p.m.`; full with its day of the week. */
export function localMoment(instant: string, dateStyle: 'long' | 'full' = 'long'): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle, timeStyle: 'short' })
  return formatWithTime(format, new Date(instant)).replace(' at ', ', ')
}
