import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderUnderCrashes } from './support/crashes.ts'

test('[4.4] a server killed at three random moments makes every text that was asked for, once', async () => {
  const seed = randomUUID()
  console.log(`Seed ${seed}`)
  const { orders, killed, afterwards, inTheEnd, broken } = await orderUnderCrashes({
    people: 2,
    natalEach: 2,
    synastryEach: 1,
    kills: 3,
    lifeMs: 2500,
    seed,
    // A heartbeat that stops, and the longest pause after it.
    peaceMs: 22_000,
    say: console.log,
  })
  expect(orders).toBe(12)
  expect(killed).toHaveLength(3)
  // Nobody asked again: what was asked for before a kill is finished by itself.
  const { asked } = killed.at(-1) ?? {}
  expect(afterwards).toMatchObject({ asked, waiting: 0, failed: 0, kept: asked, told: asked })
  // Clients that never got their answer ask again, and nothing is made twice or comes out otherwise.
  expect(broken).toEqual([])
  expect(inTheEnd).toMatchObject({
    asked: orders,
    waiting: 0,
    failed: 0,
    kept: orders,
    told: orders,
    readings: 6,
    horoscopes: 6,
  })
}, 600_000)
