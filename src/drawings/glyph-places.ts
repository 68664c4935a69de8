import { arc, place, type Row, spread, type Track } from './wheel-geometry.ts'

/** Where a glyph is drawn. */
export interface GlyphPlace {
  longitude: number
  /** Its distance from the center. */
  at: number
  /** The radius of its target: as far as halfway to the next glyph. */
  reach: number
}

/** Half of 24 CSS pixels, where 359 of them show the 496 units of the wheel: a phone of 375 pixels. */
const REACH = 16.6
const SIGN_DEGREES = 30
const signs = Array.from({ length: 12 }, (_, sign) => sign * SIGN_DEGREES)
/** Shares of the full distance; at none, every glyph stands where its planet is. */
const shares = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]

/**
 * Moves crowded glyphs apart, in one row if there is room, else in two by turns. Each stays below its own sign, and
 * on its own side of the axes; where too many share a sign, they stand closer.
 * @param longitudes in degrees, in any order
 * @param axes longitudes that no glyph is moved across
 */
export function glyphPlaces(
  longitudes: readonly number[],
  { rows }: Track,
  axes: readonly number[],
): GlyphPlace[] {
  const inRows = [longitudes.map(() => 0), ...(rows.length > 1 ? [byTurns(longitudes, rows)] : [])]
  let drawn: Omit<GlyphPlace, 'reach'>[] = []
  for (const share of shares) {
    for (const rowOf of inRows) {
      drawn = inTheirRows(longitudes, { rows, rowOf, axes, share })
      if (drawn.every(({ longitude }, index) => isInSignOf(longitudes[index] ?? 0, longitude)))
        return withReach(drawn)
    }
  }
  return withReach(drawn)
}

/** Neighbors that are too close for one row alternate. */
function byTurns(longitudes: readonly number[], rows: readonly Row[]): number[] {
  const order = longitudes.map((_, index) => index)
  order.sort((one, other) => (longitudes[one] ?? 0) - (longitudes[other] ?? 0))
  const rowOf = longitudes.map(() => 0)
  const gap = rows[0]?.gapDegrees ?? 0
  for (const [position, index] of order.entries()) {
    const before = order[position - 1]
    if (before === undefined) continue
    const isClose = arc(longitudes[before] ?? 0, longitudes[index] ?? 0) < gap
    rowOf[index] = isClose ? 1 - (rowOf[before] ?? 0) : 0
  }
  return rowOf
}

interface Attempt {
  rows: readonly Row[]
  /** The row of each glyph. */
  rowOf: readonly number[]
  axes: readonly number[]
  /** Of the full distance between glyphs. */
  share: number
}

function inTheirRows(longitudes: readonly number[], { rows, rowOf, axes, share }: Attempt) {
  const drawn = longitudes.map((longitude) => ({ longitude, at: 0 }))
  for (const [row, { at, gapDegrees }] of rows.entries()) {
    const indexes = rowOf.flatMap((of, index) => (of === row ? [index] : []))
    const own = indexes.map((index) => longitudes[index] ?? 0)
    const spaced = spread(own, gapDegrees * share, [...signs, ...axes])
    for (const [position, index] of indexes.entries())
      drawn[index] = { longitude: spaced[position] ?? 0, at }
  }
  return drawn
}

const TOLERANCE_DEGREES = 1e-6

function isInSignOf(longitude: number, drawn: number): boolean {
  const start = Math.floor(longitude / SIGN_DEGREES) * SIGN_DEGREES
  return arc(start - TOLERANCE_DEGREES, drawn) <= SIGN_DEGREES + 2 * TOLERANCE_DEGREES
}

function withReach(drawn: Omit<GlyphPlace, 'reach'>[]): GlyphPlace[] {
  const points = drawn.map(({ longitude, at }) => place(longitude, 0, at))
  return drawn.map((glyph, index) => {
    const own = points[index]
    const distances = points.flatMap((other, position) =>
      position === index || !own ? [] : [Math.hypot(other.x - own.x, other.y - own.y)],
    )
    return { ...glyph, reach: Math.min(REACH, ...distances.map((distance) => distance / 2)) }
  })
}
