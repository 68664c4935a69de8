import { eclipticFromRightAscension, type LocalSky } from './horizon.ts'

const RADIANS = Math.PI / 180
const TOLERANCE_RADIANS = 1e-9

/**
 * A cusp's right ascension is θ + offset + share · AD, where the ascensional difference
 * AD = asin(tan φ tan δ) is the excess of the cusp's semi-diurnal arc over six hours. Cusps 11 and 12 lie at one and two thirds
 * of the diurnal half-arc past the meridian, 2 and 3 at two and one thirds of the nocturnal one
 * before the lower meridian (Placidus' trisection; Hugentobler, Die Häusersysteme).
 */
const cuspRules = [
  { offset: 30, share: 1 / 3 },
  { offset: 60, share: 2 / 3 },
  { offset: 120, share: 2 / 3 },
  { offset: 150, share: 1 / 3 },
] as const

/**
 * Longitudes of cusps 11, 12, 2 and 3 in degrees, to 1e-9 rad.
 * Defined for |latitude| < 90° − obliquity only: closer to the poles some degrees never rise.
 */
export function placidusCusps({ meridian, latitude, obliquity }: LocalSky): number[] {
  const epsilon = obliquity * RADIANS
  const slant = Math.tan(latitude * RADIANS) * Math.tan(epsilon)
  return cuspRules.map(({ offset, share }) => {
    const start = (meridian + offset) * RADIANS
    return eclipticFromRightAscension(cuspRightAscension(start, share, slant), epsilon)
  })
}

/**
 * Solves α = start + share · asin(slant · sin α) by Newton's method. On the ecliptic
 * tan δ = tan ε sin α, hence the slant tan φ tan ε. The residual grows with α and the root lies
 * within share · 90° of the start; close to the polar circles Newton's step may leave those bounds,
 * and halving them takes its place.
 */
function cuspRightAscension(start: number, share: number, slant: number): number {
  let low = start - (share * Math.PI) / 2
  let high = start + (share * Math.PI) / 2
  let alpha = start
  for (let turn = 0; turn < 100; turn++) {
    const lift = slant * Math.sin(alpha)
    const residual = alpha - start - share * Math.asin(lift)
    if (residual > 0) high = alpha
    else low = alpha
    const slope = 1 - (share * slant * Math.cos(alpha)) / Math.sqrt(1 - lift * lift)
    const newton = alpha - residual / slope
    const next = newton >= low && newton <= high ? newton : (low + high) / 2
    const step = Math.abs(next - alpha)
    alpha = next
    if (step < TOLERANCE_RADIANS) break
  }
  return alpha
}
