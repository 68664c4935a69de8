// A calendar date is not an instant: it is parsed and formatted in UTC, so that it never shifts.
const shortFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const longFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `Dec 9` */
export const shortDate = (date: string) => shortFormat.format(new Date(date))

/** `Wednesday, December 9` */
export const longDate = (date: string) => longFormat.format(new Date(date))

/** `Nov 25`, or `Mar 25, 2025` in another year, by the reader's own clock. */
export function shortLocalDate(at: string): string {
  const date = new Date(at)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date)
}
