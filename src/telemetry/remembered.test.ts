import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

const limits = { maxAgeMs: 5000, timeoutMs: 20 }

test('asks once for all who ask within five seconds, and again later', async () => {
  let asked = 0
  let now = 0
  const ask = remembered(
    async () => ++asked,
    limits,
    () => now,
  )
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  now = 4999
  expect(await ask()).toBe(1)
  now = 5000
  expect(await ask()).toBe(2)
})

test('gives up waiting, and asks no second question while the first is open', async () => {
  let asked = 0
  let now = 0
  const slow = Promise.withResolvers<number>()
  const ask = remembered(
    () => (++asked === 1 ? slow.promise : Promise.resolve(2)),
    limits,
    () => now,
  )
  await expect(ask()).rejects.toThrow()
  now = 60_000
  await expect(ask()).rejects.toThrow()
  expect(asked).toBe(1)
  slow.resolve(1)
  await slow.promise
  expect(await ask()).toBe(2)
})

test('asks again after a failure once its age is over', async () => {
  let asked = 0
  let now = 0
  const fail = async () => {
    if (++asked === 1) throw new Error('down')
    return 'up'
  }
  const ask = remembered(fail, limits, () => now)
  await expect(ask()).rejects.toThrow('down')
  now = 5000
  expect(await ask()).toBe('up')
})
