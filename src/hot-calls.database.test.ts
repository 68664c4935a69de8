import { AsyncLocalStorage } from 'node:async_hooks'
import { gunzipSync } from 'node:zlib'
import { Client, type QueryConfig } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { DAY } from '#durations.ts'
import { setAdmin } from '#identity/users-table.ts'
import { createVisitor } from '#testing/visitor.ts'
import { saveSubscription } from './billing/subscriptions-table.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

const tampa = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}
const december = '/api/cosmic-events?month=12&year=2026'

const ofCall = new AsyncLocalStorage<true>()

let app: TestApp
/** A second process on the same database, with a memory of its own. */
let other: TestApp
let people = 0
beforeAll(async () => {
  app = await openTestApp()
  // The clock of the payment stand-in asks the database, too.
  await app.stripe.stop()
  other = await openTestApp({ database: { ...app.database, close: async () => {} } })
  await other.stripe.stop()
})
afterAll(async () => {
  await other.close()
  await app.close()
})
afterEach(() => {
  vi.restoreAllMocks()
})

type Headers = Record<string, string>

async function someone() {
  const email = `person-${people++}@example.com`
  const visitor = createVisitor(app)
  await visitor.signUp(email, 'a good password')
  const headers = await visitor.bearer()
  await app.subscribe(headers)
  await post('/api/birth-details', headers, tampa)
  const { id } = await (await app.request('/api/auth/user', { headers })).json()
  return { id: id as string, email, visitor, headers }
}

async function post(path: string, headers: Headers, body: object) {
  const answer = await app.request(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

/** What calls ask the database; emails and jobs ask beside them. */
async function askedBy<Result>(calls: () => Promise<Result>) {
  const names: (string | undefined)[] = []
  const query = Client.prototype.query
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const { name } = args[0] as QueryConfig
    if (ofCall.getStore()) names.push(name)
    return Reflect.apply(query, this, args)
  })
  const result = await ofCall.run(true, calls)
  vi.restoreAllMocks()
  return { names, result }
}

async function statementsOf(path: string, headers: Headers): Promise<(string | undefined)[]> {
  const { names, result: answer } = await askedBy(async () => app.request(path, { headers }))
  expect(answer.status, await answer.text()).toBe(200)
  return names
}

describe('a frequent call asks the database with one prepared statement', () => {
  test.each([
    ['the profile', '/api/auth/user', ['caller']],
    ['a stored horoscope', '/api/horoscopes/daily', ['caller_with_horoscope']],
    ['the calendar', december, ['caller_with_event_ids']],
    ['the list of readings', '/api/readings', ['caller_with_reading_ids_newest']],
    ['places', '/api/location/autocomplete?q=lisb', []],
    ['a public call with a token', '/api/site', []],
  ])('%s', async (_what, path, names) => {
    const { headers } = await someone()
    // Writes the horoscope, and verifies the token.
    expect((await app.request(path, { headers })).status).toBe(200)
    expect(await statementsOf(path, headers)).toEqual(names)
  })
})

