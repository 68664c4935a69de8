import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactEmails, contactMessages as texts } from '#contract/contact-messages.ts'
import { messages } from '#contract/messages.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { user } from '#identity/embedded/identity-tables.ts'
import { listReceivedEmails } from '#stand-ins/mailbox/mailbox-table.ts'
import { countEmails, receivedEmail } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { unzip } from '#testing/unzip.ts'
import { createVisitor } from '#testing/visitor.ts'
import { contactMessages } from './contact-messages-table.ts'

const OPERATOR = 'help@cosmic.example'

let app: TestApp
let address = '127.0.0.1'
let networks = 0
beforeAll(async () => {
  app = await openTestApp({ contactEmail: OPERATOR, clientAddress: () => address })
})
afterAll(() => app.close())

/** Each call is from another network unless the test keeps one. */
const fromElsewhere = () => {
  networks += 1
  address = `203.0.${Math.floor(networks / 250)}.${(networks % 250) + 1}`
}

async function send(body: object, headers = {}) {
  const given = { key: randomUUID(), email: 'visitor@example.com', message: 'Hello.', ...body }
  const answer = await createVisitor(app).post('/api/contact', given, headers)
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

const storedFrom = (email: string) =>
  app.database.db.select().from(contactMessages).where(eq(contactMessages.email, email))

/** As if the person had pressed the emailed button. */
const proveAddress = (email: string) =>
  app.database.db.update(user).set({ emailVerified: true }).where(eq(user.email, email))

describe('[2.25] a message from a visitor', () => {
  const email = 'grace@example.com'
  const message = 'My chart shows Leo.\nIs https://evil.example/x right?'

  test('is stored, emailed to the operator, and copied to the sender', async () => {
    fromElsewhere()
    const answer = await send({ email, name: ' Grace ', message: `  ${message}\n ` })
    expect(answer).toMatchObject({ status: 200, body: { success: true, email } })
    expect(await storedFrom(email)).toMatchObject([{ name: 'Grace', message, userId: null }])

    const mail = await receivedEmail(app, OPERATOR, /Message from grace@example.com/)
    expect(mail.replyTo).toBe(email)
    expect(mail.text).toContain('Grace (grace@example.com) writes:')
    expect(mail.text).toContain('> Is https://evil.example/x right?')
    expect(mail.text).toContain(contactEmails.toOperator.unproven)
    expect((await receivedEmail(app, email, /We have your message/)).text).toContain(
      '> My chart shows Leo.\n> Is https: //evil. example/x right?',
    )
  })

  test('carries no link to an address that is not proven, and no name', async () => {
    fromElsewhere()
    const spam = 'Win at www.evil.example, evil.example/a?b=c or http://1.2.3.4/.'
    await send({ email: 'victim@example.com', name: 'Claim www.prize.example', message: spam })
    const { html, text } = await receivedEmail(app, 'victim@example.com', /We have your message/)
    for (const form of [html, text]) {
      expect(form).toContain('Win at')
      expect(form).not.toMatch(/evil\.example|:\/\/1\.2|prize/)
    }
    expect(text).toContain(contactEmails.copy.notYou)
    expect(text).toContain(contactEmails.copy.unlinked)
  })

  test('is sent once, however often the browser tries', async () => {
    fromElsewhere()
    const once = { key: randomUUID(), email: 'twice@example.com' }
    const answers = await Promise.all([send(once), send(once), send(once)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await storedFrom('twice@example.com')).toHaveLength(1)
    expect(await countEmails(app, 'twice@example.com')).toBe(1)
  })

  test('answers a crisis with places that help', async () => {
    fromElsewhere()
    const { body } = await send({ email: 'low@example.com', message: 'I want to kill myself.' })
    expect(body.care).toMatch(/\w/)
    expect((await send({ email: 'low@example.com' })).body.care).toBeUndefined()
  })
})

describe('[2.25] refuses with one sentence', () => {
  test.each<[string, object, number, string, string?]>([
    ['a blank message', { message: ' \n\u200b ' }, 400, texts.blank, 'message'],
    ['a message that is too long', { message: 'x'.repeat(5001) }, 400, texts.tooLong, 'message'],
    ['a huge message', { message: 'x'.repeat(70_000) }, 413, texts.tooLong],
    ['a NUL', { message: 'a\0b' }, 400, refusalMessages.unstorableCharacter],
    ['half of a surrogate pair', { message: '\ud83d' }, 400, refusalMessages.unstorableCharacter],
    ['a name that is too long', { name: 'x'.repeat(81) }, 400, texts.nameTooLong, 'name'],
    ['no address', { email: ' ' }, 400, messages.identity.emailMissing, 'email'],
    ['a wrong address', { email: 'ada@' }, 400, messages.identity.invalidEmail, 'email'],
    ['two addresses', { email: 'a@b.example,c@d.example' }, 400, messages.identity.invalidEmail],
    ['a header', { email: 'a@b.example\nBcc: c@d.example' }, 400, messages.identity.invalidEmail],
    ['a message that is no text', { message: 7 }, 400, refusalMessages.bodyNotAsPromised],
  ])('%s', async (_, body, status, sentence, field) => {
    fromElsewhere()
    const before = await app.database.db.$count(contactMessages)
    const answer = await send(body)
    expect([answer.status, answer.body.message]).toEqual([status, sentence])
    if (field) expect(answer.body.field).toBe(field)
    expect(await app.database.db.$count(contactMessages)).toBe(before)
  })

  test('the longest message, in characters that count double elsewhere, is accepted', async () => {
    fromElsewhere()
    expect((await send({ message: '😀'.repeat(5000), name: '😀'.repeat(80) })).status).toBe(200)
  })

  test('a page of another site, but no program without a page', async () => {
    fromElsewhere()
    const foreign = await send({}, { origin: 'https://evil.example' })
    expect([foreign.status, foreign.body.message]).toEqual([403, refusalMessages.foreignPage])
    const body = JSON.stringify({ key: randomUUID(), email: 'p@example.com', message: 'Hello.' })
    expect((await app.request('/api/contact', { method: 'POST', body })).status).toBe(200)
  })

  test('more than five messages of one address, or twenty of one network', async () => {
    fromElsewhere()
    const statuses: number[] = []
    for (let nth = 0; nth < 6; nth++) {
      fromElsewhere()
      statuses.push(
        (await send({ email: nth % 2 ? 'Many@example.com' : 'many@example.com' })).status,
      )
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    fromElsewhere()
    for (let nth = 0; nth < 20; nth++) await send({ email: `net${nth}@example.com` })
    const refused = await send({ email: 'net20@example.com' })
    expect(refused.status).toBe(429)
    expect(refused.body.message).toMatch(
      /^You have sent several messages .* in about 10 minutes\.$/,
    )
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(await storedFrom('net20@example.com')).toEqual([])
  })
})

describe('[2.25] a message of a signed-in user', () => {
  test('goes by the address of the account, whatever else is sent', async () => {
    fromElsewhere()
    const headers = await app.signUp('signed-in@example.com')
    const { body } = await send({ email: 'other@example.com', message: 'See a.example.' }, headers)
    expect(body.email).toBe('signed-in@example.com')
    expect(await storedFrom('other@example.com')).toEqual([])
    expect((await storedFrom('signed-in@example.com'))[0]?.userId).toMatch(/-/)
    const copy = await receivedEmail(app, 'signed-in@example.com', /We have your message/)
    expect(copy.text).toContain('See a. example.')
  })

  test('is copied as written where the address is proven', async () => {
    fromElsewhere()
    const email = 'proven@example.com'
    const headers = await app.signUp(email)
    await proveAddress(email)
    await send({ message: 'See https://ours.example.' }, headers)
    const copy = await receivedEmail(app, email, /We have your message/)
    expect(copy.text).toContain('See https://ours.example.')
    expect(copy.text).not.toContain(contactEmails.copy.notYou)
    const mail = await receivedEmail(app, OPERATOR, /Message from proven@example.com/)
    expect(mail.text).toContain(contactEmails.toOperator.proven)
  })

  test('with an expired token is refused, so that it is not stored as a stranger’s', async () => {
    fromElsewhere()
    expect((await send({}, { authorization: 'Bearer x.y.z' })).status).toBe(401)
  })
})

describe('[N8][7.5] export and deletion of an account', () => {
  async function exportedBy(headers: Record<string, string>) {
    const call = (method: string, path: string, body?: string) =>
      app.request(path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body && { body }),
      })
    await call('POST', '/api/data-export')
    const status = async () =>
      (await (await call('GET', '/api/data-export')).json()).dataExport.status
    await expect.poll(status, { timeout: 15_000 }).toBe('ready')
    const file = await (await call('POST', '/api/data-export/download', '{}')).arrayBuffer()
    const files = await unzip(Buffer.from(file))
    expect(files.get('records.html')).toContain('Messages you sent us')
    const { contactMessages } = JSON.parse(files.get('data.json') ?? '')
    return contactMessages.map(({ message }: { message: string }) => message)
  }
  const deleteAccount = (headers: Record<string, string>) =>
    app.request('/api/auth/delete-account', { method: 'DELETE', headers })

  test.each([true, false])(
    'include what was sent from the address only where it is proven: %s',
    async (isProven) => {
      fromElsewhere()
      const email = `owner-${isProven}@example.com`
      await send({ email: email.toUpperCase(), message: 'Before the account.' })
      const headers = await app.signUp(email)
      if (isProven) await proveAddress(email)
      await send({ message: 'With the account.' }, headers)
      expect(await exportedBy(headers)).toEqual([
        ...(isProven ? ['Before the account.'] : []),
        'With the account.',
      ])

      await send({ email, message: 'Signed out again.' })
      await receivedEmail(app, OPERATOR, new RegExp(`Message from ${email}`), 2)
      const answer = await deleteAccount(headers)
      expect(answer.status).toBe(200)
      const { receipt } = await answer.json()
      const lines = receipt.deleted.filter(
        ({ what }: { what: string }) => what === 'Messages you sent us',
      )
      expect(lines.map(({ count }: { count: number }) => count)).toEqual([isProven ? 3 : 1])
      expect(receipt.kept.map(({ what }: { what: string }) => what)).toContain(
        'Your messages to us, in our mailbox',
      )
      const left = await app.database.db
        .select()
        .from(contactMessages)
        .where(eq(sql`lower(${contactMessages.email})`, email))
      expect(left).toHaveLength(isProven ? 0 : 2)
      const mails = await listReceivedEmails(app.database.db, OPERATOR)
      expect(mails.filter(({ replyTo }) => replyTo?.toLowerCase() === email)).toEqual([])
    },
  )
})

test('without an address of the operator, messages are stored, and copied to the sender', async () => {
  const silent = await openTestApp()
  const body = { key: randomUUID(), email: 'alone@example.com', message: 'Is anybody there?' }
  expect((await createVisitor(silent).post('/api/contact', body)).status).toBe(200)
  expect(await silent.database.db.$count(contactMessages)).toBe(1)
  expect(await countEmails(silent, 'alone@example.com')).toBe(1)
  await silent.close()
})
