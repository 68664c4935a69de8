import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordOperatorChange } from '#admin/record-operator-change.ts'
import { chargeReminders } from '#billing/charge-reminders-table.ts'
import { insertDuplicates } from '#billing/duplicates-table.ts'
import { type StoredInvoice, saveInvoices } from '#billing/invoices-table.ts'
import { findSubscription } from '#billing/subscriptions-table.ts'
import type { DeletionReceipt } from '#contract/account.ts'
import { ASSISTANT_SCOPES } from '#contract/assistant-scopes.ts'
import { createAssistant } from '#testing/assistant.ts'
import { pushAddress } from '#testing/contract-endpoints.ts'
import { openPayer } from '#testing/payer.ts'
import { receivedEmail } from '#testing/received-email.ts'
import { recordRejectedSentence } from '#testing/rejected-sentence.ts'
import { stripeClient } from '#testing/stripe-client.ts'
import { nameOf, personTables } from '#testing/tables-of-people.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { cards } from '#testing/test-cards.ts'
import { addAuthenticator, addPasskey, confirmAddress } from '#testing/two-factor.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'

const CANARY = 'canary-bird'
const PASSWORD = 'a good password'
const birth = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}

let app: TestApp
let writerIsBroken = false
let providerIsDown = false
beforeAll(async () => {
  app = await openTestApp({
    reachStripe: ({ fetch }) => ({
      maxNetworkRetries: 0,
      fetch: async (request) => {
        if (providerIsDown) throw new TypeError('fetch failed')
        return fetch(request)
      },
    }),
    writer: {
      async write(brief) {
        if (writerIsBroken) throw new Error(`${CANARY} was born in Tampa`)
        return embeddedWriter.write(brief)
      },
    },
  })
})
afterAll(() => app.close())

async function addSecondFactors(visitor: Visitor, email: string) {
  await confirmAddress(app, email)
  await addAuthenticator(visitor)
  await addPasskey(visitor, `Phone of ${CANARY}`)
  // A passkey that was begun and not finished.
  await visitor.get('/api/identity/passkey/generate-register-options')
}

/** Tables of people whose rows do not name the person, or are gone before the deletion. */
const withoutItsPerson: Record<string, string> = {
  outbox_emails: 'an email is in it until it is delivered',
  export_chunks: 'bytes of the file of an export',
  'identity.oauth_client': 'what assistants say about themselves; none belongs to a person',
  'identity.oauth_client_resource': 'that every assistant may ask for the same address',
  running_deletions: 'exists only while the account is being deleted',
  deletion_receipt_lines: 'exists only while the account is being deleted',
}

/** A user with rows in every table that can hold user data. */
async function fullPerson(email: string) {
  const payer = await openPayer(app, email)
  const { visitor, bearer } = payer
  await createVisitor(app).signIn(email, PASSWORD)
  const user = await (await visitor.call('POST', '/api/auth/sync', undefined, bearer)).json()
  const profile = { firstName: `Ada ${CANARY}`, mobileNumber: '+1 555 777 0100' }
  await visitor.call('PUT', '/api/auth/profile', profile, bearer)
  const message = { key: crypto.randomUUID(), message: `${CANARY} has a question.` }
  expect((await visitor.post('/api/contact', message, bearer)).status).toBe(200)
  expect((await visitor.post('/api/dating/waitlist', {}, bearer)).status).toBe(200)
  await payer.subscribe()
  const choice = { isOn: false }
  const chosen = visitor.call('PUT', '/api/email-preferences/contact_copies', choice, bearer)
  expect((await chosen).status).toBe(200)
  const device = { ...pushAddress(`device-of-${user.id}`), hour: 9 }
  expect((await visitor.post('/api/daily-notification', device, bearer)).status).toBe(200)
  await payer.post('/api/update-card')
  await app.database.db.transaction((tx) =>
    insertDuplicates(tx, user.id, [`sub_second_of_${user.id}`]),
  )
  await app.database.db
    .insert(chargeReminders)
    .values({ userId: user.id, kind: 'week', chargeAt: new Date() })
  await app.database.db.transaction((tx) => saveInvoices(tx, [invoiceOf(user.id)]))
  const reading = await visitor.post('/api/readings/natal', birth, bearer)
  expect(reading.status).toBe(200)
  const { id: textId } = await reading.json()
  const rated = await visitor.post('/api/feedback', thumbDown(textId), bearer)
  expect(rated.status).toBe(200)
  const judged = { textId, paragraph: '0.0', verdict: 'not_me' }
  const about = { lifeStage: null, relationship: null, children: null, theme: 'work' }
  for (const [path, body] of [
    ['/api/paragraph-verdicts', judged],
    ['/api/about-you', { ...about, mind: `My ${CANARY}.` }],
  ] as const)
    expect((await visitor.call('PUT', path, body, bearer)).status).toBe(200)
  const text = `${CANARY} has a Leo Moon.`
  await recordRejectedSentence(app.database, { userId: user.id, text })
  await app.database.db.transaction((tx) =>
    recordOperatorChange(tx, { name: 'enable', userIds: [user.id] }),
  )
  await createAssistant(app).letIn(visitor, ASSISTANT_SCOPES)
  await tryEverything(visitor, bearer)
  await visitor.post('/api/data-export', {}, bearer)
  await receivedEmail(app, email, /ready to download/)
  await receivedEmail(app, email, /Confirm/)
  await visitor.post('/api/identity/request-password-reset', { email })
  await receivedEmail(app, email, /new password/)
  return { visitor, bearer, id: user.id as string }
}

