import { type Row, type Spot, spreadInRows } from './spread-in-rows.ts'
import { place } from './wheel-geometry.ts'

/** Where a glyph is drawn. */
export interface GlyphPlace {
  longitude: number
  /** Its distance from the center. */
  at: number
  /** The index of its row. */
  row: number
  /** The radius of its target: as far as halfway to the next glyph. */
  reach: number
}

/** Half of 24 CSS pixels, where 359 of them show the 496 units of the wheel: a phone of 375 pixels. */
export const REACH = 16.6
/** From one row to the next, so that none limits where another may stand. */
export const ROW_DISTANCE = 33.3

const SIGN_DEGREES = 30
const signs = Array.from({ length: 12 }, (_, sign) => sign * SIGN_DEGREES)

/** A circle with true positions, and the rows of glyphs beside it. */
export interface Track {
  /** The radius at which the true positions are marked. */
  edge: number
  /** Radii of the rows, the nearest to the edge first. */
  rowsAt: readonly number[]
}

/** The fewest rows first; more padding is nicer, but not worth a smaller wheel. */
const attempts = [
  { rowCount: 1, paddingDegrees: 6 },
  { rowCount: 2, paddingDegrees: 6 },
  { rowCount: 2, paddingDegrees: 3 },
  { rowCount: 2, paddingDegrees: 0.5 },
  { rowCount: 3, paddingDegrees: 3 },
  { rowCount: 3, paddingDegrees: 0.5 },
]

/**
 * Moves crowded glyphs apart, so that each has its whole target, in as few rows as it takes. Each stays below its own
 * sign and on its own side of the axes. Where that leaves no room, it first crosses an axis, then the edge of its sign:
 * the line to its true position is always there.
 * @param longitudes in degrees, in any order
 * @param tracks by their number of rows, from one on
 * @param axes longitudes that no glyph is moved across
 */
export function glyphPlaces(
  longitudes: readonly number[],
  tracks: readonly Track[],
  axes: readonly number[],
): { edge: number; places: GlyphPlace[] } {
  // Without any walls one row has room for all, but far from where they are.
  const deepest = attempts.filter(({ rowCount }) => rowCount === tracks.length)
  const ways = [
    { walls: [...signs, ...axes], tries: attempts },
    { walls: signs, tries: attempts },
    { walls: [], tries: deepest },
  ]
  for (const { walls, tries } of ways) {
    for (const { rowCount, paddingDegrees } of tries) {
      const track = tracks[rowCount - 1]
      if (!track) continue
      const { edge } = track
      const rows = track.rowsAt.map(rowAt)
      const spots = spreadInRows(longitudes, { rows, edge, walls, paddingDegrees })
      const places = spots && withReach(spots, rows)
      if (places?.every(({ reach }) => reach === REACH)) return { edge, places }
    }
  }
  throw new RangeError(`${longitudes.length} glyphs have no room on the wheel`)
}

const rowAt = (at: number): Row => ({
  at,
  gapDegrees: ((2 * Math.asin(REACH / at)) / Math.PI) * 180 + 0.05,
})

function withReach(spots: readonly Spot[], rows: readonly Row[]): GlyphPlace[] {
  const drawn = spots.map((spot) => ({ ...spot, at: rows[spot.row]?.at ?? 0 }))
  const points = drawn.map(({ longitude, at }) => place(longitude, 0, at))
  return drawn.map((glyph, index) => {
    const own = points[index]
    const distances = points.flatMap((other, position) =>
      position === index || !own ? [] : [Math.hypot(other.x - own.x, other.y - own.y)],
    )
    return { ...glyph, reach: Math.min(REACH, ...distances.map((distance) => distance / 2)) }
  })
}
