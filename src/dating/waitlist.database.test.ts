import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { datingMessages as texts } from '#contract/dating-messages.ts'
import { messages } from '#contract/messages.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { DAY } from '#durations.ts'
import { user } from '#identity/embedded/identity-tables.ts'
import { countEmails, linkIn, receivedEmail, tokenIn } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'
import { sweepWaitlist } from './sweep.ts'
import { CONFIRM_PATH, LEAVE_PATH } from './waitlist-links.ts'
import { datingWaitlist } from './waitlist-table.ts'

const WAITLIST = '/api/dating/waitlist'
const CONFIRM = /^Confirm: tell me when/
const LISTED = /^You are on the list/

let app: TestApp
let address = '127.0.0.1'
let networks = 0
let today = new Date()
beforeAll(async () => {
  app = await openTestApp({ clientAddress: () => address, today: () => today })
})
afterAll(() => app.close())

type Headers = Record<string, string>

async function join(email: string | undefined, headers: Headers = {}) {
  networks += 1
  address = `203.0.113.${networks}`
  const answer = await createVisitor(app).post(WAITLIST, { email }, headers)
  return { status: answer.status, body: await answer.json() }
}
const entryOf = async (headers: Headers) =>
  (await (await app.request(WAITLIST, { headers })).json()).entry
const stored = async (email: string) =>
  (await app.database.db.select().from(datingWaitlist).where(eq(datingWaitlist.email, email)))[0]
const proveAddress = (email: string) =>
  app.database.db.update(user).set({ emailVerified: true }).where(eq(user.email, email))
const press = (path: string, token: string) => createVisitor(app).submit(path, { token })

async function confirmed(email: string) {
  await join(email)
  const token = tokenIn(await receivedEmail(app, email, CONFIRM))
  expect((await press(CONFIRM_PATH, token)).status).toBe(200)
}

describe('[2.8] a visitor who wants to know when the app opens', () => {
  test('is on the list after pressing the button in the email, and not by opening it', async () => {
    const email = 'grace@example.com'
    expect(await join(' Grace@example.com ')).toEqual({
      status: 200,
      body: { state: 'mailed', email: 'Grace@example.com' },
    })
    const mail = await receivedEmail(app, email, CONFIRM)
    const page = await app.request(linkIn(mail))
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(texts.pages.confirm.heading)
    expect((await stored(email))?.confirmedAt).toBeNull()
    const answer = await press(CONFIRM_PATH, tokenIn(mail))
    expect(await answer.text()).toContain(texts.listedTitle)
    expect((await stored(email))?.confirmedAt).toBeInstanceOf(Date)
    expect((await press(CONFIRM_PATH, tokenIn(mail))).status).toBe(200)
  })

  test('leaves by a link in each of our emails, or by the button of the mail program', async () => {
    for (const byProgram of [true, false]) {
      const email = `leaves-${byProgram}@example.com`
      await confirmed(email)
      const { listUnsubscribe, text } = await receivedEmail(app, email, CONFIRM)
      const url = new URL(/^<(.+)>$/.exec(listUnsubscribe ?? '')?.[1] ?? '')
      expect(url.pathname).toBe(LEAVE_PATH)
      expect(text).toContain(url.href)
      const page = await app.request(`${url.pathname}${url.search}`)
      expect(await page.text()).toContain(texts.pages.leave.heading)
      expect(await stored(email)).toBeDefined()
      const left = byProgram
        ? await app.request(`${url.pathname}${url.search}`, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: 'List-Unsubscribe=One-Click',
          })
        : await press(LEAVE_PATH, url.searchParams.get('token') ?? '')
      expect(left.status).toBe(200)
      expect(await stored(email)).toBeUndefined()
      // A second press is no error.
      expect((await app.request(`${url.pathname}${url.search}`)).status).toBe(200)
    }
  })

  test('gets the same answer whether the address is known or not', async () => {
    await confirmed('known@example.com')
    await app.signUp('account@example.com')
    const answers = []
    for (const email of ['known@example.com', 'account@example.com', 'unknown@example.com'])
      answers.push(await join(email))
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(
      Array(3).fill([200, 'mailed']),
    )
    // Only the owner of the mailbox learns it.
    await receivedEmail(app, 'known@example.com', LISTED)
    await receivedEmail(app, 'unknown@example.com', CONFIRM)
  })

  test.each<[string, string | undefined, string]>([
    ['no address', undefined, messages.identity.emailMissing],
    ['a blank address', '  ', messages.identity.emailMissing],
    ['a wrong address', 'ada', messages.identity.invalidEmail],
    ['an address that is too long', `${'a'.repeat(250)}@b.example`, messages.identity.invalidEmail],
    ['a NUL', 'a\0@example.com', refusalMessages.unstorableCharacter],
  ])('is refused with one sentence: %s', async (_, email, sentence) => {
    const { status, body } = await join(email)
    expect([status, body.message]).toEqual([400, sentence])
  })

  test('can have at most five emails sent to an address within an hour', async () => {
    const statuses = []
    for (let nth = 0; nth < 6; nth++) statuses.push((await join('flood@example.com')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await countEmails(app, 'flood@example.com')).toBe(5)
  })

  test('is not listed by a page of another site', async () => {
    expect((await join('csrf@example.com', { origin: 'https://evil.example' })).status).toBe(403)
    expect(await stored('csrf@example.com')).toBeUndefined()
  })

  test('cannot use a link that we have not signed for this purpose', async () => {
    await join('forged@example.com')
    const token = tokenIn(await receivedEmail(app, 'forged@example.com', CONFIRM))
    const [id] = token.split('.')
    for (const wrong of ['', 'x', `${id}.`, `${id}.x`, `${token}.x`, `x.${token.split('.')[1]}`])
      expect((await press(CONFIRM_PATH, wrong)).status, wrong).toBe(400)
    expect((await press(LEAVE_PATH, token)).status).toBe(400)
    expect((await stored('forged@example.com'))?.confirmedAt).toBeNull()
  })

  test('cannot confirm after a week', async () => {
    await join('late@example.com')
    const token = tokenIn(await receivedEmail(app, 'late@example.com', CONFIRM))
    today = new Date(Date.now() + 8 * DAY)
    expect((await press(CONFIRM_PATH, token)).status).toBe(400)
    today = new Date()
  })
})

