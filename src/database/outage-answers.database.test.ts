import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { openPostgres } from '#database.ts'
import { describeError } from '#log.ts'
import { readings } from '#readings/readings-table.ts'
import { migrateStandIns } from '#stand-ins/migrate.ts'
import { contractEndpoints, exampleBodies, examplePath } from '#testing/contract-endpoints.ts'
import { postWebhook } from '#testing/post-webhook.ts'
import { type PostgresServer, startPostgres } from '#testing/postgres-server.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'
import type { Writer } from '#writer/writer.ts'

const sentence = refusalMessages.databaseUnavailable
/** Calls that need no database. */
const needNoDatabase = [
  '/api/config',
  '/api/site',
  '/api/auth/settings',
  '/api/location/autocomplete',
  '/api/readings/preview',
  '/api/cosmic-events/preview',
]
const byMail = [
  '/request-password-reset',
  '/email-otp/send-verification-otp',
  '/send-verification-email',
]
const email = 'outage@example.com'
const natal = '/api/readings/natal'

let server: PostgresServer
let app: TestApp
let visitor: Visitor
let bearer: { authorization: string }
let feed: URL
const logged: string[] = []
const printed: unknown[] = []

const writingBegan = Promise.withResolvers<void>()
const mayFinish = Promise.withResolvers<void>()
/** The real writer behind a gate. */
const writer: Writer = {
  async write(brief) {
    writingBegan.resolve()
    await mayFinish.promise
    return embeddedWriter.write(brief)
  },
}

describe.runIf(inject('postgresUrl'))('PostgreSQL that has a full disk and restarts', () => {
  beforeAll(async () => {
    for (const method of ['error', 'warn', 'log'] as const)
      vi.spyOn(console, method).mockImplementation((...values) => void printed.push(...values))
    server = await startPostgres()
    const write = (line: string) => void logged.push(line)
    const log = pino({ level: 'debug', serializers: { error: describeError } }, { write })
    const database = await openPostgres(server.url, log)
    await migrateStandIns(database)
    app = await openTestApp({ log, writer, database })
    visitor = createVisitor(app)
    await visitor.signUp(email, 'a good password')
    bearer = await visitor.bearer()
    await app.subscribe(bearer)
    await visitor.post('/api/birth-details', exampleBodies['/api/birth-details'], bearer)
    const { url } = await (await visitor.post('/api/calendar-feed', {}, bearer)).json()
    feed = new URL(url)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await app.close()
    await server.stop()
  })

  async function expectUnavailable(answer: Response, call: string) {
    const requestId = answer.headers.get('x-request-id')
    expect(`${call} ${answer.status} ${await answer.text()}`).toBe(
      `${call} 503 ${JSON.stringify({ error: sentence, message: sentence, requestId })}`,
    )
    expect(Number(answer.headers.get('retry-after')), call).toBeGreaterThan(0)
  }

  test('refuses what it has no room for with 503, serves the rest, and goes on when there is room', async () => {
    const { db } = app.database
    await db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$`)
    const full = [sql`birth_details`, sql`identity.session`]
    for (const table of full)
      await db.execute(
        sql`create trigger full_disk before insert or update on ${table} execute function refuse()`,
      )
    const path = '/api/birth-details'
    const body = { ...exampleBodies[path], birthTime: '04:05' }
    await expectUnavailable(await visitor.post(path, body, bearer), path)
    await expectUnavailable(await createVisitor(app).signIn(email, 'a good password'), 'sign-in')
    expect((await visitor.get('/api/subscription-status', bearer)).status).toBe(200)
    for (const table of full) await db.execute(sql`drop trigger full_disk on ${table}`)
    expect((await visitor.post(path, body, bearer)).status).toBe(200)
    expect((await createVisitor(app).signIn(email, 'a good password')).status).toBe(200)
  })

  test('fails a call that waits for a text with 503', async () => {
    const waiting = visitor.post(natal, exampleBodies[natal], bearer)
    await writingBegan.promise
    await server.end('immediate')
    await expectUnavailable(await waiting, natal)
  })

  test('makes every call that needs it answer 503 with a message and Retry-After', async () => {
    for (const { method, path } of await contractEndpoints()) {
      if (needNoDatabase.includes(path)) continue
      const body = byMail.some((end) => path.endsWith(end))
        ? { email, type: 'sign-in' }
        : exampleBodies[path]
      const answer = await visitor.call(
        method,
        examplePath(path),
        method === 'GET' ? undefined : body,
        bearer,
      )
      await expectUnavailable(answer, `${method} ${path}`)
    }
  })

  test.each<[string, string, object?]>([
    ['GET', '/get-session'],
    ['GET', '/token'],
    ['GET', '/jwks'],
    ['GET', '/list-accounts'],
    ['POST', '/sign-up/email', { email: 'new@example.com', password: 'a good password', name: '' }],
    ['POST', '/sign-in/email', { email, password: 'a good password' }],
    ['POST', '/sign-in/email-otp', { email, otp: '123456' }],
    ['POST', '/reset-password', { token: 'a-secret-token', newPassword: 'a better password' }],
    ['POST', '/sign-out', {}],
  ])('makes %s %s of the identity library answer 503 as well', async (method, path, body) => {
    await expectUnavailable(await visitor.call(method, `/api/identity${path}`, body), path)
  })

  test('makes webhooks and the calendar feed answer 503, so that their callers retry', async () => {
    await expectUnavailable(await app.request(feed.pathname), 'feed')
    const customer = {
      id: 'evt_1',
      type: 'customer.updated',
      data: { object: { customer: 'cus_1' } },
    }
    const payload = JSON.stringify({ ...customer, object: 'event' })
    await expectUnavailable(await postWebhook(app, payload), 'webhook')
  })

  test('shows a page when a person opens a mailed link', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const answer = await visitor.get('/api/identity/confirm-email?token=a-secret-token', headers)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).not.toBeNull()
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await answer.text()).toContain(sentence)
  })

  test('makes /readyz answer 503', async () => {
    const ready = await visitor.get('/readyz')
    expect(ready.status).toBe(503)
    expect(await ready.json()).toEqual({ accepting: true, database: false, queue: true })
  })

  test('is logged once a minute by the job queue, although every worker polls every second', () => {
    expect(logged.filter((line) => line.includes('The job queue waits'))).toHaveLength(1)
  })

  test('is logged without email addresses, tokens or passwords, and prints nothing', () => {
    expect(logged.join('')).toContain('database is unavailable')
    expect(logged.join('')).not.toMatch(/outage@example|new@example|a-secret-token|(?<!-)password"/)
    expect(printed).toEqual([])
  })

  test('ends without a restart, and the text in progress is stored once', async () => {
    await server.start()
    expect(await visitor.isSignedIn()).toBe(true)
    mayFinish.resolve()
    const [first, again] = await Promise.all(
      [1, 2].map(async () => (await visitor.post(natal, exampleBodies[natal], bearer)).json()),
    )
    expect(first).toEqual(again)
    expect(await app.database.db.$count(readings)).toBe(1)
  })
})
