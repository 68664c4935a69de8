import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from './database.ts'
import { MINUTE } from './durations.ts'
import { type Jobs, openJobs } from './jobs.ts'
import { createLog } from './log.ts'
import { findQueueBacklogs } from './telemetry/backlog-table.ts'
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

test('does not enqueue a job whose key is queued or running', async () => {
  const ran = vi.fn<(name: string) => void>()
  const end = Promise.withResolvers<void>()
  await jobs.work<{ name: string }>('errand', async ({ name }) => {
    ran(name)
    await end.promise
  })
  for (const name of ['a', 'a', 'b']) await jobs.enqueue('errand', name, { name })
  await expect.poll(() => ran.mock.calls.length).toBeGreaterThanOrEqual(2)
  expect(await jobs.enqueue('errand', 'a', { name: 'a' })).toBe(false)
  // The queue is first in, first out: a second "a" would run before this one.
  await jobs.enqueue('errand', 'last', { name: 'last' })
  await expect.poll(() => ran.mock.calls.flat()).toContain('last')
  end.resolve()
  expect(ran.mock.calls.flat().toSorted()).toEqual(['a', 'b', 'last'])
})

test('runs a scheduled job once across two processes', async () => {
  const ranIn: Jobs[] = []
  const both = [0, 1].map(() => openJobs(database, createLog('silent'), { clockSeconds: 1 }))
  const processes = await Promise.all(both)
  const firstMinute = minuteNow()
  for (const process of processes)
    await process.every('sweep', '* * * * *', async () => void ranIn.push(process))
  await expect.poll(() => ranIn).not.toEqual([])
  await ranIn[0]?.stop()
  // From now on, only the other one looks at the clock.
  const lastLook = await lookedAtClockAt()
  await expect.poll(lookedAtClockAt).not.toBe(lastLook)
  for (const process of processes) await process.stop()
  const isSweep = sql`name = '__pgboss__send-it' and data->>'name' = 'sweep'`
  const wanted = await database.db.$count(sql`pgboss.job`, isSweep)
  const minutes = 1 + minuteNow() - firstMinute
  expect(wanted).toBeGreaterThan(0)
  expect(wanted).toBeLessThanOrEqual(minutes)
  expect(ranIn.length).toBeLessThanOrEqual(minutes)
})

/** When a process last decided which jobs are due. */
async function lookedAtClockAt(): Promise<string> {
  const cronOn = sql<string>`cron_on::text`
  const [version] = await database.db.select({ cronOn }).from(sql`pgboss.version`)
  return String(version?.cronOn)
}

test('refuses a job after the end as a shutdown, not as a fault of ours', async () => {
  const ended = await openJobs(database, createLog('silent'))
  await ended.work('late-errand', async () => {})
  await ended.stop()
  await expect(ended.enqueue('late-errand', 'a', {})).rejects.toMatchObject({
    code: 'shutting_down',
  })
})

test('counts the jobs that wait in a queue, with the age of the oldest', async () => {
  const { db } = database
  await db.execute(sql`select pgboss.create_queue('no-worker', '{"policy": "standard"}')`)
  await db.execute(sql`
    insert into pgboss.job (name, state, start_after) values
      ('no-worker', 'created', now() - interval '90 seconds'),
      ('no-worker', 'retry', now() + interval '1 hour'),
      ('no-worker', 'completed', now() - interval '1 day')`)
  const backlogs = await findQueueBacklogs(db)
  const backlog = backlogs.find(({ queue }) => queue === 'no-worker')
  expect(backlog).toEqual({ queue: 'no-worker', waiting: 2, oldestDueSeconds: expect.any(Number) })
  expect(Math.floor((backlog?.oldestDueSeconds ?? 0) / 60)).toBe(1)
})

const minuteNow = () => Math.floor(Date.now() / MINUTE)
