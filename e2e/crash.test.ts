import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isLong } from '../src/testing/long.ts'
import { requestUnderCrashes } from './support/crashes.ts'
import { fileDatabase } from './support/file-database.ts'

// No endpoint lists horoscopes, so wait for a heartbeat and the longest retry delay without requests.
const size = isLong
  ? { people: 4, withHoroscopes: true, natalEach: 8, synastryEach: 4, kills: 50, quietMs: 22_000 }
  : { people: 1, withHoroscopes: false, natalEach: 2, synastryEach: 1, kills: 1, quietMs: 0 }

const postgres = fileDatabase()

test.each([
  ['the embedded database', () => ({})],
  ['PostgreSQL', () => postgres.settings],
])(
  '[4.4] a server on %s, killed at random moments, writes every requested text once',
  async (_, settingsOf) => {
    const seed = randomUUID()
    console.log(`Seed ${seed}`)
    const { textRequests, killed, afterRestart, afterRetries, broken } = await requestUnderCrashes({
      ...size,
      lifeMs: 2500,
      seed,
      settings: settingsOf(),
      print: console.log,
    })
    const readings = size.people * (size.natalEach + size.synastryEach)
    const horoscopes = size.withHoroscopes ? size.people * 3 : 0
    expect(textRequests).toBe(readings + horoscopes)
    expect(killed).toHaveLength(size.kills)
    // Without retries, everything requested before a kill is finished.
    const { requested } = killed.at(-1) ?? {}
    expect(afterRestart).toMatchObject({
      requested,
      waiting: 0,
      failed: 0,
      stored: requested,
      usages: requested,
    })
    // Clients without a response retry; nothing is written twice or differently.
    expect(broken).toEqual([])
    expect(afterRetries).toMatchObject({
      requested: textRequests,
      waiting: 0,
      failed: 0,
      stored: textRequests,
      usages: textRequests,
      readings,
      horoscopes,
    })
  },
)
