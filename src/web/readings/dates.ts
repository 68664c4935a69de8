import type { ChartData } from '#contract/chart.ts'
import { formatWithTime } from '#contract/clock-time.ts'
import { withWholeDates } from '#contract/kept-together.ts'
import { birthInWords } from '#web/birth/birth-in-words.ts'
import { shortDate } from '#web/universal-time.ts'

/** `June 10, 1990, 2:30 p.m., Tampa, Florida, United States` */
export function birthLine({ moment, place }: ChartData): string {
  const { date, time = 'time unknown' } = birthInWords(moment)
  return [date, time, place.name].join(', ')
}

/** `November 22, 2026 to November 21, 2027`, which breaks only beside its "to". */
export function yearLine({ from, to }: { from: string; to: string }): string {
  return withWholeDates(`${shortDate(from)} to ${shortDate(to)}`)
}

/** `UTC−04:00`; with seconds where clocks once ran by the sun, as in `UTC+00:19:32`. */
export function offsetText(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds)
  const parts = [size / 3600, (size / 60) % 60, size % 60].map(Math.floor)
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts
  return `UTC${offsetSeconds < 0 ? '−' : '+'}${shown.map((part) => String(part).padStart(2, '0')).join(':')}`
}

/** `June 10, 2026 at 9:41 p.m. GMT+2`, in the reader's own time. */
export function localDateTime(instant: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return formatWithTime(format, new Date(instant))
}
