/** The shortest arc, arcseconds. */
export function arcsecondsBetween(a: number, b: number): number {
  const degrees = a - b
  return Math.abs(degrees - 360 * Math.round(degrees / 360)) * 3600
}

export interface Spread {
  max: number
  p99: number
  median: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  return { max: at(1), p99: at(0.99), median: at(0.5) }
}

/** The middle of several timings, since other work on the machine only ever slows one down. */
export const median = (values: readonly number[]): number => spread(values).median

/** Enough digits to compare, no more. */
export function short(value: number): number {
  if (!Number.isFinite(value) || value === 0) return value
  const digits = 2 - Math.floor(Math.log10(Math.abs(value)))
  return Number(value.toFixed(Math.max(0, Math.min(4, digits))))
}
