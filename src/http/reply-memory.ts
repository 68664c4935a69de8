import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { MINUTE } from '#durations.ts'

const compress = promisify(gzip)

/** A reply as it is sent, parsed through the contract when it was made. */
export class ReadyReply {
  readonly json: Buffer
  #gzipped: Promise<Buffer> | undefined

  constructor(json: string) {
    this.json = Buffer.from(json)
  }

  gzipped(): Promise<Buffer> {
    this.#gzipped ??= compress(this.json)
    return this.#gzipped
  }
}

/** Some hundred people who read at the same time. */
const MEMORY_BYTES = 32 * 1024 * 1024
/** Within it, people turn pages and come back; what they delete is gone from every memory after it. */
export const REMEMBERED_MS = 10 * MINUTE
/** What an entry takes beside its text. */
const ENTRY_BYTES = 500

export interface ReplyMemory {
  /**
   * Makes a reply once. Making it takes most of a call's time: texts with their evidence are read, parsed, checked and serialized.
   *
   * @param key names everything that the reply depends on, read from the database for this call: rows that are replaced, and
   *   never changed, by their ids
   * @param make returns the reply with the key that it was made for: with another one, since rows were stored or deleted in the
   *   meantime, it answers this call and is not kept
   */
  recall<E extends Endpoint>(
    endpoint: E,
    key: string,
    make: () => Promise<MadeReply<E>>,
  ): Promise<ReadyReply>
}

export interface MadeReply<E extends Endpoint> {
  key: string
  reply: z.input<E['reply']>
}

export function createReplyMemory(): ReplyMemory {
  const kept = new LRUCache<string, ReadyReply>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ json }, key) => json.byteLength + key.length + ENTRY_BYTES,
    ttl: REMEMBERED_MS,
    ttlAutopurge: true,
  })
  return {
    async recall({ path, reply }, key, make) {
      const name = `${path} ${key}`
      const known = kept.get(name)
      if (known) return known
      const made = await make()
      const ready = new ReadyReply(JSON.stringify(reply.parse(made.reply)))
      if (made.key === key) kept.set(name, ready)
      return ready
    },
  }
}
