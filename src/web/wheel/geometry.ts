export interface Point {
  x: number
  y: number
}

export const SIZE = 480
const CENTER = SIZE / 2

/** From the rim inwards: signs, degrees, planets, houses, aspects. */
export const radius = { outer: 206, signs: 168, planets: 141, houses: 101, aspects: 87 } as const

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
 * Moves crowded glyphs apart, each as little as needed, and keeps their order around the wheel.
 * Clusters are placed as blocks centred on the mean of their members; blocks that touch are joined.
 * @param longitudes in degrees, in any order
 * @param gapDegrees the least distance between two glyphs; fewer than 360 / gap of them fit
 * @returns where each is drawn, in the order given
 */
export function spread(longitudes: readonly number[], gapDegrees: number): number[] {
  const count = longitudes.length
  if (count < 2) return [...longitudes]
  const gap = Math.min(gapDegrees, 360 / count)
  const order = longitudes.map((_, index) => index).sort((a, b) => at(a) - at(b))
  const start = widestGapEnd(order.map(at))
  const ring = [...order.slice(start), ...order.slice(0, start)]
  const origin = at(ring[0] ?? 0)
  const wanted = ring.map((index) => arc(origin, at(index)))
  const drawn: number[] = []
  for (const [position, degrees] of separate(wanted, gap).entries())
    drawn[ring[position] ?? 0] = turn(origin + degrees)
  return drawn

  function at(index: number): number {
    return turn(longitudes[index] ?? 0)
  }
}

/** The index after the widest empty stretch: cut there, a circle is a line. */
function widestGapEnd(sorted: number[]): number {
  const gaps = sorted.map((value, index) => arc(sorted.at(index - 1) ?? 0, value))
  return gaps.indexOf(Math.max(...gaps))
}

interface Block {
  /** Sum of (wanted − place within the block), whose mean is where the block begins. */
  sum: number
  count: number
}

// Pool adjacent violators: the least-squares answer to "at least a gap apart, in this order".
function separate(wanted: number[], gap: number): number[] {
  const blocks: Block[] = []
  for (const value of wanted) {
    blocks.push({ sum: value, count: 1 })
    for (;;) {
      const last = blocks.at(-1)
      const before = blocks.at(-2)
      if (!last || !before || begin(before) + before.count * gap <= begin(last)) break
      blocks.splice(-2, 2, {
        sum: before.sum + last.sum - last.count * before.count * gap,
        count: before.count + last.count,
      })
    }
  }
  return blocks.flatMap((block) =>
    Array.from({ length: block.count }, (_, index) => begin(block) + index * gap),
  )
}

const begin = ({ sum, count }: Block) => sum / count
