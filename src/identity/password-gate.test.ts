import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPasswordGate, GateIsFull } from './password-gate.ts'

test('a few hashes run at once, the others wait their turn', async () => {
  const gate = createPasswordGate({ atOnce: 2, longestQueue: 100 })
  let running = 0
  let most = 0
  const work = async () => {
    running++
    most = Math.max(most, running)
    await sleep(1)
    running--
  }
  await Promise.all(Array.from({ length: 20 }, () => gate(work)))
  expect(most).toBe(2)
})

test('a crowd is turned away before it takes all memory, and the gate opens again', async () => {
  const gate = createPasswordGate({ atOnce: 1, longestQueue: 2 })
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => gate(() => sleep(1))))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(2)
  expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(GateIsFull)
  await expect(gate(async () => 'in')).resolves.toBe('in')
})

test('a hash that fails does not close the gate', async () => {
  const gate = createPasswordGate({ atOnce: 1, longestQueue: 1 })
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(gate(async () => 'in')).resolves.toBe('in')
})
