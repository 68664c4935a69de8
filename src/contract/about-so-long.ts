import { HOUR, MINUTE, SECOND } from '#durations.ts'

/** Rounds up, so that a retry after this time is not refused again. */
export function aboutSoLong(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / SECOND))
  const minutes = Math.ceil((seconds * SECOND) / MINUTE)
  const hours = Math.ceil((minutes * MINUTE) / HOUR)
  const [count, unit] =
    seconds * SECOND < MINUTE
      ? [seconds, 'second']
      : minutes * MINUTE < HOUR
        ? [minutes, 'minute']
        : [hours, 'hour']
  return `about ${count} ${unit}${count === 1 ? '' : 's'}`
}
