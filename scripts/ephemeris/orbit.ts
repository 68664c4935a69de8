import { chebyshevPowers, toPowers } from '../../src/sky/chebyshev-powers.ts'
import { chebyshevCoefficients, chebyshevNodes } from './chebyshev.ts'
import type { Vector } from './vectors.ts'

/** A body's path: place (au) and velocity (au/day) at an instant (Julian day, TDB), ICRF axes. */
export interface Orbit {
  position(jdTdb: number): Vector
  velocity(jdTdb: number): Vector
}

interface Segments {
  fromJd: number
  toJd: number
  segmentDays: number
  nodes: number
}

/** A path that is expensive to compute, as polynomials through its positions at Chebyshev nodes. */
export function chebyshevOrbit(path: (jdTdb: number) => Vector, segments: Segments): Orbit {
  const { fromJd, segmentDays, nodes } = segments
  const count = Math.ceil((segments.toJd - fromJd) / segmentDays)
  const powers = new Float64Array(count * 3 * nodes)
  const table = chebyshevPowers(nodes)
  for (let segment = 0; segment < count; segment++) {
    const middle = fromJd + (segment + 0.5) * segmentDays
    const places = chebyshevNodes(nodes).map((x) => path(middle + (x * segmentDays) / 2))
    for (const axis of [0, 1, 2] as const) {
      const values = places.map((place) => place[axis])
      powers.set(
        toPowers(chebyshevCoefficients(values, nodes), table),
        (segment * 3 + axis) * nodes,
      )
    }
  }

  const along = (jdTdb: number) => {
    const segment = Math.floor((jdTdb - fromJd) / segmentDays)
    if (!(segment >= 0 && segment < count)) throw new RangeError(`No orbit at ${jdTdb}`)
    const x = ((jdTdb - fromJd) / segmentDays - segment) * 2 - 1
    return { start: segment * 3 * nodes, x }
  }
  const value = (start: number, x: number): number => {
    let sum = 0
    for (let k = start + nodes - 1; k >= start; k--) sum = sum * x + (powers[k] as number)
    return sum
  }
  const slope = (start: number, x: number): number => {
    let sum = 0
    for (let k = nodes - 1; k > 0; k--) sum = sum * x + k * (powers[start + k] as number)
    return (sum * 2) / segmentDays
  }
  return {
    position(jdTdb) {
      const { start, x } = along(jdTdb)
      return [value(start, x), value(start + nodes, x), value(start + 2 * nodes, x)]
    },
    velocity(jdTdb) {
      const { start, x } = along(jdTdb)
      return [slope(start, x), slope(start + nodes, x), slope(start + 2 * nodes, x)]
    },
  }
}

/** Places and velocities of one body at even steps; row i is x y z vx vy vz at `fromJd + i * stepDays`. */
export interface Samples {
  fromJd: number
  stepDays: number
  rows: Float64Array
}

const POINTS = 10

/** A sampled path, by Lagrange interpolation over the ten samples around an instant. */
export function sampledOrbit({ fromJd, stepDays, rows }: Samples): Orbit {
  const last = rows.length / 6 - POINTS
  const interpolate = (jdTdb: number, column: 0 | 3): Vector => {
    const steps = (jdTdb - fromJd) / stepDays
    const first = Math.floor(steps) - POINTS / 2 + 1
    if (!(first >= 0 && first <= last)) throw new RangeError(`No orbit at ${jdTdb}`)
    const weights = lagrangeWeights(steps - first)
    let [x, y, z] = [0, 0, 0]
    for (let i = 0; i < POINTS; i++) {
      const row = (first + i) * 6 + column
      const weight = weights[i] as number
      x += weight * (rows[row] as number)
      y += weight * (rows[row + 1] as number)
      z += weight * (rows[row + 2] as number)
    }
    return [x, y, z]
  }
  return {
    position: (jdTdb) => interpolate(jdTdb, 0),
    velocity: (jdTdb) => interpolate(jdTdb, 3),
  }
}

/** What each of the points 0, 1, … contributes to the value at x. */
function lagrangeWeights(x: number): Float64Array {
  const weights = new Float64Array(POINTS)
  for (let i = 0; i < POINTS; i++) {
    let weight = 1
    for (let j = 0; j < POINTS; j++) if (j !== i) weight *= (x - j) / (i - j)
    weights[i] = weight
  }
  return weights
}
