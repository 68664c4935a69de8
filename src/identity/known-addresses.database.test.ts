import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractEndpoints } from '#testing/contract-endpoints.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'

// Nobody else may learn who has an account. Sign-up and the change of an address say that an address is taken: the
// specification wants these messages, and both are limited (docs/decisions/006).

// Equally long, as answers that repeat them are.
const KNOWN = 'known@example.com'
const UNKNOWN = 'other@example.com'

let app: TestApp
/** Emails that a call began to write, after its answer. */
let begun: number
beforeAll(async () => {
  app = await openTestApp({ contactEmail: 'operator@example.com' })
  await createVisitor(app).signUp(KNOWN, 'a good password')
  await createVisitor(app).signUp('unconfirmed@example.com', 'a good password')
  Object.assign(app.outbox, { sendInBackground: () => begun++ })
})
afterAll(() => app.close())

/** The answer may repeat what was typed. */
const withoutAddress = (text: string) => text.replace(/(known|other)@/, '@')

/** Everything of an answer but the time. */
async function answerTo(path: string, body: object) {
  begun = 0
  const answer = await createVisitor(app).post(path, body)
  const headers = Object.fromEntries(answer.headers)
  // Every answer has another.
  const { 'x-request-id': requestId = '' } = headers
  for (const name of ['date', 'x-request-id']) delete headers[name]
  const text = withoutAddress(await answer.text()).replace(requestId, '')
  return { status: answer.status, headers, text, begun }
}

const calls: [path: string, body: object][] = [
  ['/api/identity/sign-in/email', { password: 'not the password' }],
  ['/api/identity/sign-in/email-otp', { otp: '123456' }],
  ['/api/identity/request-password-reset', {}],
  ['/api/identity/send-verification-email', {}],
  ['/api/identity/email-otp/send-verification-otp', { type: 'sign-in' }],
  ['/api/dating/waitlist', {}],
  ['/api/contact', { key: crypto.randomUUID(), message: 'Hello.' }],
]

describe('a known and an unknown address', () => {
  test.each(calls)('have the same answer from %s', async (path, body) => {
    const known = await answerTo(path, { ...body, email: KNOWN })
    const unknown = await answerTo(path, {
      ...body,
      email: UNKNOWN,
      ...('key' in body && { key: crypto.randomUUID() }),
    })
    expect(unknown).toEqual(known)
  })

  test('are tried in every public call that takes an address', async () => {
    const taking = (await contractEndpoints()).filter(
      ({ access, body }) =>
        access === 'public' && body && 'shape' in body && 'email' in Object(body.shape),
    )
    const tried = calls.map(([path]) => path)
    expect(tried).toEqual(expect.arrayContaining(taking.map(({ path }) => path)))
    expect(taking.length).toBeGreaterThanOrEqual(5)
  })

  test('both cost a hash of a password at sign-in', async () => {
    const ends: (() => void)[] = []
    const isHeld = Array.from({ length: 8 }, (_, nth) =>
      app.identity.passwordQueue(() => new Promise<void>((resolve) => ends.push(resolve)), {
        purpose: 'sign-in',
        account: `holds ${nth}`,
      }),
    )
    const settled: string[] = []
    const signIns = [KNOWN, UNKNOWN].map(async (email) => {
      const { status } = await createVisitor(app).signIn(email, 'not the password')
      settled.push(email)
      return status
    })
    // Time enough for one that would not wait: the database answers many calls after it was asked for the account.
    for (let nth = 0; nth < 20; nth++) await app.request('/readyz')
    expect(settled).toEqual([])
    const release = setInterval(() => {
      for (const end of ends.splice(0)) end()
    }, 5)
    await Promise.all(isHeld)
    expect(await Promise.all(signIns)).toEqual([401, 401])
    clearInterval(release)
  })
})
