import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exampleBodies } from '#testing/contract-endpoints.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'

let app: TestApp
/** Another process on the same database. */
let other: TestApp
let clientAddress = '127.0.0.1'
beforeAll(async () => {
  const settings = { limitsRate: true, clientAddress: () => clientAddress }
  app = await openTestApp(settings)
  const database = { ...app.database, close: async () => {} }
  other = await openTestApp({ ...settings, database })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

let asked: TestApp
beforeEach(() => {
  asked = app
})
const visitor = () => createVisitor(asked)
let addresses = 0
/** The next address of one /64 network. */
const nextAddress = (network: string) => `${network}:${(++addresses).toString(16)}:0:0:1`

const limits: [name: string, times: number, ask: (nth: number) => Promise<Response>][] = [
  ['place searches', 240, () => visitor().get('/api/location/autocomplete?q=zz')],
  [
    'requested emails',
    20,
    (nth) =>
      visitor().post('/api/identity/request-password-reset', { email: `to${nth}@example.com` }),
  ],
  [
    'messages of the contact form',
    20,
    (nth) =>
      visitor().post('/api/contact', {
        key: crypto.randomUUID(),
        email: `by${nth}@example.com`,
        message: 'Hello.',
      }),
  ],
  [
    'requests for the list of the dating app',
    20,
    (nth) => visitor().post('/api/dating/waitlist', { email: `list${nth}@example.com` }),
  ],
  [
    'replaced push addresses',
    20,
    () => {
      const path = '/api/daily-notification/replacement'
      return visitor().post(path, exampleBodies[path])
    },
  ],
  ['sign-ins', 3, (nth) => visitor().signIn(`in${nth}@example.com`, 'not the password')],
  ['sign-ups', 20, (nth) => visitor().signUp(`up${nth}@example.com`, '12345')],
]

test.each(limits)('%s are counted per IPv6 /64, not per address', async (...limit) => {
  const [, times, ask] = limit
  const answers: number[] = []
  for (let nth = 0; nth <= times; nth++) {
    clientAddress = nextAddress('2001:db8:0:1')
    answers.push((await ask(nth)).status)
  }
  expect(answers.slice(0, -1)).not.toContain(429)
  expect(answers.at(-1)).toBe(429)
  clientAddress = nextAddress('2001:db8:0:2')
  expect((await ask(times + 1)).status).not.toBe(429)
})

const shared = limits.filter(([name]) => name !== 'place searches')
test.each(shared)('%s are counted by all processes', async (...limit) => {
  const [, times, ask] = limit
  clientAddress = nextAddress('2001:db8:0:3')
  const answers: number[] = []
  for (let nth = 0; nth <= times; nth++) {
    asked = nth % 2 ? other : app
    answers.push((await ask(1000 + nth)).status)
  }
  expect(answers.indexOf(429)).toBe(times)
})

test("one person's changes of the daily note are counted by all processes", async () => {
  clientAddress = nextAddress('2001:db8:0:4')
  const headers = await app.signUpSubscribed('noted@example.com')
  const answers: number[] = []
  for (let nth = 0; nth <= 30; nth++) {
    asked = nth % 2 ? other : app
    const path = `/api/daily-notification/${'0'.repeat(43)}`
    answers.push((await visitor().call('PUT', path, { hour: 9 }, headers)).status)
  }
  expect(answers.indexOf(429)).toBe(30)
})
