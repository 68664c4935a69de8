import elpMppDe from 'astronomia/data/elpMppDeFull'
import { centuriesSinceJ2000, KM_PER_AU, RADIANS_PER_ARCSECOND } from './units.ts'
import { turnFrameX, turnFrameZ, type Vector } from './vectors.ts'

/**
 * The Moon by the semi-analytical theory ELP/MPP02 (Chapront & Francou 2003) in its version fitted
 * to a JPL ephemeris, with all of its 35,900 terms: the true node feels the small ones too.
 */

/** Terms of one power of time: amplitude and the five coefficients of the phase polynomial each. */
type Terms = Float64Array
const TERM_LENGTH = 6

const inTypedArrays = (series: Record<string, number[][]>): Terms[] =>
  Object.keys(series)
    .sort()
    .map((power) => Float64Array.from((series[power] ?? []).flat()))

const longitudeTerms = inTypedArrays(elpMppDe.L)
const latitudeTerms = inTypedArrays(elpMppDe.B)
const distanceTerms = inTypedArrays(elpMppDe.R)

const at = (terms: Terms, index: number): number => terms[index] as number

/** Smallest terms first, so that rounding of the large ones does not lose them. */
function sumOfTerms(terms: Terms, t: number): number {
  let sum = 0
  for (let i = terms.length - TERM_LENGTH; i >= 0; i -= TERM_LENGTH) {
    const phase =
      at(terms, i + 1) +
      t *
        (at(terms, i + 2) + t * (at(terms, i + 3) + t * (at(terms, i + 4) + t * at(terms, i + 5))))
    sum += at(terms, i) * Math.sin(phase)
  }
  return sum
}

const polynomial = (coefficients: readonly number[], t: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0)

const series = (powers: Terms[], t: number): number =>
  polynomial(
    powers.map((terms) => sumOfTerms(terms, t)),
    t,
  )

/** Laskar's P and Q: the ecliptic of date, to which the theory refers, on that of J2000. */
const P = [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14]
const Q = [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14]

function toEclipticOfJ2000([x, y, z]: Vector, t: number): Vector {
  const p = polynomial(P, t)
  const q = polynomial(Q, t)
  const root = 2 * Math.sqrt(1 - p * p - q * q)
  return [
    (1 - 2 * p * p) * x + 2 * p * q * y + p * root * z,
    2 * p * q * x + (1 - 2 * q * q) * y - q * root * z,
    -p * root * x + q * root * y + (1 - 2 * p * p - 2 * q * q) * z,
  ]
}

/** The inertial mean ecliptic of J2000 in the ICRF (Chapront, Chapront-Touzé & Francou 2002). */
const OBLIQUITY = 84381.411 * RADIANS_PER_ARCSECOND
const EQUINOX = -0.05542 * RADIANS_PER_ARCSECOND

/** The geocentric Moon, ICRF axes, au. */
export function moonFromSeries(jdTdb: number): Vector {
  const t = centuriesSinceJ2000(jdTdb)
  const longitude = polynomial(elpMppDe.W1, t) + series(longitudeTerms, t) * RADIANS_PER_ARCSECOND
  const latitude = series(latitudeTerms, t) * RADIANS_PER_ARCSECOND
  const distance = series(distanceTerms, t) / KM_PER_AU
  const onEcliptic = toEclipticOfJ2000(
    [
      distance * Math.cos(latitude) * Math.cos(longitude),
      distance * Math.cos(latitude) * Math.sin(longitude),
      distance * Math.sin(latitude),
    ],
    t,
  )
  return turnFrameZ(turnFrameX(onEcliptic, -OBLIQUITY), -EQUINOX)
}
