/** Degrees: the Moon's mean ascending node from the mean equinox of date (Meeus, chapter 47, after Chapront). */
const polynomial = [125.0445479, -1934.1362891, 0.0020754, 1 / 467_441, -1 / 60_616_000] as const

const J2000 = 2_451_545
const DAYS_PER_CENTURY = 36_525

/** Writes longitude (degrees, -360 to 360) and speed (degrees a day) at `index` and the next. */
export function placeMeanNode(jdTt: number, into: Float64Array, index: number): void {
  const t = (jdTt - J2000) / DAYS_PER_CENTURY
  const [c0, c1, c2, c3, c4] = polynomial
  into[index] = (c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))) % 360
  into[index + 1] = (c1 + t * (2 * c2 + t * (3 * c3 + t * 4 * c4))) / DAYS_PER_CENTURY
}
