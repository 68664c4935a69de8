import { readFileSync } from 'node:fs'
import type { Orbit } from './orbit.ts'
import { RADIANS_PER_ARCSECOND } from './units.ts'
import { add, turnFrameX, type Vector } from './vectors.ts'

/** Chebyshev series of Chiron's heliocentric place, ecliptic of J2000, au; from JPL Horizons. */
interface ChironData {
  jd0: number
  seg_days: number
  segments: [number[], number[], number[]][]
}

/** The obliquity that JPL Horizons turns its ecliptic frame by (IAU 1976). */
const OBLIQUITY = 84381.448 * RADIANS_PER_ARCSECOND

/** Chiron about the Sun by the data of the package caelus, as a barycentric path. */
export function chironOrbit(sun: Orbit): Pick<Orbit, 'position'> {
  const path = new URL('../node_modules/caelus/data/chiron_cheb.json', import.meta.url)
  const data = JSON.parse(readFileSync(path, 'utf8')) as ChironData
  return {
    position(jdTdb) {
      const segments = (jdTdb - data.jd0) / data.seg_days
      const segment = data.segments[Math.floor(segments)]
      if (!segment) throw new RangeError(`No Chiron at ${jdTdb}`)
      const x = (segments - Math.floor(segments)) * 2 - 1
      const [ex, ey, ez] = segment.map((coefficients) => chebyshevSum(coefficients, x))
      const onEcliptic = [ex, ey, ez] as unknown as Vector
      return add(sun.position(jdTdb), turnFrameX(onEcliptic, -OBLIQUITY))
    },
  }
}

/** Clenshaw's recurrence. */
function chebyshevSum(coefficients: readonly number[], x: number): number {
  let [next, afterNext] = [0, 0]
  for (const coefficient of coefficients.slice(1).reverse()) {
    const current = 2 * x * next - afterNext + coefficient
    afterNext = next
    next = current
  }
  return x * next - afterNext + (coefficients[0] as number)
}
