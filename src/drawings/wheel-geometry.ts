export interface Point {
  x: number
  y: number
}

export const SIZE = 480
const CENTER = SIZE / 2

/** Radii of the circles of a wheel. */
export interface Rings {
  outer: number
  /** The inner edge of the signs. */
  signs: number
  /** The radius of the house numbers. */
  houses: number
  aspects: number
}

/** The radii of an ordinary chart. */
export const radius = { outer: 206, signs: 168, houses: 95, aspects: 87 } as const satisfies Rings

const turn = (degrees: number) => ((degrees % 360) + 360) % 360

/** From `from` to `to` along the zodiac, 0 to 360. */
export const arc = (from: number, to: number) => turn(to - from)

/**
 * Where a longitude lies on the wheel: `left` is the longitude at the left edge (the ascendant, or the
 * beginning of Aries), and the zodiac runs counterclockwise from there.
 */
export function place(longitude: number, left: number, r: number): Point {
  const angle = ((180 + longitude - left) * Math.PI) / 180
  return { x: round(CENTER + r * Math.cos(angle)), y: round(CENTER - r * Math.sin(angle)) }
}

// Rounded to the same digits in every engine, so that prerendered and hydrated drawings match.
const round = (value: number) => Math.round(value * 100) / 100

/** The middle of the widest gap, where the circle is cut to become a line. */
export function widestGapMiddle(longitudes: readonly number[]): number {
  const sorted = longitudes.map(turn).sort((a, b) => a - b)
  const gaps = sorted.map((value, index) => arc(sorted.at(index - 1) ?? 0, value) || 360)
  const widest = Math.max(...gaps)
  return turn((sorted[gaps.indexOf(widest)] ?? 0) - widest / 2)
}
