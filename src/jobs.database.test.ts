import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from './database.ts'
import { type Jobs, openJobs } from './jobs.ts'
import { createLog } from './log.ts'
import { openTestDatabase } from './testing/databases.ts'

let database: OpenDatabase
let jobs: Jobs
beforeAll(async () => {
  database = await openTestDatabase()
  jobs = await openJobs(database, createLog('silent'))
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

test('a job whose key is queued or running is not queued again', async () => {
  const ran = vi.fn<(name: string) => void>()
  const end = Promise.withResolvers<void>()
  await jobs.work<{ name: string }>('errand', async ({ name }) => {
    ran(name)
    await end.promise
  })
  for (const name of ['a', 'a', 'b']) await jobs.enqueue('errand', name, { name })
  await expect.poll(() => ran.mock.calls.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
  await jobs.enqueue('errand', 'a', { name: 'a' })
  // Long enough for a second one to be taken up.
  await sleep(2500)
  end.resolve()
  expect(ran.mock.calls.flat().toSorted()).toEqual(['a', 'b'])
})
