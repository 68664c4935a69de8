export interface Point {
  x: number
  y: number
}

export const SIZE = 480
const CENTER = SIZE / 2

/** From the rim inwards: signs, degrees, planets, houses, aspects. */
export const radius = { outer: 206, signs: 168, houses: 94, aspects: 87 } as const

/** A radius at which planets stand. */
export interface Row {
  at: number
  /** The room for a glyph and its padding there. */
  gapDegrees: number
}

/** The rows of the planets, and the edge that the tick of the true position touches. */
export interface Track {
  /** The second one is for those that the first one has no room for. */
  rows: readonly Row[]
  edge: number
  /** Classes of the glyph, of the tick at its true position, and of the two letters of an angle. */
  glyph: string
  mark: string
  letters: string
}

export const singleTrack: Track = {
  rows: [
    { at: 146, gapDegrees: 13.2 },
    { at: 112.5, gapDegrees: 17.1 },
  ],
  edge: radius.signs,
  glyph: 'stroke-ink',
  mark: 'stroke-gold',
  letters: 'fill-gold',
}

/** The circle between the rings of two people. */
export const BETWEEN_RINGS = 133

/** Two people on one wheel: the partner next to the signs, the user further in, each with a separate edge. */
export const doubleTracks: Record<'outer' | 'inner', Track> = {
  outer: {
    rows: [{ at: 147.5, gapDegrees: 13.1 }],
    edge: radius.signs,
    glyph: 'stroke-gold',
    mark: 'stroke-gold',
    letters: 'fill-gold',
  },
  inner: {
    rows: [{ at: 113, gapDegrees: 17.1 }],
    edge: BETWEEN_RINGS,
    glyph: 'stroke-ink',
    mark: 'stroke-ink',
    letters: 'fill-ink',
  },
}

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

/**
 * Moves crowded glyphs apart, each as little as needed, and keeps their order around the wheel. No glyph
 * crosses a wall unless its own side has no room left.
 * @param longitudes in degrees, in any order
 * @param gapDegrees the minimum distance between two glyphs, and half of it between a glyph and a wall
 * @param walls longitudes of the axes, which stay where they are
 * @returns where each glyph is drawn, in the order given
 */
export function spread(
  longitudes: readonly number[],
  gapDegrees: number,
  walls: readonly number[] = [],
): number[] {
  if (longitudes.length === 0) return []
  const gap = Math.min(gapDegrees, 360 / longitudes.length)
  const origin = widestGapMiddle(longitudes)
  const line = [
    // A planet exactly on a wall belongs behind it, because a cusp begins its house.
    ...walls.map((wall) => ({
      glyph: -1,
      target: arc(origin, wall),
      half: 0,
      weight: WALL_WEIGHT,
    })),
    ...longitudes.map((longitude, glyph) => ({
      glyph,
      target: arc(origin, longitude),
      half: gap / 2,
      weight: 1,
    })),
  ].sort((a, b) => a.target - b.target)
  const drawn: number[] = []
  for (const [position, degrees] of separate(line).entries()) {
    const { glyph } = line[position] as Placed
    if (glyph >= 0) drawn[glyph] = turn(origin + degrees)
  }
  return drawn
}

const WALL_WEIGHT = 1e6

/** The middle of the widest gap, where the circle is cut to become a line. */
function widestGapMiddle(longitudes: readonly number[]): number {
  const sorted = longitudes.map(turn).sort((a, b) => a - b)
  const gaps = sorted.map((value, index) => arc(sorted.at(index - 1) ?? 0, value) || 360)
  const widest = Math.max(...gaps)
  return turn((sorted[gaps.indexOf(widest)] ?? 0) - widest / 2)
}

interface Placed {
  /** The index of the glyph, -1 for a wall. */
  glyph: number
  target: number
  /** Half of its width. */
  half: number
  weight: number
}

interface Block {
  /** Sum of weight × (wanted − offset within the block); the mean is where the block begins. */
  sum: number
  weight: number
  offsets: number[]
  width: number
}

// Pool adjacent violators: the least-squares answer to "at least a gap apart, in this order".
function separate(line: readonly Placed[]): number[] {
  const blocks: Block[] = []
  for (const { target, half, weight } of line) {
    const width = 2 * half
    blocks.push({ sum: weight * (target - half), weight, offsets: [half], width })
    for (;;) {
      const last = blocks.at(-1)
      const before = blocks.at(-2)
      if (!last || !before || begin(before) + before.width <= begin(last)) break
      blocks.splice(-2, 2, joined(before, last))
    }
  }
  return blocks.flatMap((block) => block.offsets.map((offset) => begin(block) + offset))
}

const joined = (before: Block, last: Block): Block => ({
  sum: before.sum + last.sum - last.weight * before.width,
  weight: before.weight + last.weight,
  offsets: [...before.offsets, ...last.offsets.map((offset) => before.width + offset)],
  width: before.width + last.width,
})

const begin = ({ sum, weight }: Block) => sum / weight
