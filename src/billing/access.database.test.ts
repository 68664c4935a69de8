import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { HOUR } from '#durations.ts'
import { contractEndpoints, exampleBodies, examplePath } from '#testing/contract-endpoints.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'
import { hasAccess } from './access.ts'
import { saveSubscription } from './subscriptions-table.ts'

const opening: SubscriptionStatus[] = ['active', 'trialing']
const closing: (SubscriptionStatus | null)[] = [
  'past_due',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'unknown',
  null,
]

describe('[1.9][4.3][6.2][6.3] every premium call', () => {
  let app: TestApp
  let premium: { method: string; path: string }[]
  let call: (method: string, path: string) => Promise<Response>
  let userId: string
  beforeAll(async () => {
    app = await openTestApp()
    premium = (await contractEndpoints()).filter(({ access }) => access === 'subscriber')
    const visitor = createVisitor(app)
    await visitor.signUp('ada@example.com', 'a good password')
    const bearer = await visitor.bearer()
    userId = (await (await visitor.get('/api/auth/user', bearer)).json()).id
    call = (method, path) => visitor.call(method, examplePath(path), exampleBodies[path], bearer)
  })
  afterAll(() => app.close())

  const standAt = (status: SubscriptionStatus | null, periodEnd: Date) =>
    saveSubscription(app.database.db, userId, { status, periodEnd })
  const inAnHour = () => new Date(Date.now() + HOUR)

  test('is found in the contract', () => {
    expect(premium.map(({ path }) => path)).toContain('/api/readings/natal')
    expect(premium.length).toBeGreaterThanOrEqual(7)
  })

  test.each(closing)('is refused while the subscription is %s', async (status) => {
    await standAt(status, inAnHour())
    for (const { method, path } of premium) {
      const answer = await call(method, path)
      expect(answer.status, `${method} ${path}`).toBe(403)
      expect(await answer.json()).toMatchObject({ subscriptionRequired: true })
    }
  })

  test.each(opening)('is open while the subscription is %s', async (status) => {
    await standAt(status, inAnHour())
    for (const { method, path } of premium)
      expect((await call(method, path)).status, `${method} ${path}`).not.toBe(403)
  })

  test.each(opening)(
    'is refused when %s is long over, even if no event has said so',
    async (status) => {
      await standAt(status, new Date(Date.now() - 7 * HOUR))
      for (const { method, path } of premium)
        expect((await call(method, path)).status, `${method} ${path}`).toBe(403)
    },
  )
})

describe('[4.3] access', () => {
  const now = new Date('2026-12-21T12:00:00Z')
  test.each([
    ['2026-12-21T12:00:01Z', true],
    ['2026-12-21T11:59:59Z', true],
    ['2026-12-21T06:00:01Z', true],
    ['2026-12-21T06:00:00Z', false],
    ['2026-11-21T12:00:00Z', false],
  ])('with a period that ended at %s is open: %s', (end, isOpen) => {
    expect(hasAccess({ status: 'trialing', periodEnd: new Date(end) }, now)).toBe(isOpen)
  })
})