const invoiceOf = (userId: string): StoredInvoice => ({
  id: `in_of_${userId}`,
  userId,
  number: `${CANARY}-0001`,
  status: 'paid',
  plan: 'monthly',
  periodStart: new Date(),
  periodEnd: new Date(),
  amountCents: 599,
  refundedCents: 0,
  createdAt: new Date(),
  paidAt: new Date(),
  cardBrand: 'visa',
  cardLast4: '4242',
})

const thumbDown = (textId: string) => ({ textId, thumb: 'down', words: `Not ${CANARY}.` })

async function tryEverything(visitor: Visitor, bearer: object) {
  const call = async (method: string, path: string, body?: object) => {
    const { status } = await visitor.call(method, path, body, bearer)
    expect(status, `${method} ${path}`).toBe(200)
  }
  const person = { date: birth.birthDate, time: birth.birthTime, location: birth.birthLocation }
  const partner = { name: `Grace ${CANARY}`, ...person, location: 'Lisbon, Portugal' }
  await call('POST', '/api/readings/synastry', { user: person, partner })
  await call('POST', '/api/chat', { message: `I am ${CANARY}` })
  await call('POST', '/api/birth-details', birth)
  for (const kind of ['daily', 'weekly', 'monthly']) await call('GET', `/api/horoscopes/${kind}`)
  await call('DELETE', '/api/horoscopes/daily')
  await call('POST', '/api/calendar-feed')
}

const requestDeletion = (visitor: Visitor, bearer: object) =>
  visitor.call('DELETE', '/api/auth/delete-account', undefined, bearer)

async function rows<Row>(query: string): Promise<Row[]> {
  return ((await app.database.db.execute(sql.raw(query))) as unknown as { rows: Row[] }).rows
}

