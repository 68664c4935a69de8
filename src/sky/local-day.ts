import { root } from './roots.ts'

/** A local day; `toJdUt` is exclusive. */
export interface LocalDay {
  fromJdUt: number
  toJdUt: number
}

// A local day has up to 25 hours, and no body has two stations between samples three hours apart.
const SAMPLE_COUNT = 9

/** Evenly spaced instants of the day, including both ends. */
export function sampleTimes({ fromJdUt, toJdUt }: LocalDay): number[] {
  return Array.from(
    { length: SAMPLE_COUNT },
    (_, index) => fromJdUt + (index / (SAMPLE_COUNT - 1)) * (toJdUt - fromJdUt),
  )
}

/** Instants at which a speed crosses zero between two samples. */
export function turningPoints(speedAt: (jdUt: number) => number, samples: number[]): number[] {
  const speeds = samples.map(speedAt)
  return samples.slice(1).flatMap((to, index) => {
    const from = samples[index] as number
    const [before, after] = [speeds[index] as number, speeds[index + 1] as number]
    return before < 0 === after < 0 ? [] : [root(speedAt, from, to, before, after)]
  })
}
