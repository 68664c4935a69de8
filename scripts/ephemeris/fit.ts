import { chebyshevCoefficients, chebyshevNodes } from './chebyshev.ts'

/** A smooth quantity and the precision to pack it with. */
export interface Series {
  name: string
  unit: 'degrees' | 'km'
  /** At an instant (Julian day, TT), in the unit. Degrees may jump by full turns. */
  at: (jdTt: number) => number
  segmentDays: number
  degree: number
  quantum: number
}

export interface Fitted extends Series {
  /** Whole numbers of `quantum`, of Chebyshev polynomials, segment after segment. */
  coefficients: Float64Array
}

/** More nodes than coefficients: the residual spreads evenly, which keeps speeds accurate. */
const SPARE_NODES = 5

export function fit(series: Series, fromJdTt: number, toJdTt: number): Fitted {
  const { segmentDays, degree, quantum } = series
  const segments = Math.round((toJdTt - fromJdTt) / segmentDays)
  const nodes = chebyshevNodes(degree + 1 + SPARE_NODES)
  const coefficients = new Float64Array(segments * (degree + 1))
  for (let segment = 0; segment < segments; segment++) {
    const middle = fromJdTt + (segment + 0.5) * segmentDays
    const values = nodes.map((x) => series.at(middle + (x * segmentDays) / 2))
    const continuous = series.unit === 'degrees' ? unwrapped(values) : values
    const fitted = chebyshevCoefficients(continuous, degree + 1)
    if (series.unit === 'degrees') fitted[0] = withinATurn(fitted[0] as number)
    fitted.forEach((coefficient, j) => {
      coefficients[segment * (degree + 1) + j] = Math.round(coefficient / quantum)
    })
  }
  return { ...series, coefficients }
}

/** Nodes are close together, so no true step is half a turn. */
function unwrapped(degrees: readonly number[]): number[] {
  const [first = 0] = degrees
  let turns = 0
  let previous = first
  return degrees.map((angle) => {
    turns -= Math.round((angle - previous) / 360)
    previous = angle
    return angle + 360 * turns
  })
}

/** -180 to 180, which takes a bit less than 0 to 360. */
const withinATurn = (degrees: number): number => degrees - 360 * Math.round(degrees / 360)
