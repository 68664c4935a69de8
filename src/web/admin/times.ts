const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** `Nov 22, 2026, 4:40 PM`, in the reader's own time. */
export const timeText = (instant: string) => timeFormat.format(new Date(instant))

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `Nov 22`, of a calendar date. */
export const dayText = (date: string) => dayFormat.format(new Date(date))
