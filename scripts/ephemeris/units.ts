export const KM_PER_AU = 149_597_870.7
export const SECONDS_PER_DAY = 86_400
export const J2000 = 2_451_545
export const DAYS_PER_CENTURY = 36_525
export const RADIANS_PER_DEGREE = Math.PI / 180
export const RADIANS_PER_ARCSECOND = RADIANS_PER_DEGREE / 3600
/** 299,792.458 km/s. */
export const LIGHT_AU_PER_DAY = (299_792.458 * SECONDS_PER_DAY) / KM_PER_AU

/** Julian centuries from J2000.0, for the polynomials of precession and nutation. */
export const centuriesSinceJ2000 = (jdTt: number): number => (jdTt - J2000) / DAYS_PER_CENTURY
