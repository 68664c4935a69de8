/**
 * Reproducible variation: the same seed and key always give the same choice, and a
 * choice under one key does not affect those under other keys.
 */
export interface SeededRandom {
  /** One of the list. */
  pick<T>(key: string, list: readonly T[]): T
  /** The whole list, shuffled. */
  shuffle<T>(key: string, list: readonly T[]): T[]
}

export function seededRandom(seed: string): SeededRandom {
  return {
    pick(key, list) {
      if (list.length === 0) throw new Error(`Nothing to choose from for ${key}`)
      return list[hash(`${seed}|${key}`) % list.length] as (typeof list)[number]
    },
    shuffle: (key, list) =>
      list
        .map((item, index) => ({ item, rank: hash(`${seed}|${key}|${index}`) }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ item }) => item),
  }
}

// FNV-1a over UTF-16 units, then the finalizer of MurmurHash3 (both public domain): FNV alone
// leaves the low bits, which the remainder uses, too similar for similar keys.
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}
