import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeletionReceipt } from '#contract/account.ts'
import { openPayer, type Payer } from '#testing/payer.ts'
import { countEmails } from '#testing/received-email.ts'
import { settleWebhooks } from '#testing/settle-webhooks.ts'
import { stripeClient } from '#testing/stripe-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { sweepBilling } from './sweep.ts'
import { hasUsedTrialBefore, recordTrialUse } from './trial-history.ts'
import { saveTrial } from './trials-table.ts'
import { usedTrials } from './used-trials-table.ts'

const MARK = 'A one-way code for the email address of your free trial'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function leave({ email, visitor, bearer }: Payer): Promise<DeletionReceipt> {
  await countEmails(app, email)
  const gone = await visitor.call('DELETE', '/api/auth/delete-account', undefined, bearer)
  expect(gone.status).toBe(200)
  return (await gone.json()).receipt
}

/** Whether a trial is offered on the pages, at the card form and at the hosted checkout. */
async function trialOffers(payer: Payer) {
  const { trialAvailable } = await payer.record()
  const { intentType } = await (await payer.begin()).json()
  const response = await payer.post('/api/create-checkout-session', { plan: 'monthly' })
  const { url } = await response.json()
  const id = new URL(url).pathname.split('/').at(-1) ?? ''
  const { amount_total } = await stripeClient(app.stripe).checkout.sessions.retrieve(id)
  return { trialAvailable, intentType, dueNow: amount_total }
}
const withTrial = { trialAvailable: true, intentType: 'setup', dueNow: 0 }
const withoutTrial = { trialAvailable: false, intentType: 'payment', dueNow: 599 }

/** Every table that contains a word, including those of the stand-ins and of the queue. */
async function tablesWith(word: string): Promise<string[]> {
  const { db } = app.database
  const query = async (text: string) =>
    ((await db.execute(sql.raw(text))) as unknown as { rows: Record<string, string>[] }).rows
  const tables = await query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts = tables.map(async ({ name }) => ({
    name,
    rows: await query(`select t::text as entry from ${name} t`),
  }))
  const dump = await Promise.all(texts)
  return dump
    .filter(({ rows }) => JSON.stringify(rows).includes(word))
    .flatMap(({ name }) => name ?? [])
}

describe('[1.9] one trial per person, ever', () => {
  test('a user who deletes the account and returns pays at once, and is informed', async () => {
    const ada = await openPayer(app, 'ada@example.com')
    await ada.subscribe()
    expect(await tablesWith(ada.id)).toContain('public.subscriptions')
    const { kept } = await leave(ada)
    expect(kept.map(({ what }) => what)).toContain(MARK)
    expect(await tablesWith('ada@example.com')).toEqual([])
    expect(await tablesWith(ada.id)).toEqual([])

    const again = await openPayer(app, 'Ada@Example.com')
    expect(await trialOffers(again)).toEqual(withoutTrial)
    const begun = await again.subscribe()
    expect(begun).toMatchObject({ intentType: 'payment', firstCharge: { amountCents: 599 } })
    expect(await again.record()).toMatchObject({ status: 'active', trialAvailable: false })
  })

  test('a canceled trial, and one without a webhook event, count as used', async () => {
    const eva = await openPayer(app, 'eva@example.com')
    await eva.subscribe()
    await eva.post('/api/cancel-subscription')
    const tom = await openPayer(app, 'tom@example.com')
    await tom.subscribe()
    await settleWebhooks(app, [tom])
    await saveTrial(app.database.db, tom.id, { isUsed: false })
    for (const payer of [eva, tom]) {
      await leave(payer)
      expect(await trialOffers(await openPayer(app, payer.email)), payer.email).toEqual(
        withoutTrial,
      )
    }
  })

  test('a user who only opened the payment page still has the trial, and nothing is stored', async () => {
    const before = await app.database.db.$count(usedTrials)
    const ida = await openPayer(app, 'ida@example.com')
    await ida.begin()
    const { kept } = await leave(ida)
    expect(kept.map(({ what }) => what)).not.toContain(MARK)
    expect(await app.database.db.$count(usedTrials)).toBe(before)
    expect(await trialOffers(await openPayer(app, 'ida@example.com'))).toEqual(withTrial)
  })

  test('a former address gets no second one, and another person’s address does', async () => {
    const mia = await openPayer(app, 'mia@example.com')
    await mia.subscribe()
    await mia.visitor.post('/api/identity/update-email', { email: 'new-mia@example.com' })
    await sweepBilling(app.billing)
    expect(await trialOffers(await openPayer(app, 'mia@example.com'))).toEqual(withoutTrial)
    const { kept } = await leave({ ...mia, bearer: await mia.visitor.bearer() })
    expect(kept.map(({ what }) => what)).toContain(MARK)
    expect(await trialOffers(await openPayer(app, 'new-mia@example.com'))).toEqual(withoutTrial)
    expect(await trialOffers(await openPayer(app, 'stranger@example.com'))).toEqual(withTrial)
  })

  test('the receipt names it even if the first try failed after the rows were deleted', async () => {
    const zoe = await openPayer(app, 'zoe@example.com')
    await zoe.subscribe()
    const { deleteAccount } = app.identity
    Object.assign(app.identity, {
      deleteAccount: async () => Promise.reject(new Error('out of order')),
    })
    const failed = await zoe.visitor.call(
      'DELETE',
      '/api/auth/delete-account',
      undefined,
      zoe.bearer,
    )
    expect(failed.status).toBe(502)
    Object.assign(app.identity, { deleteAccount })
    // The user exists again by now, and still gets no second trial.
    expect((await zoe.record()).trialAvailable).toBe(false)
    expect((await leave(zoe)).kept.map(({ what }) => what)).toContain(MARK)
  })
})

test('a record is a date and a hash that only the secret of this server can compute', async () => {
  const { db } = app.database
  const use = { addresses: [' Kim@Example.com', 'kim@example.com'], fingerprints: ['abc', null] }
  await recordTrialUse(app.billing, db, use)
  expect(await hasUsedTrialBefore(app.billing, { addresses: ['kim@EXAMPLE.com'] })).toBe(true)
  const elsewhere = { db, secret: 'another secret of 32 characters!' }
  expect(await hasUsedTrialBefore(elsewhere, { addresses: ['kim@example.com'] })).toBe(false)
  const rows = await db.select().from(usedTrials)
  for (const row of rows)
    expect(row).toEqual({
      hash: expect.stringMatching(/^[\w-]{43}$/),
      recordedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
})
