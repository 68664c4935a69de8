import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'

type Headers = Record<string, string>

const birth = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Lisbon, Portugal' }

let app: TestApp
/** Never finishes a text before it is released. */
let held: Promise<void> | undefined
let people = 0
let ada: Headers
let ben: Headers
beforeAll(async () => {
  app = await openTestApp({
    writer: {
      async write(brief) {
        await held
        return embeddedWriter.write(brief)
      },
    },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  held = undefined
  ada = await app.signUpSubscribed(`ada${people++}@example.com`)
  ben = await app.signUpSubscribed(`ben${people++}@example.com`)
})

const get = (path: string, headers: Headers) => app.request(path, { headers })
const natal = (minute: number, headers: Headers) =>
  app.request('/api/readings/natal', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...birth, birthTime: `14:${minute + 10}` }),
  })

describe('a user with fifty concurrent calls', () => {
  test.each([
    ['that are answered', '/api/readings', 200],
    ['that are refused', '/api/horoscopes/hourly', 400],
  ])('%s does not keep another waiting', async (_, path, status) => {
    // Opening a connection to the database takes longer than many calls on an open one.
    await Promise.all([get(path, ada), get(path, ben)])
    const order: string[] = []
    const flood = Array.from({ length: 50 }, async () => {
      const answer = await get(path, ada)
      order.push('ada')
      return answer.status
    })
    // The same call, so that a slow database delays both alike.
    const own = get(path, ben).then(({ status: ofBen }) => {
      order.push('ben')
      return ofBen
    })
    expect(await own).toBe(status)
    expect(order.indexOf('ben')).toBeLessThan(10)
    expect(new Set(await Promise.all(flood))).toEqual(new Set([status]))
  })
})

test('[4.4] answers other calls of a user who is waiting for texts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const readings = [1, 2, 3, 4].map((minute) => natal(minute, ada))
  expect((await get('/api/auth/user', ada)).status).toBe(200)
  expect((await get('/healthz', {})).status).toBe(200)
  resolve()
  for (const { status } of await Promise.all(readings)) expect(status).toBe(200)
})

test('refuses calls when the queue of a caller is full, and still answers /healthz', async () => {
  const flood = Array.from({ length: 200 }, () => get('/api/readings', ada))
  expect((await get('/healthz', {})).status).toBe(200)
  const answers = await Promise.all(flood)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
  const [first] = refused as [Response]
  expect(first.headers.get('retry-after')).toBe('60')
  expect((await first.json()).message).toBe(
    'Too many requests at once. Please try again in about 1 minute.',
  )
})
