import type { Chart } from './chart.ts'

/** Birth times are often rounded to five minutes. */
const ERROR_MINUTES = 4
const DAY_MINUTES = 1440

/** How far a point moves in the usual error of a birth time, degrees. */
export function birthTimeDrift({ speed }: { speed: number }): number {
  return (Math.abs(speed) * ERROR_MINUTES) / DAY_MINUTES
}

/**
 * The same for cusps 1 to 12; undefined without a birth time. The cusps between two angles move at a speed
 * between those of the angles: by thirds this is right to 0.2° in four minutes up to a latitude of 60°.
 */
export function cuspDrifts({ angles }: Chart): number[] | undefined {
  if (!angles) return undefined
  const [asc, mc] = [birthTimeDrift(angles.asc), birthTimeDrift(angles.mc)]
  const between = (from: number, to: number) =>
    [0, 1, 2].map((step) => from + ((to - from) * step) / 3)
  const half = [...between(asc, mc), ...between(mc, asc)]
  return [...half, ...half]
}
