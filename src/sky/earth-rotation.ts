const J2000 = 2_451_545
const DAYS_PER_CENTURY = 36_525
const DEGREES_PER_ARCSECOND = 1 / 3600
const RADIANS_PER_DEGREE = Math.PI / 180

/** Mean obliquity of the ecliptic, degrees: IAU 2006 (Capitaine, Wallace & Chapront 2003). */
export function meanObliquity(jdTt: number): number {
  const t = (jdTt - J2000) / DAYS_PER_CENTURY
  const arcseconds =
    84381.406 +
    t * (-46.836769 + t * (-0.0001831 + t * (0.0020034 + t * (-0.000000576 - t * 0.0000000434))))
  return arcseconds * DEGREES_PER_ARCSECOND
}

/**
 * Greenwich apparent sidereal time, degrees, not reduced to one turn: the Earth rotation angle, the
 * precession in right ascension of IAU 2006, the equation of the equinoxes with its two largest
 * complementary terms (IERS Conventions 2010, 5.5.7).
 *
 * @param nutation of the longitude, degrees
 */
export function apparentSiderealTime(
  jdUt: number,
  jdTt: number,
  nutation: number,
  obliquity: number,
): number {
  const days = jdUt - J2000
  const t = (jdTt - J2000) / DAYS_PER_CENTURY
  // Full turns are left out of the rate; the fraction of the day adds the turn of the day itself.
  const rotation = 360 * (0.779057273264 + 0.00273781191135448 * days + (days % 1))
  const precession =
    0.014506 +
    t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 + t * (-0.000029956 - t * 0.0000000368))))
  const moonNode = (125.04455501 - 1934.13626197 * t) * RADIANS_PER_DEGREE
  const complement = 0.00264096 * Math.sin(moonNode) + 0.00006352 * Math.sin(2 * moonNode)
  return (
    rotation +
    (precession + complement) * DEGREES_PER_ARCSECOND +
    nutation * Math.cos(obliquity * RADIANS_PER_DEGREE)
  )
}
