import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ErrorBody } from '#contract/error-body.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { SECOND } from '#durations.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ limitsRate: true })
  await createVisitor(app).signUp('ada@example.com', 'a good password')
})
afterAll(() => app.close())

const secondsToWait = (answer: Response | undefined) => Number(answer?.headers.get('retry-after'))

describe('too many', () => {
  test.each(['ada@example.com', 'nobody@example.com'])(
    'emails to one address are limited, known or not: %s',
    async (email) => {
      const visitor = createVisitor(app)
      const answers: Response[] = []
      for (let i = 0; i < 6; i++)
        answers.push(await visitor.post('/api/identity/request-password-reset', { email }))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
      expect(secondsToWait(answers.at(-1))).toBeGreaterThan(0)
      expect(secondsToWait(answers.at(-1))).toBeLessThanOrEqual(3600)
    },
  )

  test('passwords from one client are limited, even if it forges its address', async () => {
    const answers: Response[] = []
    for (let i = 0; i < 5; i++) {
      const headers = { 'x-cosmic-path-client': `10.0.0.${i}`, 'x-forwarded-for': `10.0.1.${i}` }
      const body = { email: 'ada@example.com', password: `guess ${i}` }
      answers.push(await createVisitor(app).post('/api/identity/sign-in/email', body, headers))
    }
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429])
    expect(secondsToWait(answers.at(-1))).toBeGreaterThan(0)
    const sentence = refusalMessages.tooManyRequests(secondsToWait(answers.at(-1)) * SECOND)
    expect(ErrorBody.strict().parse(await answers.at(-1)?.json())).toEqual({
      error: sentence,
      message: sentence,
      code: 'too-many-requests',
      requestId: expect.any(String),
    })
  })
})

test('a known and an unknown address get a response in the same time, before any email is written', async () => {
  let begun = 0
  const { sendInBackground } = app.outbox
  Object.assign(app.outbox, { sendInBackground: () => begun++ })
  for (const email of ['ada2@example.com', 'nobody2@example.com'])
    expect(
      (await createVisitor(app).post('/api/identity/send-verification-email', { email })).status,
    ).toBe(200)
  Object.assign(app.outbox, { sendInBackground })
  expect(begun).toBe(2)
})
