import type {
  CreatedSubscription,
  Plan,
  SubscriptionRecord,
  TestCardAnswer,
} from '#contract/billing.ts'
import type { TestApp } from './test-app.ts'
import { cards } from './test-cards.ts'
import { createVisitor } from './visitor.ts'

/** A signed-up user on the payment page. */
export async function openPayer(app: TestApp, email: string) {
  const visitor = createVisitor(app)
  await visitor.signUp(email, 'a good password')
  const bearer = await visitor.bearer()
  const { id } = await (await visitor.get('/api/auth/user', bearer)).json()
  const { account } = app.stripe

  const post = (path: string, body?: object) => visitor.call('POST', path, body, bearer)
  const enter = async (clientSecret: string, number: string): Promise<TestCardAnswer> => {
    const card = { number, expiry: '12/34', cvc: '123' }
    const body = { publishableKey: account.publishableKey, clientSecret, card }
    return (await post(`${account.cardApi}/confirm`, body)).json()
  }
  const begin = (plan: Plan = 'monthly') =>
    post('/api/create-subscription', { plan, priceId: account.prices[plan] })

  return {
    id: id as string,
    email,
    visitor,
    bearer,
    post,
    get: (path: string) => visitor.get(path, bearer),
    /** Opens the payment page. */
    begin,
    /** Enters a card in the card form. */
    enter,
    authenticate: async (clientSecret: string, passed: boolean): Promise<TestCardAnswer> => {
      const body = { publishableKey: account.publishableKey, clientSecret, passed }
      return (await post(`${account.cardApi}/authenticate`, body)).json()
    },
    /** Subscribes through the payment page. */
    async subscribe(plan: Plan = 'monthly', number = cards.good()): Promise<CreatedSubscription> {
      const begun: CreatedSubscription = await (await begin(plan)).json()
      await enter(begun.clientSecret, number)
      await post('/api/sync-subscription')
      return begun
    },
    record: async (): Promise<SubscriptionRecord> =>
      (await visitor.get('/api/subscription-status', bearer)).json(),
  }
}

export type Payer = Awaited<ReturnType<typeof openPayer>>