describe('[2.8] a signed-in person', () => {
  test('with a proven address is on the list with one press, and gets one email', async () => {
    const email = 'proven@example.com'
    const headers = await app.signUp(email)
    await proveAddress(email)
    expect(await entryOf(headers)).toBeNull()
    expect((await join(undefined, headers)).body).toEqual({ state: 'listed', email })
    expect((await join('other@example.com', headers)).body).toEqual({ state: 'listed', email })
    expect(await entryOf(headers)).toEqual({ email, isConfirmed: true })
    expect(await stored('other@example.com')).toBeUndefined()
    const mail = await receivedEmail(app, email, LISTED)
    expect(mail.listUnsubscribe).toContain(LEAVE_PATH)

    const leave = () => app.request(WAITLIST, { method: 'DELETE', headers })
    expect((await leave()).status).toBe(200)
    expect((await leave()).status).toBe(200)
    expect(await entryOf(headers)).toBeNull()
  })

  test('without a proven address presses the button in the email first', async () => {
    const email = 'unproven@example.com'
    const headers = await app.signUp(email)
    expect((await join(undefined, headers)).body).toEqual({ state: 'mailed', email })
    expect(await entryOf(headers)).toEqual({ email, isConfirmed: false })
    await press(CONFIRM_PATH, tokenIn(await receivedEmail(app, email, CONFIRM)))
    expect(await entryOf(headers)).toEqual({ email, isConfirmed: true })
  })

  test('sees and removes the entry of an address only after proving it', async () => {
    const email = 'before@example.com'
    await confirmed(email)
    const headers = await app.signUp(email)
    expect(await entryOf(headers)).toBeNull()
    await join(undefined, headers)
    await app.request(WAITLIST, { method: 'DELETE', headers })
    expect(await stored(email)).toMatchObject({ userId: null })
    await proveAddress(email)
    expect(await entryOf(headers)).toEqual({ email, isConfirmed: true })
  })

  test('[7.5] leaves the list with the account, also with an entry from before it', async () => {
    const email = 'deleted@example.com'
    await confirmed(email)
    const headers = await app.signUp(email)
    await proveAddress(email)
    const answer = await app.request('/api/auth/delete-account', { method: 'DELETE', headers })
    const { receipt } = await answer.json()
    expect(receipt.deleted).toContainEqual({
      what: 'Your place on the list for Cosmic Matchmaking',
      count: 1,
    })
    expect(await stored(email)).toBeUndefined()
  })
})

describe('the nightly sweep', () => {
  const site = (appStore: string | null) => ({
    contact: { email: null, phone: null, formUrl: null },
    stores: { appStore, playStore: null },
    social: { instagram: null, tiktok: null, x: null },
  })
  const sweep = (appStore: string | null) =>
    sweepWaitlist({
      outbox: app.outbox,
      site: site(appStore),
      publicUrl: 'http://localhost:3000',
    })

  test('tells nobody before a store has the app', async () => {
    await confirmed('waits@example.com')
    await sweep(null)
    expect(await stored('waits@example.com')).toBeDefined()
  })

  test('tells everybody once when a store has the app, and deletes the list', async () => {
    const { db } = app.database
    await db.delete(datingWaitlist)
    // One more than one transaction emails.
    const addresses = Array.from({ length: 51 }, (_, nth) => `waiting${nth}@example.com`)
    const now = new Date()
    await db
      .insert(datingWaitlist)
      .values(addresses.map((email) => ({ email, requestedAt: now, confirmedAt: now })))
    await join('unconfirmed@example.com')
    await Promise.all([sweep('https://apps.example/1'), sweep('https://apps.example/1')])
    await sweep('https://apps.example/1')
    const mail = await receivedEmail(app, 'waiting50@example.com', /^Cosmic Matchmaking is open/)
    expect(mail.text).toContain('the App Store')
    expect(await countEmails(app, 'waiting50@example.com')).toBe(1)
    expect(await countEmails(app, 'waiting0@example.com')).toBe(1)
    expect(await db.$count(datingWaitlist)).toBe(1)
    expect(await stored('unconfirmed@example.com')).toBeDefined()
  })
})
