/** The twelve tropical signs in order; each spans 30° of ecliptic longitude from the equinox of date. */
export const signs = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const

export type Sign = (typeof signs)[number]

/** A longitude as shown to people: whole degrees 0 to 29 and whole arcminutes 0 to 59 within a sign. */
export interface ZodiacPosition {
  sign: Sign
  degrees: number
  minutes: number
}

export function oppositeSign(sign: Sign): Sign {
  return signs[(signs.indexOf(sign) + 6) % 12] as Sign
}

/** Normalizes any angle in degrees to 0 ≤ x < 360. */
export function normalizeDegrees(angle: number): number {
  // Nearly every angle is less than a turn away; always dividing made a chart 10 % slower.
  const next = angle < 0 ? angle + 360 : angle
  if (next >= 0 && next < 360) return next
  const turned = angle % 360
  // A tiny negative remainder plus 360 rounds to 360 itself, which is 0.
  const positive = turned < 0 ? turned + 360 : turned
  return positive === 360 ? 0 : positive
}

/** Floors to the arcminute: 29°59.9' stays in its sign, so that the shown sign is never ahead of the true one. */
export function zodiacPosition(longitude: number): ZodiacPosition {
  if (!Number.isFinite(longitude)) throw new Error(`Not a longitude: ${longitude}`)
  // Floored once, as arcminutes, so that degrees and minutes cannot disagree.
  const arcminutes = Math.floor(normalizeDegrees(longitude) * 60)
  const sign = signs[Math.floor(arcminutes / 1800)] as Sign
  return { sign, degrees: Math.floor((arcminutes % 1800) / 60), minutes: arcminutes % 60 }
}
