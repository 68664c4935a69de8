import { HOUR, MINUTE } from '#durations.ts'

/** Rather too long than too short, so that whoever comes back then is not refused again. */
export function aboutSoLong(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE))
  const [count, unit] =
    minutes * MINUTE < HOUR ? [minutes, 'minute'] : [Math.ceil((minutes * MINUTE) / HOUR), 'hour']
  return `about ${count} ${unit}${count === 1 ? '' : 's'}`
}
