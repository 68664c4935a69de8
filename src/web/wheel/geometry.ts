export interface Point {
  x: number
  y: number
}

export const SIZE = 480
const CENTER = SIZE / 2

/** From the rim inwards: signs, degrees, planets, houses, aspects. */
export const radius = { outer: 206, signs: 168, planets: 141, houses: 101, aspects: 87 } as const

/** Where planets stand, and the edge that the mark of their true place touches. */
export interface Track {
  at: number
  edge: number
  /** What a glyph and a little air take there. */
  gapDegrees: number
  /** Classes of the glyph, of its true place, and of the two letters of an angle. */
  glyph: string
  mark: string
  letters: string
}

export const singleTrack: Track = {
  at: radius.planets,
  edge: radius.signs,
  gapDegrees: 10.5,
  glyph: 'stroke-ink',
  mark: 'stroke-gold',
  letters: 'fill-gold',
}

/** The circle between the rings of two people. */
export const BETWEEN_RINGS = 133

/** Two people on one wheel: the partner next to the signs, you further in, each with an edge of their own. */
export const doubleTracks: Record<'outer' | 'inner', Track> = {
  outer: {
    at: 147.5,
    edge: radius.signs,
    gapDegrees: 10.1,
    glyph: 'stroke-gold',
    mark: 'stroke-gold',
    letters: 'fill-gold',
  },
  inner: {
    at: 113,
    edge: BETWEEN_RINGS,
    gapDegrees: 13.1,
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

// Equal to the last digit in every engine, so that a picture compares with itself.
const round = (value: number) => Math.round(value * 100) / 100

/**
 * Moves crowded glyphs apart, each as little as needed, and keeps their order around the wheel. None
 * crosses a wall unless there is no room left on its own side.
 * @param longitudes in degrees, in any order
 * @param gapDegrees the least distance between two glyphs; half of it, between a glyph and a wall
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
    // On the very degree of a wall a planet stands behind it: a cusp begins its house.
    ...walls.map((wall) => ({
      glyph: -1,
      wanted: arc(origin, wall),
      half: 0,
      weight: WALL_WEIGHT,
    })),
    ...longitudes.map((longitude, glyph) => ({
      glyph,
      wanted: arc(origin, longitude),
      half: gap / 2,
      weight: 1,
    })),
  ].sort((a, b) => a.wanted - b.wanted)
  const drawn: number[] = []
  for (const [position, degrees] of separate(line).entries()) {
    const { glyph } = line[position] as Placed
    if (glyph >= 0) drawn[glyph] = turn(origin + degrees)
  }
  return drawn
}

const WALL_WEIGHT = 1e6

/** The middle of the widest empty stretch: cut there, a circle is a line. */
function widestGapMiddle(longitudes: readonly number[]): number {
  const sorted = longitudes.map(turn).sort((a, b) => a - b)
  const gaps = sorted.map((value, index) => arc(sorted.at(index - 1) ?? 0, value) || 360)
  const widest = Math.max(...gaps)
  return turn((sorted[gaps.indexOf(widest)] ?? 0) - widest / 2)
}

interface Placed {
  /** Its place among the glyphs, -1 for a wall. */
  glyph: number
  wanted: number
  /** Half of the room that it takes. */
  half: number
  weight: number
}

interface Block {
  /** Sum of weight × (wanted − place within the block), whose mean is where the block begins. */
  sum: number
  weight: number
  offsets: number[]
  width: number
}

// Pool adjacent violators: the least-squares answer to "at least a gap apart, in this order".
function separate(line: readonly Placed[]): number[] {
  const blocks: Block[] = []
  for (const { wanted, half, weight } of line) {
    const width = 2 * half
    blocks.push({ sum: weight * (wanted - half), weight, offsets: [half], width })
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
