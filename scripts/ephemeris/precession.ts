import { centuriesSinceJ2000, RADIANS_PER_ARCSECOND } from './units.ts'
import { turnFrameX, turnFrameZ, type Vector } from './vectors.ts'

/**
 * Fukushima-Williams angles of the IAU 2006 precession with frame bias: polynomials in Julian
 * centuries, arcseconds (Capitaine, Wallace & Chapront 2003; IERS Conventions 2010, 5.6.4).
 */
const node = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026]
const inclination = [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176]
const precession = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148]

const angle = (polynomial: readonly number[], centuries: number): number =>
  polynomial.reduceRight((sum, coefficient) => sum * centuries + coefficient, 0) *
  RADIANS_PER_ARCSECOND

/** Coordinates on the mean ecliptic and equinox of date of a vector given in ICRF axes. */
export function toEclipticOfDate(icrf: Vector, jdTt: number): Vector {
  const centuries = centuriesSinceJ2000(jdTt)
  const onEquator = turnFrameZ(icrf, angle(node, centuries))
  const onEcliptic = turnFrameX(onEquator, angle(inclination, centuries))
  return turnFrameZ(onEcliptic, -angle(precession, centuries))
}
