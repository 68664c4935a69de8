import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { upsertUser } from '#identity/users-table.ts'
import { type Jobs, openJobs } from '#jobs.ts'
import { createLog } from '#log.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { createGenerations, type Generations } from './generation.ts'
import { type Generate, OutdatedText } from './generation-runner.ts'
import {
  findGeneration,
  generations as generationsTable,
  requestGeneration,
} from './generations-table.ts'
import type { ModelTime } from './model-time.ts'

const log = createLog('silent')
const sentences = {
  failed: 'It could not be made.',
  unfinished: 'It is being made.',
  tooManyWaiting: (limit: number, waitMs: number) => `${limit} wait; ask again in ${waitMs} ms.`,
}
let database: OpenDatabase
let jobs: Jobs
/** Requeues at a start alone, whatever the minute. */
let jobsWithoutSweep: Jobs
let generations: Generations
const made = vi.fn(async (_input: unknown, _request: ModelTime) => {
  const id = randomUUID()
  return async () => id
})
let failures = 0
let events: string[] = []
let held: Promise<void> | undefined

beforeAll(async () => {
  database = await openTestDatabase()
  jobs = await openJobs(database, log)
  jobsWithoutSweep = { ...jobs, every: async () => {} }
  generations = createGenerations({ db: database.db, jobs: jobsWithoutSweep, log }, sentences)
  generations.define('text', made)
  generations.define('text with its own turn', made, { hasOwnTurn: true })
  generations.define<{ as: string }>('text that is held', async ({ as }) => {
    events.push(`begin ${as}`)
    await held
    const id = randomUUID()
    return async () => {
      events.push(`end ${as}`)
      return id
    }
  })
  generations.define('text that fails at first', async () => {
    failures++
    if (failures < 3) throw new Error('not yet')
    const id = randomUUID()
    return async () => id
  })
  await generations.start()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

/** @returns the id of a new person */
async function somebody(): Promise<string> {
  const subject = randomUUID()
  const person = { issuer: 'test', subject, email: `${subject}@example.com` }
  const { id } = await upsertUser(database.db, {
    ...person,
    emailVerified: true,
    displayName: null,
    photoUrl: null,
    signedInAt: new Date(),
    sessionId: undefined,
    token: '',
  })
  return id
}

/** Holds the texts of one kind until the returned function is called. */
function hold() {
  events = []
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  return resolve
}

const ask = (kind: string, requestKey: string, userId: string, signal?: AbortSignal) =>
  generations.request(kind, { userId, requestKey, input: { any: 'thing' } }, signal)

test('the same request from fifty clients at once makes one text', async () => {
  const userId = await somebody()
  made.mockClear()
  const ids = await Promise.all(Array.from({ length: 50 }, () => ask('text', 'same', userId)))
  expect(new Set(ids).size).toBe(1)
  expect(made).toHaveBeenCalledTimes(1)
})

test('the same request at two processes at once makes one text, and asks once whether it may', async () => {
  const request = { userId: await somebody(), kind: 'text', requestKey: 'both', input: {} }
  const beforeNew = vi.fn(async () => {})
  const requested = await Promise.all(
    Array.from({ length: 8 }, () => requestGeneration(database.db, request, beforeNew)),
  )
  expect(new Set(requested.map(({ id }) => id)).size).toBe(1)
  expect(beforeNew).toHaveBeenCalledTimes(1)
})

test('a refused text leaves nothing behind, and can be requested again', async () => {
  const request = { userId: await somebody(), requestKey: 'refused', input: {} }
  const refusal = new Error('not now')
  const beforeNew = async () => {
    throw refusal
  }
  const refused = [1, 2].map(() => generations.request('text', { ...request, beforeNew }))
  for (const { status } of await Promise.allSettled(refused)) expect(status).toBe('rejected')
  expect(await ask('text', 'refused', request.userId)).toEqual(expect.any(String))
})

test('a model has a minute from the request of a text, by the clock of the database', async () => {
  const userId = await somebody()
  made.mockClear()
  const start = performance.now()
  await ask('text', 'new', userId)
  const [, { deadline = 0 } = {}] = made.mock.calls[0] ?? []
  expect(deadline).toBeGreaterThan(start + 50_000)
  expect(deadline).toBeLessThanOrEqual(performance.now() + 60_000)
})

describe('turns', () => {
  const request = (userId: string, name: string, number = 1) =>
    generations.request('text that is held', {
      userId,
      requestKey: `${name}${number}`,
      input: { as: `${name}${number}` },
    })
  /** Makes this many requests one after another, without waiting for the texts. */
  async function queue(userId: string, name: string, count: number): Promise<Promise<string>[]> {
    const requested: Promise<string>[] = []
    for (let number = 1; number <= count; number++) {
      requested.push(request(userId, name, number))
      await expect.poll(() => waitingOf(userId), { interval: 10 }).toBe(number)
    }
    return requested
  }
  const waitingOf = (userId: string) =>
    database.db.$count(generationsTable, eq(generationsTable.userId, userId))

  test('of a user with thirty texts and one with a single one: that is finished before the third', async () => {
    const release = hold()
    const [ada, ben] = [await somebody(), await somebody()]
    const requested = await queue(ada, 'a', 30)
    await expect.poll(() => events).toEqual(['begin a1'])
    requested.push(...(await queue(ben, 'b', 1)))
    await expect.poll(() => events).toEqual(['begin a1', 'begin b1'])
    release()
    await Promise.all(requested)
    expect(events.filter((event) => event.startsWith('end'))).toHaveLength(31)
    expect(events.indexOf('end b1')).toBeLessThan(events.indexOf('end a3'))
  })

  test('of four users who keep every worker busy: the fifth is among the next four, before anybody has a third text', async () => {
    const release = hold()
    const requested: Promise<string>[] = []
    for (const name of ['a', 'b', 'c', 'd'])
      requested.push(...(await queue(await somebody(), name, 5)))
    await expect.poll(() => events.length).toBe(4)
    requested.push(...(await queue(await somebody(), 'e', 1)))
    release()
    await Promise.all(requested)
    const begun = events.filter((event) => event.startsWith('begin'))
    // Four workers take the next ones at the same time, in any order.
    expect(begun.indexOf('begin e1')).toBeGreaterThanOrEqual(4)
    expect(begun.indexOf('begin e1')).toBeLessThan(8)
  })

  test('of one user: a kind with turns of its own does not wait for the others', async () => {
    const release = hold()
    const ada = await somebody()
    const held = await queue(ada, 'a', 2)
    await expect.poll(() => events).toEqual(['begin a1'])
    expect(await ask('text with its own turn', 'x', ada)).toEqual(expect.any(String))
    expect(events).toEqual(['begin a1'])
    release()
    await Promise.all(held)
  })

  test('are bounded: the 31st waiting text of one user is refused, until one is written', async () => {
    const release = hold()
    const ada = await somebody()
    const requested = await queue(ada, 'a', 30)
    let refusal: unknown
    request(ada, 'a', 31).catch((error) => {
      refusal = error
    })
    await expect
      .poll(() => refusal)
      .toMatchObject({
        code: 'too_many_requests',
        message: '30 wait; ask again in 60000 ms.',
        retryAfterSeconds: 60,
      })
    const again = request(ada, 'a', 30)
    const other = queue(await somebody(), 'b', 1)
    release()
    expect(await again).toBe(await requested[29])
    await Promise.all([...requested, ...(await other)])
    expect(await request(ada, 'a', 31)).toEqual(expect.any(String))
  })
})

test('the same request later finds the same text; another key or person makes another', async () => {
  const userId = await somebody()
  const first = await ask('text', 'same', userId)
  expect(await ask('text', 'same', userId)).toBe(first)
  expect(await ask('text', 'other', userId)).not.toBe(first)
  expect(await ask('text', 'same', await somebody())).not.toBe(first)
})

test('[8.1d] a client that gives up finds the text finished', async () => {
  const release = hold()
  const request = { userId: await somebody(), requestKey: 'left', input: { as: 'left' } }
  const client = new AbortController()
  const requested = generations.request('text that is held', request, client.signal)
  await expect.poll(() => events).toEqual(['begin left'])
  client.abort()
  await expect(requested).rejects.toThrow()
  release()
  expect(await generations.request('text that is held', request)).toEqual(expect.any(String))
})

test('a request that waits at shutdown is rejected with the news that its text is still being made', async () => {
  const ending = createGenerations({ db: database.db, jobs, log }, sentences)
  const release = hold()
  const request = { userId: await somebody(), requestKey: 'last', input: { as: 'last' } }
  const requested = ending.request('text that is held', request)
  await expect.poll(() => events).toEqual(['begin last'])
  ending.release()
  await expect(requested).rejects.toMatchObject({
    code: 'generation_unfinished',
    message: sentences.unfinished,
  })
  release()
  expect(await generations.request('text that is held', request)).toEqual(expect.any(String))
})

test('a failure is tried again with growing pauses until it succeeds', async () => {
  expect(await ask('text that fails at first', 'k', await somebody())).toEqual(expect.any(String))
  expect(failures).toBe(3)
})

describe('a worker', () => {
  type Work = Parameters<Jobs['work']>[1]
  /** Generations whose jobs run only when the test runs them. */
  async function withoutQueue(kind: string, generate: Generate<unknown>) {
    let work: Work | undefined
    const manual: Jobs = {
      ...jobs,
      work: async (_queue, run) => {
        work = run as Work
      },
      every: async () => {},
      enqueue: async () => true,
    }
    const generations = createGenerations({ db: database.db, jobs: manual, log }, sentences)
    generations.define(kind, generate)
    await generations.start()
    const request = { userId: await somebody(), requestKey: 'k', input: {} }
    const { id } = await requestGeneration(database.db, { ...request, kind })
    return {
      wait: () => generations.wait(id),
      stopModels: () => generations.stopModels(),
      find: () => findGeneration(database.db, id),
      run: ({ isLastTry }: { isLastTry: boolean }) => work?.({ id }, isLastTry),
    }
  }

  test('gives a model no more time for an old request, and stops it at a shutdown', async () => {
    const times: ModelTime[] = []
    const { run, find, stopModels } = await withoutQueue(
      'text of an old request',
      async (_, time) => {
        times.push(time)
        stopModels()
        return async () => randomUUID()
      },
    )
    const { id } = (await find()) ?? {}
    await database.db
      .update(generationsTable)
      .set({ createdAt: sql`now() - interval '45 seconds'` })
      .where(eq(generationsTable.id, id as string))
    await run({ isLastTry: false })
    const [{ deadline = 0, signal } = {}] = times
    expect(deadline).toBeLessThan(performance.now() + 16_000)
    expect(signal?.aborted).toBe(true)
    expect(await find()).toMatchObject({ status: 'done' })
  })

  test('stores nothing when another one has finished the same generation meanwhile', async () => {
    const { promise: bothBegun, resolve } = Promise.withResolvers<void>()
    const results: string[] = []
    const stored: string[] = []
    const { run, find } = await withoutQueue('text of two workers', async () => {
      const id = randomUUID()
      results.push(id)
      if (results.length === 2) resolve()
      await bothBegun
      return async () => {
        stored.push(id)
        return id
      }
    })
    await Promise.all([run({ isLastTry: false }), run({ isLastTry: false })])
    expect(results).toHaveLength(2)
    expect(stored).toHaveLength(1)
    expect(await find()).toMatchObject({ status: 'done', resultId: stored[0] })
  })

  test('ends a generation as failed after its last try and not before', async () => {
    const { run, find, wait } = await withoutQueue('text that always fails', async () => {
      throw new Error('never')
    })
    const waited = expect(wait()).rejects.toMatchObject({
      code: 'generation_failed',
      message: sentences.failed,
    })
    await expect(run({ isLastTry: false })).rejects.toThrow('never')
    expect(await find()).toMatchObject({ status: 'waiting', endedAt: null })
    await run({ isLastTry: true })
    expect(await find()).toMatchObject({ status: 'failed', endedAt: expect.any(Date) })
    await waited
  })

  test('leaves a generation waiting when the database fails on its last try', async () => {
    const outage = Object.assign(new Error('reset'), { code: 'ECONNRESET' })
    const { run, find } = await withoutQueue('text during an outage', async () => {
      throw outage
    })
    await expect(run({ isLastTry: true })).rejects.toBe(outage)
    expect(await find()).toMatchObject({ status: 'waiting' })
  })

  test('makes a text again from what has changed meanwhile, six times at most', async () => {
    let tries = 0
    const { run, find } = await withoutQueue('text that is always outdated', async () => {
      tries++
      return async () => {
        throw new OutdatedText()
      }
    })
    await expect(run({ isLastTry: false })).rejects.toThrow(OutdatedText)
    expect(tries).toBe(6)
    expect(await find()).toMatchObject({ status: 'waiting' })
  })
})

test('[4.4] a generation that lost its job is requeued within a minute, and made once', async () => {
  let sweep = async () => {}
  const every: Jobs['every'] = async (_queue, _cron, run) => {
    sweep = run
  }
  const otherProcess = await openJobs(database, log)
  const others = createGenerations(
    { db: database.db, jobs: { ...otherProcess, every }, log },
    sentences,
  )
  const lives = Promise.withResolvers<void>()
  let begun = 0
  // Whichever of the two takes the job.
  for (const either of [generations, others])
    either.define('text of a process that dies', async () => {
      begun++
      if (begun === 1) await lives.promise
      const id = randomUUID()
      return async () => id
    })
  await others.start()
  const request = { userId: await somebody(), requestKey: 'k', input: {} }
  const requested = others.request('text of a process that dies', request)
  await expect.poll(() => begun).toBe(1)
  // As the queue does after as many crashes as a job has tries.
  await database.db.execute(sql`update pgboss.job set state = 'failed' where state = 'active'`)
  await sweep()
  await sweep()
  expect(await requested).toEqual(expect.any(String))
  lives.resolve()
  expect(begun).toBe(2)
  await otherProcess.stop()
})

test('a generation that a crash left without a job is requeued at the next start', async () => {
  const request = { userId: await somebody(), kind: 'text', requestKey: 'orphan', input: {} }
  const orphan = await requestGeneration(database.db, request)
  const restarted = createGenerations({ db: database.db, jobs: jobsWithoutSweep, log }, sentences)
  restarted.define('text', made)
  await restarted.start()
  await vi.waitFor(
    async () => {
      const { status } = await requestGeneration(database.db, request)
      expect(status).toBe('done')
    },
    { timeout: 20_000 },
  )
  expect(orphan.status).toBe('waiting')
})
