import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emailPreferenceMessages, optionalEmails } from '#contract/email-preference-messages.ts'
import { users } from '#identity/users-table.ts'
import { UNSUBSCRIBE_PATH, withUnsubscribeLink } from '#mail/unsubscribe-link.ts'
import { linkIn, receivedEmail, tokenIn } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { unzip } from '#testing/unzip.ts'
import { createVisitor } from '#testing/visitor.ts'
import { emailOptOuts } from './email-opt-outs-table.ts'

const PREFERENCES = '/api/email-preferences'
const COPY = /^We have your message/
const { page } = emailPreferenceMessages
const { them } = optionalEmails.contact_copies

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Headers = Record<string, string>

const preferencesOf = async (headers: Headers) =>
  (await (await app.request(PREFERENCES, { headers })).json()).preferences

const choose = (headers: Headers, kind: string, body: object) =>
  app.request(`${PREFERENCES}/${kind}`, { method: 'PUT', headers, body: JSON.stringify(body) })

async function write(headers: Headers) {
  const message = { key: randomUUID(), message: 'Hello.' }
  return (await createVisitor(app).post('/api/contact', message, headers)).json()
}

/** A user with the copy of a message to us, which carries the link. */
async function reader(email: string) {
  const headers = await app.signUp(email)
  await write(headers)
  const mail = await receivedEmail(app, email, COPY)
  const url = new URL(/^<(.+)>$/.exec(mail.listUnsubscribe ?? '')?.[1] ?? '')
  return { email, headers, mail, link: `${url.pathname}${url.search}`, url }
}

/** The button of a mail program (RFC 8058): no cookies, no Origin, and a body that says nothing. */
const pressInMailProgram = (link: string) =>
  app.request(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

describe('[2.23] the settings', () => {
  test('turn a kind of email off and on, each at once and by itself', async () => {
    const headers = await app.signUp('chooses@example.com')
    const all = [
      { kind: 'charge_reminders', isOn: true },
      { kind: 'contact_copies', isOn: true },
    ]
    expect(await preferencesOf(headers)).toEqual(all)
    for (const _twice of [1, 2]) {
      const saved = await choose(headers, 'contact_copies', { isOn: false })
      expect(saved.status).toBe(200)
      expect((await saved.json()).preferences).toEqual([all[0], { ...all[1], isOn: false }])
    }
    expect((await write(headers)).isCopied).toBe(false)
    await choose(headers, 'contact_copies', { isOn: true })
    expect(await preferencesOf(headers)).toEqual(all)
    expect((await write(headers)).isCopied).toBe(true)
  })

  test('show the emails of administrators to administrators only', async () => {
    const headers = await app.signUpAdmin('admin@example.com')
    expect(await preferencesOf(headers)).toContainEqual({ kind: 'budget_alerts', isOn: true })
  })

  test.each([
    ['an email that always comes', 'receipts', { isOn: false }],
    ['a choice that is none', 'contact_copies', { isOn: 'no' }],
  ])('refuse %s', async (_, kind, body) => {
    const headers = await app.signUp(`${kind}@example.com`)
    expect((await choose(headers, kind, body)).status).toBe(400)
  })

  test('[N8] are in the export', async () => {
    const headers = await app.signUp('exports@example.com')
    await choose(headers, 'charge_reminders', { isOn: false })
    const post = (path: string, body = {}) => createVisitor(app).post(path, body, headers)
    await post('/api/data-export')
    const token = linkIn(await receivedEmail(app, 'exports@example.com', /ready/)).split('=')[1]
    const file = await post('/api/data-export/download', { token })
    const files = await unzip(Buffer.from(await file.arrayBuffer()))
    const { emailOptOuts: exported } = JSON.parse(files.get('data.json') ?? '')
    expect(exported).toEqual([{ kind: 'charge_reminders', turnedOffAt: expect.any(String) }])
  })
})

describe('[2.23] the link in an email', () => {
  test('is in its text, its HTML and its header', async () => {
    const { mail, url } = await reader('has-link@example.com')
    expect(url.pathname).toBe(UNSUBSCRIBE_PATH)
    expect(mail.text).toContain(`Turn off ${them}: ${url.href}`)
    expect(mail.html).toContain(`href="${url.href}"`)
  })

  test('changes nothing when it is opened, and turns the email off by its button', async () => {
    const { headers, email, link, url } = await reader('presses@example.com')
    for (const _scan of [1, 2])
      expect(await (await app.request(link)).text()).toContain(page.heading(them))
    expect((await write(headers)).isCopied).toBe(true)
    const token = url.searchParams.get('token') ?? ''
    const answer = await createVisitor(app).submit(UNSUBSCRIBE_PATH, { token })
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining(page.done.text(them)),
    ])
    expect((await write(headers)).isCopied).toBe(false)
    expect(await (await app.request(link)).text()).toContain(page.done.heading)
    // The other kinds stay on.
    expect(await preferencesOf(headers)).toContainEqual({ kind: 'charge_reminders', isOn: true })
    expect(email).toBe('presses@example.com')
  })

  test('works from the mail program, without a cookie or a page, and twice', async () => {
    const { headers, link } = await reader('one-click@example.com')
    for (const _twice of [1, 2]) expect((await pressInMailProgram(link)).status).toBe(200)
    expect(await preferencesOf(headers)).toContainEqual({ kind: 'contact_copies', isOn: false })
    expect(await app.database.db.$count(emailOptOuts)).toBeGreaterThan(0)
  })

  test('is one that we have signed, for this person and this kind', async () => {
    const { headers, url } = await reader('forged@example.com')
    const other = await reader('other@example.com')
    const token = url.searchParams.get('token') ?? ''
    const [userId = '', kind, signature] = token.split('.')
    const otherId = other.url.searchParams.get('token')?.split('.')[0]
    for (const forged of [
      '',
      'x',
      `${userId}.${kind}`,
      `${userId}.${kind}.x`,
      `${otherId}.${kind}.${signature}`,
      `${userId}.charge_reminders.${signature}`,
      `${token}.x`,
    ]) {
      const link = `${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(forged)}`
      expect((await app.request(link)).status, forged).toBe(400)
      expect((await pressInMailProgram(link)).status, forged).toBe(400)
    }
    expect(await preferencesOf(headers)).toContainEqual({ kind: 'contact_copies', isOn: true })
    const foreign = { secret: 'the secret of another server', publicUrl: app.publicUrl }
    const optOut = { userId, kind: 'contact_copies' as const }
    const { unsubscribeUrl } = withUnsubscribeLink(foreign, optOut)
    const { pathname, search } = new URL(unsubscribeUrl)
    expect((await pressInMailProgram(`${pathname}${search}`)).status).toBe(400)
  })

  test('is no error after the account is gone', async () => {
    const { email, link } = await reader('gone@example.com')
    await app.database.db.delete(users).where(eq(users.email, email))
    expect((await pressInMailProgram(link)).status).toBe(200)
  })

  test('is not in an email to somebody without an account', async () => {
    const message = { key: randomUUID(), email: 'visitor@example.com', message: 'Hello.' }
    await createVisitor(app).post('/api/contact', message)
    expect((await receivedEmail(app, 'visitor@example.com', COPY)).listUnsubscribe).toBeNull()
  })

  test('is not in an email that always comes', async () => {
    const visitor = createVisitor(app)
    await app.signUp('always@example.com')
    await visitor.post('/api/identity/request-password-reset', { email: 'always@example.com' })
    const mail = await receivedEmail(app, 'always@example.com', /new password/)
    expect(mail.listUnsubscribe).toBeNull()
    expect(tokenIn(mail)).not.toBe('')
  })
})