test('calls of several people that come together ask the database once for each thing', async () => {
  const everybody = [await someone(), await someone(), await someone()]
  for (const { headers } of everybody) await app.request('/api/horoscopes/daily', { headers })
  const { names, result: answers } = await askedBy(() =>
    Promise.all(everybody.map(({ headers }) => app.request('/api/horoscopes/daily', { headers }))),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(names).toEqual(['caller_with_horoscope'])
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  const alone = everybody.map(async ({ headers }) =>
    (await app.request('/api/horoscopes/daily', { headers })).text(),
  )
  expect(new Set(texts).size).toBe(3)
  expect(texts).toEqual(await Promise.all(alone))
})

test('what a call reads the first time is the same the second time, compressed or not', async () => {
  const { headers } = await someone()
  await post('/api/readings/natal', headers, tampa)
  for (const path of ['/api/horoscopes/daily', december, '/api/readings']) {
    const read = async (encoding: string) => {
      const answer = await app.request(path, {
        headers: { ...headers, 'accept-encoding': encoding },
      })
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
      const bytes = Buffer.from(await answer.arrayBuffer())
      return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
    }
    const first = await read('identity')
    expect(first.length).toBeGreaterThan(1024)
    expect([await read('identity'), await read('gzip'), await read('gzip')]).toEqual(
      Array(3).fill(first),
    )
  }
})

test('the list of readings follows what is stored and deleted, in every process', async () => {
  const { headers } = await someone()
  const listed = async () => {
    const lists = [app, other].map(async ({ request }) =>
      (await request('/api/readings', { headers })).json(),
    )
    const [here, there] = await Promise.all(lists)
    expect(there).toEqual(here)
    return here.map(({ id }: { id: string }) => id)
  }
  expect(await listed()).toEqual([])
  await post('/api/readings/natal', headers, tampa)
  const [first] = await listed()
  await post('/api/readings/natal', headers, { ...tampa, birthDate: '1990-06-11' })
  expect(await listed()).toEqual([expect.any(String), first])
  await app.request(`/api/readings/${first}`, { method: 'DELETE', headers })
  expect(await listed()).toEqual([expect.not.stringMatching(first)])
})

describe.each([
  ['in the same process', () => app],
  ['in another process', () => other],
])('although its token is remembered, %s, a caller', (_where, process) => {
  const status = async (path: string, headers: Headers) =>
    (await process().request(path, { headers })).status

  test('who signs out is refused at once', async () => {
    const { visitor, headers } = await someone()
    expect(await status('/api/horoscopes/daily', headers)).toBe(200)
    await visitor.post('/api/identity/sign-out')
    expect(await status('/api/horoscopes/daily', headers)).toBe(401)
    expect(await status('/api/auth/user', headers)).toBe(401)
  })

  test('who deletes the account is refused at once', async () => {
    const { headers } = await someone()
    expect(await status('/api/auth/user', headers)).toBe(200)
    await app.request('/api/auth/delete-account', { method: 'DELETE', headers })
    expect(await status('/api/auth/user', headers)).toBe(401)
  })

  test('who is no longer an administrator is refused at once', async () => {
    const { email, headers } = await someone()
    await setAdmin(app.database.db, email, true)
    expect(await status('/api/admin/ai-configs', headers)).toBe(200)
    await setAdmin(app.database.db, email, false)
    expect(await status('/api/admin/ai-configs', headers)).toBe(403)
  })

  test('whose subscription has lapsed is refused at once', async () => {
    const { id, headers } = await someone()
    expect(await status('/api/horoscopes/daily', headers)).toBe(200)
    await saveSubscription(app.database.db, id, { periodEnd: new Date(Date.now() - DAY) })
    expect(await status('/api/horoscopes/daily', headers)).toBe(403)
    expect(await status(december, headers)).toBe(403)
    await saveSubscription(app.database.db, id, { status: 'canceled', periodEnd: null })
    expect(await status('/api/horoscopes/daily', headers)).toBe(403)
  })

  test('who changes the birth details gets no text of the old ones', async () => {
    const { headers } = await someone()
    const read = async (more: Headers = {}) =>
      process().request('/api/horoscopes/daily', { headers: { ...headers, ...more } })
    const before = await read()
    const tag = before.headers.get('etag') ?? ''
    const { sign } = await before.json()
    await post('/api/birth-details', headers, { ...tampa, birthDate: '1990-12-24' })
    const after = await read({ 'if-none-match': tag })
    expect(after.status).toBe(200)
    expect(after.headers.get('etag')).not.toBe(tag)
    expect([sign, (await after.json()).sign]).toEqual(['Gemini', 'Capricorn'])
    const profile = await (await process().request('/api/auth/user', { headers })).json()
    expect(profile.natalChartData.birthDate).toBe('1990-12-24')
  })

  test('who has no birth details is asked for them', async () => {
    const headers = await app.signUpSubscribed(`person-${people++}@example.com`)
    const answer = await process().request('/api/horoscopes/daily', { headers })
    expect([answer.status, (await answer.json()).message]).toEqual([
      400,
      messages.horoscopes.detailsRequired,
    ])
  })
})
