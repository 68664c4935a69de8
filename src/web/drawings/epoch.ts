/** The epoch of star catalogs, 2000 January 1, noon, as epoch milliseconds; UTC is taken for its time scale. */
export const J2000 = Date.UTC(2000, 0, 1, 12)
export const DAYS_PER_CENTURY = 36_525
/** The obliquity of the ecliptic at J2000. */
export const OBLIQUITY_DEGREES = 23.4393
/** General precession in longitude: Meeus, Astronomical Algorithms, 2nd edition, chapter 21. */
export const PRECESSION_DEGREES_PER_CENTURY = 1.396971
