import type { ChartPoint } from './chart-points.ts'
import { type GlyphPlace, glyphPlaces, ROW_DISTANCE, type Track } from './glyph-places.ts'
import { type Point, place, type Rings, radius } from './wheel-geometry.ts'

/** Points around one edge of the signs. */
export interface PointRing {
  points: readonly ChartPoint[]
  /** Where each is drawn, in the order of the points; an angle without a place has letters at the rim. */
  places: readonly (GlyphPlace | undefined)[]
  /** The radius at which true positions are marked. */
  edge: number
  /** The side of the edge on which the glyphs are. */
  side: 'in' | 'out'
}

/** From the inner edge of the signs to the first row, and from the last row to the house numbers and the aspects. */
const FIRST_ROW = 22
const NUMBERS = 17.5
const ASPECTS = 25.5

/** One chart: where planets need a third row, the circle of the aspects is smaller. */
export function layOutChart(points: readonly ChartPoint[]): { rings: Rings; ring: PointRing } {
  const bodies = points.filter(({ isAngle }) => !isAngle)
  const { edge, places } = glyphPlaces(longitudesOf(bodies), inside(radius.signs), axesOf(points))
  const less = places.some(({ row }) => row > 1) ? ROW_DISTANCE : 0
  const rings = { ...radius, houses: radius.houses - less, aspects: radius.aspects - less }
  const placeOf = new Map(bodies.map((point, index) => [point, places[index]]))
  return {
    rings,
    ring: { points, places: points.map((point) => placeOf.get(point)), edge, side: 'in' },
  }
}

const SIGNS_WIDTH = 28

/** Two charts on one zodiac: yours inside it, your partner's around it. Their angles stand in the rows. */
export function layOutTwo(yours: readonly ChartPoint[], theirs: readonly ChartPoint[]) {
  const around = glyphPlaces(longitudesOf(theirs), outside, [])
  const outer = around.edge
  const signs = outer - SIGNS_WIDTH
  const within = glyphPlaces(longitudesOf(yours), inside(signs), axesOf(yours))
  const last = Math.min(...within.places.map(({ at }) => at))
  const rings: Rings = { outer, signs, houses: last - NUMBERS, aspects: last - ASPECTS }
  const you: PointRing = { points: yours, ...within, side: 'in' }
  const partner: PointRing = { points: theirs, ...around, side: 'out' }
  return { rings, you, partner }
}

const inside = (edge: number): Track[] =>
  [1, 2, 3].map((rowCount) => ({
    edge,
    rowsAt: rowsOf(rowCount).map((row) => edge - FIRST_ROW - row * ROW_DISTANCE),
  }))

/** The targets of the last row end at the edge of the picture. */
const OUTSIDE_ROW = 229
const OUTSIDE_FIRST_ROW = 23

const outside: Track[] = [1, 2].map((rowCount) => {
  const first = OUTSIDE_ROW - (rowCount - 1) * ROW_DISTANCE
  const rowsAt = rowsOf(rowCount).map((row) => first + row * ROW_DISTANCE)
  return { edge: first - OUTSIDE_FIRST_ROW, rowsAt }
})

function rowsOf(rowCount: number): number[] {
  return Array.from({ length: rowCount }, (_, row) => row)
}

const longitudesOf = (points: readonly ChartPoint[]) => points.map(({ longitude }) => longitude)

/** The two axes, if they are among these points. */
const axesOf = (points: readonly ChartPoint[]): number[] =>
  points.filter(({ isAngle }) => isAngle).flatMap(({ longitude }) => [longitude, longitude + 180])

export interface Leader {
  /** Ends of the tick at the true position, and of the line from there to the glyph. */
  tick: { from: number; to: number }
  line: { from: Point; to: Point }
}

const TICK = 8
const GLYPH_RADIUS = 13

/** What joins a glyph to the true position of its point. */
export function leaderOf(
  { longitude }: ChartPoint,
  drawn: GlyphPlace,
  { edge, side }: Pick<PointRing, 'edge' | 'side'>,
  left: number,
): Leader {
  const outward = side === 'out' ? 1 : -1
  const tip = edge + outward * TICK
  return {
    tick: { from: edge, to: tip },
    line: {
      from: place(longitude, left, tip),
      to: place(drawn.longitude, left, drawn.at - outward * GLYPH_RADIUS),
    },
  }
}

/** Classes of the glyphs, of the ticks at the true positions, and of the letters of the angles. */
export const pointLooks = {
  single: { glyph: 'stroke-ink', mark: 'stroke-gold', letters: 'fill-gold' },
  you: { glyph: 'stroke-ink', mark: 'stroke-ink', letters: 'fill-ink' },
  partner: { glyph: 'stroke-gold', mark: 'stroke-gold', letters: 'fill-gold' },
}
export type PointLook = (typeof pointLooks)[keyof typeof pointLooks]
