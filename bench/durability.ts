/**
 * `npm run bench:durability [-- SEED]`: requests a hundred texts of every kind for ten users from a server
 * that is killed at twenty random moments, and checks that each is stored exactly once. Needs a build.
 */

import { randomUUID } from 'node:crypto'
import { requestUnderCrashes } from '../e2e/support/crashes.ts'

const seed = process.argv[2] ?? randomUUID()
console.log(`Seed ${seed}`)
const start = performance.now()
const { textRequests, killed, afterRestart, afterRetries, broken } = await requestUnderCrashes({
  people: 10,
  withHoroscopes: true,
  natalEach: 4,
  synastryEach: 3,
  kills: 20,
  lifeMs: 6000,
  seed,
  // A stopped heartbeat, the longest retry delay after it, and the sweep of a minute.
  quietMs: 120_000,
  print: console.log,
})
const requested = killed.at(-1)?.requested
console.table({ 'after the last restart': afterRestart, 'after everyone retried': afterRetries })
const seconds = Math.round((performance.now() - start) / 1000)
console.log(`${textRequests} texts, ${killed.length} kills, ${seconds} s`)

const missed = [
  ...broken,
  ...differences(
    { requested, waiting: 0, failed: 0, stored: requested, usages: requested },
    afterRestart,
  ),
  ...differences(
    {
      requested: textRequests,
      waiting: 0,
      failed: 0,
      stored: textRequests,
      usages: textRequests,
      readings: 70,
      horoscopes: 30,
    },
    afterRetries,
  ),
]
for (const claim of missed) console.log(`MISSED: ${claim}`)
console.log(missed.length === 0 ? 'None lost, none doubled.' : `${missed.length} missed.`)
process.exit(missed.length === 0 ? 0 : 1)

function differences(expected: object, got: object): string[] {
  const counts = new Map(Object.entries(got))
  return Object.entries(expected)
    .filter(([name, count]) => counts.get(name) !== count)
    .map(([name, count]) => `${name} is ${counts.get(name)} instead of ${count}`)
}
