/**
 * TT minus UT1, seconds, at 1 January 0h UT of each year from 1890. Observed up to 2025 (Astronomical
 * Almanac, IERS). Later years are a convention: the extrapolation that most astrology software uses
 * (Swiss Ephemeris 2.10), because charts after 2040 would otherwise differ from all others.
 */
// biome-ignore format: ten years a row
const yearly = [
  -3.9032, -4.0927, -4.3901, -4.7068, -4.9511, -5.0334, -4.8825, -4.4906, -3.871, -3.034,
  -1.9908, -0.7603, 0.6051, 2.0453, 3.4999, 4.9116, 6.2296, 7.4758, 8.6849, 9.8945,
  11.1328, 12.4251, 13.7443, 15.0543, 16.3085, 17.4717, 18.5115, 19.4349, 20.2495, 20.9705,
  21.6114, 22.1824, 22.6839, 23.1177, 23.4843, 23.7849, 24.0194, 24.1936, 24.3136, 24.3855,
  24.4152, 24.409, 24.3737, 24.316, 24.2429, 24.1622, 24.0833, 24.0363, 24.0551, 24.1731,
  24.425, 24.8295, 25.3465, 25.9241, 26.5093, 27.0495, 27.5048, 27.8911, 28.2377, 28.5751,
  28.9319, 29.3214, 29.6984, 30.1805, 30.623, 31.0702, 31.35, 31.6809, 32.1807, 32.6803,
  33.15, 33.5908, 34.0006, 34.4703, 35.03, 35.7316, 36.5412, 37.4306, 38.29, 39.202,
  40.1813, 41.1707, 42.23, 43.3724, 44.4855, 45.4768, 46.4567, 47.5235, 48.5358, 49.5869,
  50.5387, 51.3824, 52.1678, 52.9571, 53.7882, 54.3438, 54.8719, 55.3225, 55.8197, 56.301,
  56.8562, 57.5658, 58.3092, 59.1236, 59.9856, 60.786, 61.6287, 62.2965, 62.9667, 63.4676,
  63.8285, 64.0913, 64.3001, 64.4735, 64.5736, 64.6878, 64.8455, 65.1466, 65.4574, 65.7774,
  66.0703, 66.3248, 66.603, 66.9076, 67.2815, 67.6442, 68.1024, 68.5936, 68.968, 69.2203,
  69.3612, 69.3592, 69.2944, 69.1832, 69.1, 68.9998, 68.8998, 68.8, 68.8, 69.0374,
  69.2764, 69.5177, 69.7614, 70.0082, 70.2566, 70.5075, 70.7608, 71.0173, 71.2756, 71.5365,
  71.7998, 72.0665, 72.335, 72.6061, 72.8798, 73.157, 73.4361, 73.718, 74.0025, 74.2906,
  74.5807, 74.8737, 75.1694, 75.4688, 75.7703, 76.0747, 76.382, 76.6931, 77.0064, 77.3226,
  77.6419, 77.9651, 78.2905, 78.619, 78.9506, 79.2863, 79.6242, 79.9654, 80.3097, 80.6582,
  81.0091, 81.3633, 81.7207, 82.0825, 82.4467, 82.8143, 83.1852, 83.5607, 83.9385, 84.3199,
  84.7048, 85.0942, 85.4862, 85.8817, 86.2809, 86.6848, 87.0912, 87.5013, 87.9151, 88.3338,
  88.7551, 89.1802, 89.609, 90.0429, 90.4794, 90.9198, 91.3641, 91.8136, 92.2658, 92.7219,
  93.182, 93.6462, 94.1144, 94.5866, 95.063, 95.5447,
]
const FIRST_YEAR = 1890
const JD_2000_JANUARY_1 = 2_451_544.5

/** Julian day of 1 January 0h of a year of the Gregorian calendar. */
function newYear(year: number): number {
  const before = year - 1
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  // 484 leap days before the year 2000.
  return JD_2000_JANUARY_1 + 365 * (year - 2000) + leapDays - 484
}

const newYears = Float64Array.from(yearly, (_, index) => newYear(FIRST_YEAR + index))

/**
 * TT minus UT1, seconds: Catmull-Rom between the yearly values.
 *
 * @throws RangeError outside 1891 to 2103
 */
export function deltaTSeconds(jdUt: number): number {
  let row = Math.floor((jdUt - JD_2000_JANUARY_1) / 365.2425) + 2000 - FIRST_YEAR
  if (!(row >= 1 && row < yearly.length - 2)) throw new RangeError(`No delta-T for ${jdUt}`)
  if (jdUt < at(newYears, row)) row--
  else if (jdUt >= at(newYears, row + 1)) row++
  const x = (jdUt - at(newYears, row)) / (at(newYears, row + 1) - at(newYears, row))
  const [a, b, c, d] = [
    at(yearly, row - 1),
    at(yearly, row),
    at(yearly, row + 1),
    at(yearly, row + 2),
  ]
  const slope = (c - a) / 2
  const curve = a - 2.5 * b + 2 * c - d / 2
  const twist = (d - a) / 2 + 1.5 * (b - c)
  return b + x * (slope + x * (curve + x * twist))
}

const at = (numbers: ArrayLike<number>, index: number): number => numbers[index] as number
