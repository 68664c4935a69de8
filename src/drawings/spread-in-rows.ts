import { arc, place, widestGapMiddle } from './wheel-geometry.ts'

/** A circle that glyphs stand on. */
export interface Row {
  at: number
  /** The room for a glyph there. */
  gapDegrees: number
}

export interface Spot {
  longitude: number
  /** The index of its row. */
  row: number
}

interface Params {
  /** The nearest to the edge first. */
  rows: readonly Row[]
  /** The radius at which the true positions are marked. */
  edge: number
  /** Longitudes that no glyph is moved across. */
  walls: readonly number[]
  /** Between a glyph and a wall, unless its planet is closer itself. */
  paddingDegrees: number
}

/** A glyph on the circle, which is cut open to become a line. */
interface Target {
  index: number
  degrees: number
  min: number
  max: number
}

/**
 * Moves crowded glyphs apart, each as little as needed, and keeps their order around the wheel.
 * @param longitudes in degrees, in any order
 * @returns where each glyph is drawn, in the order given; undefined if there is no room
 */
export function spreadInRows(longitudes: readonly number[], params: Params): Spot[] | undefined {
  const { rows } = params
  const origin = widestGapMiddle(longitudes)
  const line = longitudes.map((longitude, index) => targetOf(longitude, index, origin, params))
  line.sort((one, other) => one.degrees - other.degrees)
  let rowOf = line.map(() => 0)
  let best = arrange(line, rowOf, params)
  for (const { start, length } of crowdedRuns(line, rows[0]?.gapDegrees ?? 0)) {
    for (const pattern of patternsOf(length, rows.length)) {
      const tried = rowOf.with(start, 0).map((row, position) => pattern[position - start] ?? row)
      const arranged = arrange(line, tried, params, best.cost)
      if (arranged.cost < best.cost) [best, rowOf] = [arranged, tried]
    }
  }
  if (!best.isPossible) return undefined
  const spots: Spot[] = []
  for (const [position, { index }] of line.entries()) {
    const longitude = (origin + (best.drawn[position] ?? 0)) % 360
    spots[index] = { longitude, row: rowOf[position] ?? 0 }
  }
  return spots
}

function targetOf(longitude: number, index: number, origin: number, params: Params): Target {
  const { walls, paddingDegrees } = params
  const degrees = arc(origin, longitude)
  // A planet exactly on a wall belongs behind it, because a cusp begins its house.
  const before = Math.min(...walls.map((wall) => arc(wall, longitude)))
  const after = Math.min(...walls.map((wall) => arc(longitude, wall) || 360))
  return {
    index,
    degrees,
    min: degrees - Math.max(0, before - paddingDegrees),
    max: degrees + Math.max(0, after - paddingDegrees),
  }
}

/** Neighbors on the line that are too close for one row. */
function crowdedRuns(line: readonly Target[], gap: number): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = []
  for (const [position, { degrees }] of line.entries()) {
    const before = line[position - 1]
    const run = runs.at(-1)
    if (run && before && degrees - before.degrees < gap) run.length++
    else runs.push({ start: position, length: 1 })
  }
  return runs.filter(({ length }) => length > 1)
}

/** Longer runs have too many ways to try them all. */
const FREE_LENGTH = 7

/** Ways to put so many neighbors in rows, in which no two neighbors share one. */
function patternsOf(length: number, rowCount: number): number[][] {
  const rows = Array.from({ length: rowCount }, (_, row) => row)
  let patterns = rows.map((row) => [row])
  for (let position = 1; position < length; position++)
    patterns = patterns.flatMap((pattern) => {
      const isFree = position < FREE_LENGTH
      const taken = pattern.slice(isFree ? -1 : 1 - rowCount)
      return rows.filter((row) => !taken.includes(row)).map((row) => [...pattern, row])
    })
  return patterns
}

interface Arranged {
  drawn: number[]
  isPossible: boolean
  cost: number
}

const IMPOSSIBLE = 1e9
const ROW_COST = 10
const HIDDEN_COST = 60
const TOLERANCE_DEGREES = 1e-6

/** Where glyphs in these rows stand, as far as needed to know that it costs less than the limit. */
function arrange(
  line: readonly Target[],
  rowOf: readonly number[],
  params: Params,
  costLimit = Number.POSITIVE_INFINITY,
): Arranged {
  const gaps = params.rows.map(({ gapDegrees }) => gapDegrees)
  const lowest = pushed(
    line.map(({ min }) => min),
    rowOf,
    gaps,
  )
  const highest = pulled(
    line.map(({ max }) => max),
    rowOf,
    gaps,
  )
  const lacking = sum(lowest.map((low, position) => Math.max(0, low - (highest[position] ?? low))))
  if (lacking > TOLERANCE_DEGREES)
    return { drawn: [], isPossible: false, cost: IMPOSSIBLE + lacking }
  // Both keep all distances, so their mean does, and so does what the limits leave of it.
  const right = pushed(
    line.map(({ degrees }) => degrees),
    rowOf,
    gaps,
  )
  const left = pulled(
    line.map(({ degrees }) => degrees),
    rowOf,
    gaps,
  )
  const drawn = right.map((value, position) => {
    const mean = (value + (left[position] ?? value)) / 2
    return Math.max(lowest[position] ?? mean, Math.min(highest[position] ?? mean, mean))
  })
  const moved = sum(drawn.map((value, position) => (value - (line[position]?.degrees ?? 0)) ** 2))
  const cost = moved + ROW_COST * sum(rowOf)
  if (cost >= costLimit) return { drawn, isPossible: true, cost }
  const hidden = countHidden(line, drawn, rowOf, params)
  return { drawn, isPossible: true, cost: cost + HIDDEN_COST * hidden }
}

/** The smallest values from these on that keep the order, and the distance within a row. */
function pushed(values: readonly number[], rowOf: readonly number[], gaps: readonly number[]) {
  const lastOf = gaps.map(() => Number.NEGATIVE_INFINITY)
  let last = Number.NEGATIVE_INFINITY
  return values.map((value, position) => {
    const row = rowOf[position] ?? 0
    last = Math.max(value, last, (lastOf[row] ?? 0) + (gaps[row] ?? 0))
    lastOf[row] = last
    return last
  })
}

/** The same backward: the largest values up to these. */
function pulled(values: readonly number[], rowOf: readonly number[], gaps: readonly number[]) {
  const mirrored = values.map((value) => -value).toReversed()
  return pushed(mirrored, rowOf.toReversed(), gaps)
    .map((value) => -value)
    .toReversed()
}

const GLYPH_RADIUS = 11

/** How many lines to a true position pass below a glyph of a row nearer to the edge. */
function countHidden(
  line: readonly Target[],
  drawn: readonly number[],
  rowOf: readonly number[],
  { rows, edge }: Params,
): number {
  const at = (position: number) => rows[rowOf[position] ?? 0]?.at ?? edge
  const row = (position: number) => rowOf[position] ?? 0
  const points = drawn.map((degrees, position) => place(degrees, 0, at(position)))
  let hidden = 0
  for (const [position, glyph] of points.entries()) {
    const start = place(line[position]?.degrees ?? 0, 0, edge)
    for (const [other, point] of points.entries())
      if (row(other) < row(position) && distanceToLine(point, start, glyph) < GLYPH_RADIUS) hidden++
  }
  return hidden
}

interface XY {
  x: number
  y: number
}

function distanceToLine(point: XY, from: XY, to: XY): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1)
  const along = Math.max(0, Math.min(1, share))
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
