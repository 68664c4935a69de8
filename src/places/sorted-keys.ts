/**
 * A sorted list of strings with front coding in one byte array. Each entry has the number of bytes it
 * shares with the previous entry, the number of new bytes, and the new bytes. Every sixteenth entry
 * shares none, so that a search can start there. The order is that of UTF-8 bytes, hence of code points.
 */

export const ENTRIES_PER_BLOCK = 16
const LONGEST_KEY_BYTES = 255

export interface PackedKeys {
  bytes: Uint8Array<ArrayBuffer>
  /** The offset of each block in `bytes`. */
  blocks: Uint32Array<ArrayBuffer>
  /** The value of each entry. Several entries may have the same key. */
  values: Uint32Array<ArrayBuffer>
}

/** Positions of entries: `start` to `exactEnd` equal the text, `start` to `end` begin with it. */
export interface KeyRange {
  start: number
  exactEnd: number
  end: number
}

export class SortedKeys {
  readonly values: Uint32Array
  readonly #bytes: Uint8Array
  readonly #blocks: Uint32Array
  readonly #encoder = new TextEncoder()
  /** The search text, and the key being read. */
  readonly #target = new Uint8Array(4 * LONGEST_KEY_BYTES)
  readonly #key = new Uint8Array(LONGEST_KEY_BYTES)

  constructor({ bytes, blocks, values }: PackedKeys) {
    this.values = values
    this.#bytes = bytes
    this.#blocks = blocks
  }

  /** The range of a folded text. Without a match, an empty range at the insertion point. */
  rangeOf(text: string): KeyRange {
    if (text.length > LONGEST_KEY_BYTES) return { start: 0, exactEnd: 0, end: 0 }
    const { written } = this.#encoder.encodeInto(text, this.#target)
    const start = this.#firstNotBelow(written)
    // No key contains a zero byte, and UTF-8 has no byte 255: they sort right after the text and after
    // all keys with that prefix.
    this.#target[written] = 0
    const exactEnd = this.#firstNotBelow(written + 1)
    this.#target[written] = 255
    return { start, exactEnd, end: this.#firstNotBelow(written + 1) }
  }

  #firstNotBelow(targetLength: number): number {
    let low = 0
    let high = this.#blocks.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#blockBeginsBelow(middle, targetLength)) low = middle + 1
      else high = middle
    }
    return low === 0 ? 0 : this.#firstNotBelowInBlock(low - 1, targetLength)
  }

  #blockBeginsBelow(block: number, targetLength: number): boolean {
    const at = this.#blocks[block] as number
    return this.#isBelow(this.#bytes, at + 2, this.#bytes[at + 1] as number, targetLength)
  }

  #firstNotBelowInBlock(block: number, targetLength: number): number {
    let at = this.#blocks[block] as number
    const first = block * ENTRIES_PER_BLOCK
    const end = Math.min(first + ENTRIES_PER_BLOCK, this.values.length)
    for (let entry = first; entry < end; entry++) {
      const shared = this.#bytes[at] as number
      const added = this.#bytes[at + 1] as number
      for (let byte = 0; byte < added; byte++)
        this.#key[shared + byte] = this.#bytes[at + 2 + byte] as number
      if (!this.#isBelow(this.#key, 0, shared + added, targetLength)) return entry
      at += 2 + added
    }
    return end
  }

  #isBelow(bytes: Uint8Array, at: number, length: number, targetLength: number): boolean {
    const shorter = length < targetLength ? length : targetLength
    for (let byte = 0; byte < shorter; byte++) {
      const difference = (bytes[at + byte] as number) - (this.#target[byte] as number)
      if (difference !== 0) return difference < 0
    }
    return length < targetLength
  }
}

/** Packs entries given in any order. Keys must be folded and at most 255 bytes long. */
export function packKeys(entries: { key: string; value: number }[]): PackedKeys {
  const encoder = new TextEncoder()
  const sorted = entries
    .map(({ key, value }) => ({ key: encoder.encode(key), value }))
    .sort((a, b) => compareBytes(a.key, b.key) || a.value - b.value)
  const bytes: number[] = []
  const blocks: number[] = []
  let before: Uint8Array = new Uint8Array()
  sorted.forEach(({ key }, position) => {
    const opensBlock = position % ENTRIES_PER_BLOCK === 0
    if (opensBlock) blocks.push(bytes.length)
    const shared = opensBlock ? 0 : sharedLength(before, key)
    bytes.push(shared, key.length - shared, ...key.subarray(shared))
    before = key
  })
  return {
    bytes: Uint8Array.from(bytes),
    blocks: Uint32Array.from(blocks),
    values: Uint32Array.from(sorted, ({ value }) => value),
  }
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = sharedLength(a, b)
  if (shared === a.length || shared === b.length) return a.length - b.length
  return (a[shared] as number) - (b[shared] as number)
}

function sharedLength(a: Uint8Array, b: Uint8Array): number {
  const shorter = Math.min(a.length, b.length)
  for (let byte = 0; byte < shorter; byte++) if (a[byte] !== b[byte]) return byte
  return shorter
}
