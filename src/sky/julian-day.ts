/** The Julian day of 1970-01-01T00:00:00Z. */
const UNIX_EPOCH_JD = 2440587.5
const SECONDS_A_DAY = 86_400

/** The Julian day of an instant given as a `Date` or as epoch milliseconds; UTC is taken as UT. */
export function julianDay(instant: Date | number): number {
  const milliseconds = typeof instant === 'number' ? instant : instant.getTime()
  if (!Number.isFinite(milliseconds)) throw new RangeError('This is not an instant in time.')
  return milliseconds / (SECONDS_A_DAY * 1000) + UNIX_EPOCH_JD
}

/** Seconds since 1970, rounded to the millisecond: a Julian day as a double is good to 0.04 ms. */
export function epochSeconds(jdUt: number): number {
  return Math.round((jdUt - UNIX_EPOCH_JD) * SECONDS_A_DAY * 1000) / 1000
}

/** `2026-12-03T14:05:09Z`, rounded to the nearest second. */
export function isoSecond(jdUt: number): string {
  const second = Math.round(epochSeconds(jdUt))
  return `${new Date(second * 1000).toISOString().slice(0, -5)}Z`
}

/** `2026-12-03`, the UTC date of `isoSecond`. */
export function isoDate(jdUt: number): string {
  return isoSecond(jdUt).slice(0, 10)
}
