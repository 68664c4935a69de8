import type { ChartData } from '#contract/chart.ts'
import { SECOND } from '#durations.ts'

const asWritten = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(date)

const longDate = asWritten({ dateStyle: 'long' })
const clockTime = asWritten({ hour: 'numeric', minute: '2-digit' })

/** The local time of birth, as a Date whose UTC fields hold the local ones. */
const localClock = ({ utc, offsetSeconds }: ChartData['moment']) =>
  new Date(Date.parse(utc) + offsetSeconds * SECOND)

/** `June 10, 1990 · 2:30 PM · Tampa, Florida, United States` */
export function birthLine({ moment, place }: ChartData): string {
  const local = localClock(moment)
  const time = moment.timeKnown ? clockTime(local) : 'time unknown'
  return [longDate(local), time, place.name].join(' · ')
}

/** `June 10, 1990` */
export const birthDateOf = ({ moment }: ChartData): string => longDate(localClock(moment))

/** `November 22, 2026 to November 21, 2027` */
export function yearLine({ from, to }: { from: string; to: string }): string {
  return `${longDate(new Date(from))} to ${longDate(new Date(to))}`
}

/** `UTC−04:00`; with seconds where clocks once ran by the sun, as in `UTC+00:19:32`. */
export function offsetText(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds)
  const parts = [size / 3600, (size / 60) % 60, size % 60].map(Math.floor)
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts
  return `UTC${offsetSeconds < 0 ? '−' : '+'}${shown.map((part) => String(part).padStart(2, '0')).join(':')}`
}

/** `June 10, 2026 at 9:41 PM GMT+2`, in the reader's own time. */
export function localDateTime(instant: string): string {
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant))
}

/** `June 10, 2026`, in the reader's own time. */
export function localDate(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(instant))
}