/** Every row of every table as text, including those of the queue, by names as in `users` or `identity.session`. */
async function dump(): Promise<Map<string, string>> {
  const tables = await rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
     and not (table_schema = 'stand_ins' and table_name like 'stripe_%')`,
  )
  const texts = new Map<string, string>()
  for (const { name } of tables)
    texts.set(
      name.replaceAll('"', '').replace(/^public\./, ''),
      JSON.stringify(await rows(`select row_to_json(t)::text as row from ${name} t`)),
    )
  return texts
}

const tablesIn = (texts: Map<string, string>, words: string[]) =>
  [...texts].filter(([, text]) => words.some((word) => text.includes(word))).map(([name]) => name)

const tablesWith = async (word: string) => tablesIn(await dump(), [word])

const identityIdOf = async (email: string) =>
  (await rows<{ id: string }>(`select id from identity."user" where email = '${email}'`))[0]?.id ??
  'nobody'

describe('[7.5] deleting an account', () => {
  test('leaves nothing in any table, and returns a receipt', async () => {
    const email = `${CANARY}@example.com`
    const { visitor, bearer, id } = await fullPerson(email)
    await addSecondFactors(visitor, email)
    const identityId = await identityIdOf(email)
    // One generation has failed and left its error in the queue, and one is still waiting.
    writerIsBroken = true
    const failing = new AbortController()
    const request = visitor.call(
      'POST',
      '/api/readings/natal',
      { ...birth, birthTime: '15:00' },
      bearer,
    )
    await expect.poll(() => tablesWith('waiting')).toContain('generations')
    const [feed] = await rows<{ secret: string }>(
      `select secret from calendar_feeds where user_id = '${id}'`,
    )

    const found = tablesIn(await dump(), [id, identityId, email])
    const ofPeople = (await personTables()).map(nameOf)
    const named = ofPeople.filter((name) => !(name in withoutItsPerson))
    for (const table of [...named, 'stand_ins.mailbox'])
      expect(found, `nothing was written to ${table}`).toContain(table)

    const answer = await requestDeletion(visitor, bearer)
    expect(answer.status).toBe(200)
    const { receipt } = (await answer.json()) as { receipt: DeletionReceipt }
    expect(receipt.kept.map(({ what }) => what)).toEqual([
      'Invoices for your payments, at the payment provider',
      'A one-way code for the card of your free trial',
      'Duration and cost of each text',
      'A one-way code for the email address of your free trial',
    ])
    expect(receipt.deleted.map(({ what }) => what)).toEqual([
      'Active subscriptions, ended',
      'Customer record at the payment provider, with the card',
      'Emails to you',
      'Messages you sent us',
      'Your place on the list for Cosmic Matchmaking',
      'Your list of payments',
      'Readings, with their birth details',
      'Horoscopes',
      'Messages of the chat with Baba Bliss',
      'Key dates of the cosmic calendar',
      'Private address of the calendar',
      'Devices with the daily notification',
      'Thumbs up and down',
      'Answers to paragraphs, true of you or not',
      'Emails you switched off',
      'What you said about your life',
      'Rejected sentences of language models',
      'Birth details',
      'Export of your data, with its file',
      'Requests for readings, horoscopes and answers',
      'Profile',
      'Connected assistants',
      'Login, with every password and session',
    ])
    failing.abort()
    await request
    writerIsBroken = false
    expect(feed?.secret).toMatch(/.{40}/)
    const words = [CANARY, id, identityId, 'Tampa', 'Lisbon', '555 777', feed?.secret as string]
    const left = await dump()
    expect(left.get('export_chunks')).toBe('[]')
    for (const word of words) expect(tablesIn(left, [word]), word).toEqual([])
  })

  test('never leaves a user charged who opened a payment page meanwhile', async () => {
    const stripe = stripeClient(app.stripe)
    const card = { number: cards.good(), expiry: '12/34', cvc: '123' }
    for (const email of ['one', 'two'].map((name) => `${name}@meanwhile.com`)) {
      const payer = await openPayer(app, email)
      await payer.begin()
      const checkout = () => payer.post('/api/create-checkout-session', { plan: 'annual' })
      const [gone, ...pages] = await Promise.all([
        requestDeletion(payer.visitor, payer.bearer),
        payer.begin('annual'),
        checkout(),
        payer.begin('monthly'),
      ])
      for (const page of pages) {
        const { clientSecret, url } = await page.json()
        if (clientSecret) await payer.enter(clientSecret, card.number)
        if (url) await payer.visitor.submit(new URL(url).pathname, { email, ...card })
      }
      if (gone.status !== 200)
        expect((await requestDeletion(payer.visitor, payer.bearer)).status).toBe(200)
      expect((await stripe.customers.list({ email })).data).toEqual([])
    }
    const { data } = await stripe.subscriptions.list({ status: 'trialing', limit: 100 })
    const owners = data.map(({ customer }) => customer)
    const known = await rows<{ id: string }>('select customer_id as id from subscriptions')
    expect(known.map(({ id }) => id)).toEqual(expect.arrayContaining(owners))
  })

  test('[4.13] ends every session at once', async () => {
    const { visitor, bearer } = await fullPerson('session@example.com')
    await requestDeletion(visitor, bearer)
    expect((await visitor.get('/api/auth/user', bearer)).status).toBe(401)
    expect((await visitor.call('POST', '/api/auth/sync', undefined, bearer)).status).toBe(401)
    expect(await visitor.isSignedIn()).toBe(false)
    expect((await visitor.signIn('session@example.com', PASSWORD)).status).toBe(401)
    expect(await tablesWith('session@example.com')).toEqual([])
  })

  test('succeeds twice when requested twice at once, and is refused afterward', async () => {
    const { visitor, bearer } = await fullPerson('twice@example.com')
    const answers = await Promise.all([
      requestDeletion(visitor, bearer),
      requestDeletion(visitor, bearer),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await requestDeletion(visitor, bearer)).status).toBe(401)
  })

  test('lets the same address sign up again, with no data of before', async () => {
    const { visitor, bearer, id } = await fullPerson('anew@example.com')
    await requestDeletion(visitor, bearer)
    await visitor.signUp('anew@example.com', PASSWORD)
    const user = await (await visitor.get('/api/auth/user', await visitor.bearer())).json()
    expect(user.id).not.toBe(id)
    expect(user.firstName).toBeNull()
    expect(await (await visitor.get('/api/readings', await visitor.bearer())).json()).toEqual([])
  })

  test('deletes the emails sent to a former address', async () => {
    const { visitor } = await fullPerson('before@example.com')
    await visitor.post('/api/identity/update-email', { email: 'after@example.com' })
    await receivedEmail(app, 'before@example.com', /address was changed/)
    await receivedEmail(app, 'after@example.com', /Confirm/)
    expect((await requestDeletion(visitor, await visitor.bearer())).status).toBe(200)
    for (const address of ['before@example.com', 'after@example.com'])
      expect(await tablesWith(address), address).toEqual([])
  })

  test('leaves other accounts unchanged', async () => {
    const stays = await fullPerson('stays@example.com')
    const goes = await fullPerson('goes@example.com')
    await requestDeletion(goes.visitor, goes.bearer)
    const readings = await (await stays.visitor.get('/api/readings', stays.bearer)).json()
    expect(readings).toHaveLength(2)
    expect(await stays.visitor.isSignedIn()).toBe(true)
  })

  test('requires a login within the last day', async () => {
    expect((await requestDeletion(createVisitor(app), {})).status).toBe(401)
    const { visitor } = await openPayer(app, 'yesterday@example.com')
    await app.database.db.execute(
      sql`update identity.session set created_at = now() - interval '25 hours'`,
    )
    const answer = await requestDeletion(visitor, await visitor.bearer())
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({
      code: 'requires-recent-login',
      message: 'Please log out and log back in before deleting your account.',
    })
  })
})

describe('[8.14] a step that fails', () => {
  const refusal = { error: 'Failed to delete account. Please try again.' }
  let usual: ReturnType<typeof receiptOfUsual> | undefined

  /** The receipt of the same account without a failure. */
  async function receiptOfUsual() {
    const { visitor, bearer } = await fullPerson('usual@example.com')
    const receipt = await receiptOf(await requestDeletion(visitor, bearer))
    expect(receipt.deleted).toHaveLength(23)
    expect(receipt.kept).toHaveLength(4)
    return receipt
  }

  /** Without what differs between runs: the time, and how many emails had been sent by then. */
  async function receiptOf(answer: Response) {
    expect(answer.status).toBe(200)
    const { receipt } = (await answer.json()) as { receipt: DeletionReceipt }
    const deleted = receipt.deleted.map(({ what, count }) =>
      what === 'Emails to you' ? { what, count: 1 } : { what, count },
    )
    return { deleted, kept: receipt.kept }
  }

  async function expectUsualReceipt(answer: Response) {
    usual ??= receiptOfUsual()
    expect(await receiptOf(answer)).toEqual(await usual)
    expect(await rows('select * from deletion_receipt_lines')).toEqual([])
  }

  test('at the payment provider keeps everything, and the retry ends the subscription', async () => {
    const email = 'charged@example.com'
    const { visitor, bearer, id } = await fullPerson(email)
    const stored = await findSubscription(app.database.db, id)
    const customer = () => app.billing.payments?.retrieveCustomer(stored?.customerId ?? '')
    providerIsDown = true
    const failed = await requestDeletion(visitor, bearer)
    expect(failed.status).toBe(502)
    expect(await failed.json()).toMatchObject(refusal)
    providerIsDown = false
    expect(await (await visitor.get('/api/readings', bearer)).json()).toHaveLength(2)
    expect((await customer())?.subscriptions[0]?.status).toBe('trialing')

    await expectUsualReceipt(await requestDeletion(visitor, bearer))
    expect(await customer()).toBeUndefined()
    const subscriptions = stripeClient(app.stripe).subscriptions
    expect((await subscriptions.retrieve(stored?.subscriptionId ?? '')).status).toBe('canceled')
    expect(await tablesWith(id)).toEqual([])
  })

  test('at the rows keeps all of them and the login, and the retry succeeds', async () => {
    const email = 'rows@example.com'
    const { visitor, bearer, id } = await fullPerson(email)
    await app.database.db.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    )
    await app.database.db.execute(
      sql`create trigger refuse before delete on users for each row execute function refuse()`,
    )
    const failed = await requestDeletion(visitor, bearer)
    expect(failed.status).toBe(502)
    expect(await failed.json()).toMatchObject(refusal)
    expect(await (await visitor.get('/api/readings', bearer)).json()).toHaveLength(2)
    await app.database.db.execute(sql`drop trigger refuse on users`)
    await expectUsualReceipt(await requestDeletion(visitor, bearer))
    expect(await tablesWith(id)).toEqual([])
    expect(await tablesWith(email)).toEqual([])
  })

  test('halfway at the payment provider still puts the first try on the receipt', async () => {
    const { visitor, bearer } = await fullPerson('middle@example.com')
    const payments = app.billing.payments
    if (!payments) throw new Error('Nobody can subscribe here')
    const { deleteCustomer } = payments
    Object.assign(payments, { deleteCustomer: async () => Promise.reject(new Error('down')) })
    expect((await requestDeletion(visitor, bearer)).status).toBe(502)
    Object.assign(payments, { deleteCustomer })
    await expectUsualReceipt(await requestDeletion(visitor, bearer))
  })

  test('at the login lets the user sign in and retry', async () => {
    const email = 'login@example.com'
    const { visitor, bearer, id } = await fullPerson(email)
    const { deleteAccount } = app.identity
    Object.assign(app.identity, {
      deleteAccount: async () => Promise.reject(new Error('out of order')),
    })
    const failed = await requestDeletion(visitor, bearer)
    expect(failed.status).toBe(502)
    expect(await failed.json()).toMatchObject(refusal)
    Object.assign(app.identity, { deleteAccount })
    expect(await visitor.isSignedIn()).toBe(true)
    // The browser reads the user in between, which creates it again.
    expect((await visitor.get('/api/auth/user', bearer)).status).toBe(200)
    await expectUsualReceipt(await requestDeletion(visitor, bearer))
    expect(await tablesWith(id)).toEqual([])
    expect(await tablesWith(email)).toEqual([])
  })
})

describe('[3.23] the profile', () => {
  test('is optional, and can be cleared', async () => {
    const { visitor, bearer } = await openPayer(app, 'profile@example.com')
    const saved = { firstName: 'Ada', mobileNumber: '+49 170 1234567' }
    const put = (body: object) => visitor.call('PUT', '/api/auth/profile', body, bearer)
    expect(
      await (await put({ firstName: '  Ada ', mobileNumber: saved.mobileNumber })).json(),
    ).toEqual(saved)
    expect(await (await visitor.get('/api/auth/profile', bearer)).json()).toEqual(saved)
    expect((await (await visitor.get('/api/auth/user', bearer)).json()).firstName).toBe('Ada')
    expect(await (await put({ firstName: '   ', mobileNumber: null })).json()).toEqual({
      firstName: null,
      mobileNumber: null,
    })
  })

  test.each([
    [{ firstName: 'x'.repeat(81), mobileNumber: null }, 'firstName'],
    [{ firstName: null, mobileNumber: 'call me' }, 'mobileNumber'],
    [{ firstName: null, mobileNumber: '1'.repeat(40) }, 'mobileNumber'],
    [{ firstName: 7, mobileNumber: null }, 'firstName'],
  ])('%o is refused with a message', async (profile, field) => {
    const visitor = createVisitor(app)
    await visitor.signUp(`p${Math.random()}@example.com`, PASSWORD)
    const answer = await visitor.call('PUT', '/api/auth/profile', profile, await visitor.bearer())
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ field, message: expect.any(String) })
  })
})
