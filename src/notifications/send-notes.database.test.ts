import { createECDH, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAccess } from '#billing/access.ts'
import { dailyNote } from '#contract/notification-messages.ts'
import { HOUR, MINUTE } from '#durations.ts'
import { session } from '#identity/embedded/identity-tables.ts'
import { type Jobs, openJobs } from '#jobs.ts'
import { createLog } from '#log.ts'
import { createRecordedPushes, type RecordedPushes } from '#testing/recorded-pushes.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { pushSubscriptions } from './push-subscriptions-table.ts'
import { enqueueDueNotes, type NoteDeps, sendNote, startNoteJobs } from './send-notes.ts'

const BERLIN = 'Europe/Berlin'
const log = createLog('silent')
const birth = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}

let app: TestApp
let now: Date
let people = 0
let recorder: RecordedPushes
let deps: NoteDeps
beforeAll(async () => {
  app = await openTestApp({ today: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = new Date('2026-12-01T06:00:00Z')
  recorder = createRecordedPushes()
  const { database, jobs, billing } = app
  const { db } = database
  const access = createAccess(billing)
  deps = { db, jobs, log, access, pushSender: recorder, today: () => now }
  await db.delete(pushSubscriptions)
})

const call = (headers: object, method: string, path: string, body?: object) =>
  app.request(path, {
    method,
    headers: { 'content-type': 'application/json', 'time-zone': BERLIN, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })

/** A subscriber with the note at 9 a.m. in Berlin, which is 8:00 UTC. */
async function subscriber() {
  const bearer = await app.signUpSubscribed(`morning${people++}@example.com`)
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`
  const keys = {
    p256dh: ecdh.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await call(bearer, 'POST', '/api/daily-notification', { endpoint, keys, hour: 9 })
  const stored = async () =>
    (
      await app.database.db
        .select()
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.endpoint, endpoint))
    )[0]
  const { id } = (await stored()) ?? expect.fail('nothing stored')
  return {
    bearer,
    endpoint,
    id,
    stored,
    send: (isLastTry = false) => sendNote(deps, id, isLastTry),
  }
}

describe('the note of a day', () => {
  test('says the first sentence of the horoscope of that day, and nothing of the birth', async () => {
    const ada = await subscriber()
    await call(ada.bearer, 'POST', '/api/birth-details', birth)
    const { horoscope } = await (await call(ada.bearer, 'GET', '/api/horoscopes/daily')).json()
    now = new Date('2026-12-01T08:00:00Z')
    await ada.send()
    const [push] = recorder.pushes
    expect(push?.note).toEqual({
      title: 'Your day',
      body: horoscope.text.opening[0].sentences[0].text,
      path: '/horoscopes',
    })
    expect(push?.to.endpoint).toBe(ada.endpoint)
    expect(JSON.stringify(push?.note)).not.toMatch(/1990|14:30|Tampa|June 10/)
    // It is kept for the device until midnight in Berlin, 15 hours later.
    expect(push?.ttlSeconds).toBe((15 * HOUR) / 1000)
    expect(await ada.stored()).toMatchObject({
      lastDate: '2026-12-01',
      lastSuccessAt: now,
      nextAt: new Date('2026-12-02T08:00:00Z'),
    })
  })

  test('invites to read where the horoscope is not written, also when that of yesterday is', async () => {
    const ada = await subscriber()
    await call(ada.bearer, 'POST', '/api/birth-details', birth)
    await call(ada.bearer, 'GET', '/api/horoscopes/daily')
    now = new Date('2026-12-02T08:00:00Z')
    await ada.send()
    expect(recorder.pushes.map(({ note }) => note)).toEqual([dailyNote])
  })

  test('is sent once, however often its job runs', async () => {
    const ada = await subscriber()
    now = new Date('2026-12-01T08:00:00Z')
    await ada.send()
    now = new Date('2026-12-01T08:20:00Z')
    await ada.send()
    expect(recorder.pushes).toHaveLength(1)
    now = new Date('2026-12-02T08:00:00Z')
    await ada.send()
    expect(recorder.pushes).toHaveLength(2)
  })

  test('is left out when it is too early or too late for it', async () => {
    const ada = await subscriber()
    now = new Date('2026-12-01T07:59:00Z')
    await ada.send()
    now = new Date('2026-12-01T11:00:00Z')
    await ada.send()
    expect(recorder.pushes).toEqual([])
    expect((await ada.stored())?.nextAt).toEqual(new Date('2026-12-02T08:00:00Z'))
  })

  test('is left out without a subscription, and comes again with one', async () => {
    const ada = await subscriber()
    await app.subscribe(ada.bearer, 'canceled')
    now = new Date('2026-12-01T08:00:00Z')
    await ada.send()
    expect(recorder.pushes).toEqual([])
    await app.subscribe(ada.bearer, 'active')
    now = new Date('2026-12-02T08:00:00Z')
    await ada.send()
    expect(recorder.pushes).toHaveLength(1)
  })

  test('is left out where the session of the device has expired', async () => {
    const ada = await subscriber()
    const { sessionId } = (await ada.stored()) ?? {}
    now = new Date('2026-12-01T08:00:00Z')
    await app.database.db
      .update(session)
      .set({ expiresAt: now })
      .where(eq(session.id, sessionId ?? ''))
    await ada.send()
    expect(recorder.pushes).toEqual([])
  })
})

describe('a push service', () => {
  test('that no longer knows the address ends the notes of that device', async () => {
    const ada = await subscriber()
    now = new Date('2026-12-01T08:00:00Z')
    recorder.answer = async () => 'gone'
    await ada.send()
    expect(await ada.stored()).toBeUndefined()
    await ada.send()
    expect(recorder.pushes).toHaveLength(1)
  })

  test('that refuses a note gets none again on that day', async () => {
    const ada = await subscriber()
    now = new Date('2026-12-01T08:00:00Z')
    recorder.answer = async () => 'refused'
    await ada.send()
    expect(await ada.stored()).toMatchObject({
      lastDate: '2026-12-01',
      lastSuccessAt: null,
      nextAt: new Date('2026-12-02T08:00:00Z'),
    })
  })

  test('that is down is asked again, and given up after the last try until tomorrow', async () => {
    const ada = await subscriber()
    now = new Date('2026-12-01T08:00:00Z')
    recorder.answer = async () => {
      throw new Error('down')
    }
    await expect(ada.send()).rejects.toThrow('down')
    expect(await ada.stored()).toMatchObject({ lastDate: null })
    await ada.send(true)
    expect(await ada.stored()).toMatchObject({ lastDate: '2026-12-01', lastSuccessAt: null })
    now = new Date('2026-12-02T08:00:00Z')
    recorder.answer = async () => 'delivered'
    await ada.send()
    expect(await ada.stored()).toMatchObject({ lastDate: '2026-12-02', lastSuccessAt: now })
  })
})

test('an hour changed while a note is being sent holds', async () => {
  const ada = await subscriber()
  now = new Date('2026-12-01T08:00:00Z')
  recorder.answer = async ({ to }) => {
    const { deviceId } = await import('./devices.ts')
    const path = `/api/daily-notification/${deviceId(to.endpoint)}`
    expect((await call(ada.bearer, 'PUT', path, { hour: 20 })).status).toBe(200)
    return 'delivered'
  }
  await ada.send()
  expect(await ada.stored()).toMatchObject({ hour: 20, lastDate: '2026-12-01' })
  // Looked at on the same evening, when that date has had its note.
  now = new Date('2026-12-01T19:00:00Z')
  await ada.send()
  expect(recorder.pushes).toHaveLength(1)
  expect((await ada.stored())?.nextAt).toEqual(new Date('2026-12-02T19:00:00Z'))
})

test('a device that is turned off, or whose account is deleted, while its note waits gets none', async () => {
  const [ada, bob] = [await subscriber(), await subscriber()]
  await call(bob.bearer, 'DELETE', '/api/auth/delete-account')
  await app.database.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, ada.id))
  now = new Date('2026-12-01T08:00:00Z')
  await ada.send()
  await bob.send()
  expect(recorder.pushes).toEqual([])
})

describe('two processes', () => {
  let second: Jobs
  beforeAll(async () => {
    second = await openJobs(app.database, log)
    const retryPolicy = { retries: 2, firstDelaySeconds: 1 }
    // Read when a job runs: each test has its own recorder.
    const current = (jobs: Jobs): NoteDeps => ({
      ...deps,
      jobs,
      pushSender: { publicKey: '', send: (push) => recorder.send(push) },
    })
    await app.database.db.delete(pushSubscriptions)
    for (const jobs of [app.jobs, second]) await startNoteJobs(current(jobs), retryPolicy)
  })
  afterAll(() => second.stop())

  const sweepTwice = () =>
    Promise.all([app.jobs, second].map((jobs) => enqueueDueNotes({ ...deps, jobs })))

  test('send one note to each device that is due, and try again what failed', async () => {
    const due = [await subscriber(), await subscriber(), await subscriber()]
    const failsOnce = due[0]?.endpoint
    let failures = 0
    recorder.answer = async ({ to }) => {
      if (to.endpoint === failsOnce && failures++ === 0) throw new Error('down')
      return 'delivered'
    }
    await sweepTwice()
    expect(recorder.pushes).toEqual([])
    now = new Date('2026-12-01T08:00:30Z')
    await sweepTwice()
    await sweepTwice()
    await expect
      .poll(async () =>
        (await Promise.all(due.map(({ stored }) => stored()))).map((d) => d?.lastDate),
      )
      .toEqual(['2026-12-01', '2026-12-01', '2026-12-01'])
    const sentTo = recorder.pushes.map(({ to }) => to.endpoint).sort()
    expect(sentTo).toEqual([...due.map(({ endpoint }) => endpoint), failsOnce].sort())
  })

  test('make a job again that was lost between the database and the queue', async () => {
    const ada = await subscriber()
    now = new Date('2026-12-01T08:00:00Z')
    const dying = { ...app.jobs, enqueue: () => Promise.reject(new Error('killed')) }
    await expect(enqueueDueNotes({ ...deps, jobs: dying })).rejects.toThrow('killed')
    await sweepTwice()
    expect(await ada.stored()).toMatchObject({ lastDate: null })
    now = new Date(now.getTime() + 20 * MINUTE)
    await sweepTwice()
    await expect.poll(async () => (await ada.stored())?.lastDate).toBe('2026-12-01')
    expect(recorder.pushes).toHaveLength(1)
  })
})
