import { root } from './roots.ts'

/** A local day, up to but without `toJdUt`. */
export interface LocalDay {
  fromJdUt: number
  toJdUt: number
}

// A local day has up to 25 hours, and between two looks, some three hours apart, no body turns twice.
const SAMPLE_COUNT = 9

/** Instants spread evenly over the day, both ends among them. */
export function sampleTimes({ fromJdUt, toJdUt }: LocalDay): number[] {
  return Array.from(
    { length: SAMPLE_COUNT },
    (_, index) => fromJdUt + (index / (SAMPLE_COUNT - 1)) * (toJdUt - fromJdUt),
  )
}

/** Where a speed passes zero between two looks. */
export function turningPoints(speedAt: (jdUt: number) => number, samples: number[]): number[] {
  const speeds = samples.map(speedAt)
  return samples.slice(1).flatMap((to, index) => {
    const from = samples[index] as number
    const [before, after] = [speeds[index] as number, speeds[index + 1] as number]
    return before < 0 === after < 0 ? [] : [root(speedAt, from, to, before, after)]
  })
}
