/**
 * Iterates over a range of entries by rank without visiting all of them: a tree has the lowest rank of
 * every sixteen entries, of every sixteen of those, and so on.
 */

const FANOUT = 16
const FANOUT_BITS = 4
/** The number of a node has its position in the lower bits and its level above. */
const LEVEL_STRIDE = 2 ** 24

export class RankedEntries {
  /** Ranks of the entries, then the lowest ranks of groups, of groups of groups… */
  readonly #levels: Uint32Array[]

  readonly #values: Uint32Array

  constructor(values: Uint32Array, ranks: Uint32Array) {
    this.#values = values
    this.#levels = [ranks]
    let below = ranks
    while (below.length > FANOUT) {
      below = lowestOfGroups(below)
      this.#levels.push(below)
    }
  }

  rank(entry: number): number {
    return this.#levels[0]?.[entry] as number
  }

  /** Yields the values of the entries from `start` to `end` (exclusive), lowest rank first. */
  *valuesInOrder(start: number, end: number): Generator<number> {
    const queue = new NodeQueue()
    this.#cover(start, end, queue)
    for (let node = queue.take(); node !== undefined; node = queue.take()) {
      const level = Math.floor(node / LEVEL_STRIDE)
      const position = node % LEVEL_STRIDE
      if (level === 0) yield this.#values[position] as number
      else this.#open(level - 1, position, queue)
    }
  }

  /** Queues the smallest set of nodes that covers the range. */
  #cover(start: number, end: number, queue: NodeQueue) {
    let low = start
    let high = end
    for (let level = 0; low < high; level++) {
      const isTop = level === this.#levels.length - 1
      while (low < high && (isTop || low % FANOUT !== 0)) this.#put(level, low++, queue)
      while (low < high && high % FANOUT !== 0) this.#put(level, --high, queue)
      low >>>= FANOUT_BITS
      high >>>= FANOUT_BITS
    }
  }

  #open(level: number, group: number, queue: NodeQueue) {
    const first = group * FANOUT
    const end = Math.min(first + FANOUT, this.#levels[level]?.length ?? 0)
    for (let position = first; position < end; position++) this.#put(level, position, queue)
  }

  #put(level: number, position: number, queue: NodeQueue) {
    queue.put(level * LEVEL_STRIDE + position, this.#levels[level]?.[position] as number)
  }
}

function lowestOfGroups(ranks: Uint32Array): Uint32Array {
  const lowest = new Uint32Array(Math.ceil(ranks.length / FANOUT)).fill(0xffffffff)
  for (let at = 0; at < ranks.length; at++) {
    const group = at >>> FANOUT_BITS
    const rank = ranks[at] as number
    if (rank < (lowest[group] as number)) lowest[group] = rank
  }
  return lowest
}

/** A binary min-heap of nodes by rank. */
class NodeQueue {
  readonly #nodes: number[] = []
  readonly #ranks: number[] = []

  put(node: number, rank: number) {
    let at = this.#nodes.length
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if ((this.#ranks[parent] as number) <= rank) break
      this.#move(parent, at)
      at = parent
    }
    this.#nodes[at] = node
    this.#ranks[at] = rank
  }

  take(): number | undefined {
    const [first] = this.#nodes
    const last = this.#nodes.pop()
    const rank = this.#ranks.pop()
    if (last === undefined || rank === undefined) return undefined
    if (this.#nodes.length > 0) this.#sink(last, rank)
    return first
  }

  #sink(node: number, rank: number) {
    const { length } = this.#nodes
    let at = 0
    for (let child = 1; child < length; child = 2 * at + 1) {
      const right = child + 1
      if (right < length && (this.#ranks[right] as number) < (this.#ranks[child] as number))
        child = right
      if ((this.#ranks[child] as number) >= rank) break
      this.#move(child, at)
      at = child
    }
    this.#nodes[at] = node
    this.#ranks[at] = rank
  }

  #move(from: number, to: number) {
    this.#nodes[to] = this.#nodes[from] as number
    this.#ranks[to] = this.#ranks[from] as number
  }
}
