import { formatWithTime } from '#contract/clock-time.ts'

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** `Nov 22, 2026, 4:40 p.m.`, in the reader's own time. */
export const timeText = (instant: string) => formatWithTime(timeFormat, new Date(instant))

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `Nov 22`, of a calendar date. */
export const dayText = (date: string) => dayFormat.format(new Date(date))
