const usDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar date and HH:MM as seconds since 1970-01-01T00:00 of that same wall clock. */
export function wallSeconds(date: string, time = '00:00'): number {
  const milliseconds = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(milliseconds)) throw new Error(`Not a date and a time: ${date} ${time}`)
  return milliseconds / 1000
}

/** A local date and time: YYYY-MM-DD and HH:MM. */
export interface LocalTime {
  birthDate: string
  birthTime: string
}

/** The inverse of `wallSeconds`, truncated to the minute. */
export function localTime(wall: number): LocalTime {
  const text = new Date(wall * 1000).toISOString()
  return { birthDate: text.slice(0, 10), birthTime: text.slice(11, 16) }
}

/** `October 28, 1962` */
export function dateInWords(date: string): string {
  return usDate.format(wallSeconds(date) * 1000)
}

/** `UTC+05:30`; with seconds where there are any: `UTC+00:19:32`. */
export function offsetInWords(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds)
  const parts = [size / 3600, (size / 60) % 60, size % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  )
  const shown = size % 60 === 0 ? parts.slice(0, 2) : parts
  return `UTC${offsetSeconds < 0 ? '-' : '+'}${shown.join(':')}`
}
