import { root } from './roots.ts'

/** A local day, up to but without `toJdUt`. */
export interface LocalDay {
  fromJdUt: number
  toJdUt: number
}

// A local day has up to 25 hours, and between two looks, some three hours apart, no body turns twice.
const LOOKS = 9

/** Instants spread evenly over the day, both ends among them. */
export function looksThrough({ fromJdUt, toJdUt }: LocalDay): number[] {
  return Array.from(
    { length: LOOKS },
    (_, index) => fromJdUt + (index / (LOOKS - 1)) * (toJdUt - fromJdUt),
  )
}

/** Where a speed passes zero between two looks. */
export function turningPoints(speedAt: (jdUt: number) => number, looks: number[]): number[] {
  const speeds = looks.map(speedAt)
  return looks.slice(1).flatMap((to, index) => {
    const from = looks[index] as number
    const [before, after] = [speeds[index] as number, speeds[index + 1] as number]
    return before < 0 === after < 0 ? [] : [root(speedAt, from, to, before, after)]
  })
}
