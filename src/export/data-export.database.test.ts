import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ExportedData } from '#contract/exported-data.ts'
import { DAY } from '#durations.ts'
import {
  oauthAccessToken,
  oauthClient,
  oauthConsent,
} from '#identity/assistants/assistant-tables.ts'
import { passkey, twoFactor } from '#identity/two-factor/two-factor-tables.ts'
import { findUserById } from '#identity/users-table.ts'
import { deleteExpired, retentionRules } from '#retention/retention-rules-table.ts'
import { pushAddress } from '#testing/contract-endpoints.ts'
import { countEmails, linkIn, receivedEmail } from '#testing/received-email.ts'
import { recordRejectedSentence } from '#testing/rejected-sentence.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { unzip } from '#testing/unzip.ts'
import { dataExports } from './data-exports-table.ts'
import { exportChunks, insertChunk } from './export-chunks-table.ts'
import { requestExport } from './request-export.ts'

const birth = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}
const gone =
  'This link has been used, has expired or is for another account. You can prepare a new export in Settings.'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ retryPolicy: { retries: 1, firstDelaySeconds: 1 } })
})
afterAll(() => app.close())

type Headers = Record<string, string>

async function call(headers: Headers, method: string, path: string, body?: object) {
  const response = await app.request(path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response
}

const ask = async (headers: Headers) => (await call(headers, 'POST', '/api/data-export')).json()
const show = async (headers: Headers) =>
  (await (await call(headers, 'GET', '/api/data-export')).json()).dataExport
const download = (headers: Headers, body: object = {}) =>
  call(headers, 'POST', '/api/data-export/download', body)

async function exportOf(headers: Headers) {
  await ask(headers)
  await expect.poll(async () => (await show(headers))?.status, { timeout: 15_000 }).toBe('ready')
}

async function interruptedTry(userId: string, attempts = 1) {
  const [row] = await app.database.db
    .insert(dataExports)
    .values({ userId, requestedAt: new Date(), percent: 40, attempts })
    .returning()
  const exportId = row?.id ?? ''
  const half = { exportId, fileId: crypto.randomUUID(), position: 0, bytes: Buffer.from('half') }
  await insertChunk(app.database.db, half)
}

async function filesOf(response: Response): Promise<Map<string, string>> {
  expect(response.status).toBe(200)
  return unzip(Buffer.from(await response.arrayBuffer()))
}

const tokenOf = async (email: string, nth = 1) => {
  const link = linkIn(await receivedEmail(app, email, /ready to download/, nth))
  expect(link).toMatch(/^\/settings\?export=[\w-]{32}$/)
  return link.split('=')[1] ?? ''
}

async function addSecondFactors(id: string) {
  const { db } = app.database
  const userId = (await findUserById(db, id))?.subject ?? ''
  const secrets = { secret: 'sealed-secret', backupCodes: 'sealed-codes' }
  await db.insert(twoFactor).values({ id: crypto.randomUUID(), userId, verified: true, ...secrets })
  await db.insert(passkey).values({
    id: crypto.randomUUID(),
    userId,
    name: 'My <b>phone</b>',
    publicKey: 'sealed-key',
    credentialID: crypto.randomUUID(),
    counter: 0,
    deviceType: 'multiDevice',
    backedUp: true,
  })
}

async function connectAssistant(id: string) {
  const { db } = app.database
  const userId = (await findUserById(db, id))?.subject ?? ''
  const clientId = crypto.randomUUID()
  await db.insert(oauthClient).values({ id: clientId, clientId, redirectUris: [] })
  const now = new Date()
  const held = { clientId, userId, scopes: ['chart:read'], createdAt: now }
  const shown = { clientName: 'My <b>assistant</b>', clientHost: 'assistant.example' }
  await db
    .insert(oauthConsent)
    .values({ ...held, ...shown, id: crypto.randomUUID(), updatedAt: now })
  const token = { token: `sealed-${clientId}`, expiresAt: now }
  await db.insert(oauthAccessToken).values({ ...held, ...token, id: crypto.randomUUID() })
}

/** With a row in every list that calls can fill. */
async function fullPerson(email: string) {
  const headers = await app.signUpSubscribed(email)
  const done = async (method: string, path: string, body?: object) => {
    const response = await call(headers, method, path, body)
    expect(response.status, `${method} ${path}`).toBe(200)
    return response.json()
  }
  await done('PUT', '/api/auth/profile', { firstName: 'Ada', mobileNumber: '+1 555 777 0100' })
  await done('POST', '/api/birth-details', birth)
  const { id } = await done('POST', '/api/readings/natal', birth)
  const person = { date: birth.birthDate, time: birth.birthTime, location: birth.birthLocation }
  const partner = {
    name: 'Grace <b>Hopper</b>',
    date: '1988-12-09',
    time: 'unknown',
    location: 'Lisbon, Portugal',
  }
  await done('POST', '/api/readings/synastry', { user: person, partner })
  for (const kind of ['daily', 'weekly', 'monthly']) await done('GET', `/api/horoscopes/${kind}`)
  await done('DELETE', '/api/horoscopes/daily')
  await done('POST', '/api/chat', { message: 'When is a good day to ask for a raise? <i>' })
  const words = 'No <b>date</b>.'
  await done('POST', '/api/feedback', { textId: id, thumb: 'down', reason: 'unclear', words })
  const judged = { textId: id, paragraph: '0.0', verdict: 'not_me' }
  await done('PUT', '/api/paragraph-verdicts', judged)
  const mind = 'The <b>move</b>.'
  const unsaid = { relationship: null, children: null, theme: null }
  await done('PUT', '/api/about-you', { ...unsaid, lifeStage: 'retired', mind })
  await done('POST', '/api/daily-notification', { ...pushAddress(email), hour: 9 })
  const question = 'Where is <b>Lilith</b>?'
  await done('POST', '/api/contact', { key: crypto.randomUUID(), message: question })
  await done('POST', '/api/dating/waitlist', {})
  await done('PUT', '/api/email-preferences/contact_copies', { isOn: false })
  const { url } = await done('POST', '/api/calendar-feed')
  const { id: userId } = await done('GET', '/api/auth/user')
  const text = 'A sentence that was rejected.'
  await recordRejectedSentence(app.database, { userId: userId as string, text })
  await addSecondFactors(userId as string)
  await connectAssistant(userId as string)
  return { headers, userId: userId as string, feedSecret: /([\w-]{43})\.ics$/.exec(url)?.[1] ?? '' }
}

describe('[N8] the export', () => {
  test('holds everything, as pages, pictures, a calendar and JSON that fits its schema', async () => {
    const ada = await fullPerson('ada@example.com')
    await exportOf(ada.headers)
    const response = await download(ada.headers)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toMatch(/cosmic-path-[\d-]{10}\.zip/)
    const files = await filesOf(response)

    const json = JSON.parse(files.get('data.json') ?? '')
    const schema = JSON.parse(files.get('data.schema.json') ?? '')
    expect(z.fromJSONSchema(schema).safeParse(json).error).toBeUndefined()
    const { $schema: _, ...rest } = json
    const data = ExportedData.parse(rest)
    expect(data.account).toMatchObject({ email: 'ada@example.com', firstName: 'Ada' })
    expect(data.birthDetails[0]).toMatchObject({ birthDate: '1990-06-10', birthTime: '14:30' })
    const readings = await (await call(ada.headers, 'GET', '/api/readings?order=oldest')).json()
    expect(data.readings).toHaveLength(readings.length)
    for (const [nth, { id }] of readings.entries()) {
      const whole = await (await call(ada.headers, 'GET', `/api/readings/${id}`)).json()
      expect(data.readings[nth]?.result).toBe(whole.result)
    }
    const { messages } = await (await call(ada.headers, 'GET', '/api/chat/history')).json()
    expect(data.conversation.map(({ content }) => content)).toEqual(
      messages.map(({ content }: { content: string }) => content),
    )
    expect(data.feedback).toMatchObject([{ reason: 'unclear', words: 'No <b>date</b>.' }])
    expect(data.paragraphVerdicts).toMatchObject([{ paragraph: '0.0', verdict: 'not_me' }])
    expect(data.paragraphVerdicts[0]?.sentences).toEqual(
      data.readings[0]?.text.sections[0]?.paragraphs[0]?.sentences,
    )
    expect(data.aboutYou).toMatchObject([{ lifeStage: 'retired', mind: 'The <b>move</b>.' }])
    expect(data.contactMessages).toMatchObject([
      { email: 'ada@example.com', name: null, message: 'Where is <b>Lilith</b>?' },
    ])
    const createdAt = expect.any(String)
    expect(data.authenticatorApps).toEqual([{ verified: true, createdAt }])
    expect(data.passkeys).toEqual([
      { name: 'My <b>phone</b>', deviceType: 'multiDevice', backedUp: true, createdAt },
    ])
    expect(data.connectedAssistants).toMatchObject([
      {
        clientName: 'My <b>assistant</b>',
        clientHost: 'assistant.example',
        scopes: ['chart:read'],
      },
    ])
    for (const [path, text] of files) expect(text, path).not.toContain('sealed-')
    const empty = [
      'trials',
      'duplicateSubscriptions',
      'invoices',
      'chargeReminders',
      'paymentEvents',
      'adminChanges',
    ]
    for (const [name, list] of Object.entries(data))
      if (Array.isArray(list) && !empty.includes(name))
        expect(list.length, `${name} is empty`).toBeGreaterThan(0)

    expect(files.get('key-dates.ics')?.match(/BEGIN:VEVENT/g)?.length).toBe(
      new Set(data.keyDates.map(({ factId }) => factId)).size,
    )
    expect(files.get('conversation.html')).toContain('raise? &lt;i&gt;')
    const pages = [...files].filter(([path]) => path.startsWith('readings/'))
    expect(pages).toHaveLength(2)
    expect(pages[1]?.[1]).toContain('Grace &lt;b&gt;Hopper&lt;/b&gt;')
    expect(pages[0]?.[1]).toContain('<svg')
    const pictures = [...files].filter(([path]) => path.endsWith('.svg'))
    expect(pictures).toHaveLength(2)
    for (const [path, page] of files) {
      if (!path.endsWith('.html')) continue
      const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, to]) => to ?? '')
      const targets = links.map((to) => new URL(to, `file:///${path}`).pathname.slice(1))
      expect(
        targets.filter((to) => !files.has(to)),
        path,
      ).toEqual([])
      expect(page).not.toMatch(/<script|src=|url\(|undefined|\[object/)
    }
  })

  test('holds no secret, and nothing of another person', async () => {
    const other = await fullPerson('other@example.com')
    const headers = await app.signUpSubscribed('grace@example.com')
    await call(headers, 'POST', '/api/birth-details', birth)
    const feed = await (await call(headers, 'POST', '/api/calendar-feed')).json()
    await exportOf(headers)
    const token = await tokenOf('grace@example.com')
    const all = [...(await filesOf(await download(headers))).values()].join('\n')
    const rows = await app.database.db.execute(
      sql`select a.password, s.token from identity.account a join identity.session s on s.user_id = a.user_id
          join identity."user" u on u.id = a.user_id where u.email = 'grace@example.com'`,
    )
    const [secrets] = (rows as unknown as { rows: { password: string; token: string }[] }).rows
    expect(secrets?.password.length).toBeGreaterThan(20)
    for (const secret of [
      ...Object.values(secrets ?? {}),
      /([\w-]{43})\.ics$/.exec(feed.url)?.[1] ?? 'no feed',
      token,
      other.userId,
      'other@example.com',
      'Hopper',
    ])
      expect(all.includes(secret), secret).toBe(false)
  })
})

describe('[N8] the link', () => {
  test('works once', async () => {
    const headers = await app.signUp('once@example.com')
    await exportOf(headers)
    const token = await tokenOf('once@example.com')
    const answers = await Promise.all([download(headers, { token }), download(headers, { token })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    await filesOf(answers.find(({ status }) => status === 200) as Response)
    for (const body of [{ token }, {}]) {
      const again = await download(headers, body)
      expect(again.status).toBe(410)
      expect(await again.json()).toMatchObject({ message: gone })
    }
    expect((await show(headers)).status).toBe('downloaded')
    const { rows } = (await app.database.db.execute(
      sql`select count(*)::int as chunks from export_chunks c join data_exports e on e.id = c.export_id
          where e.status = 'downloaded'`,
    )) as unknown as { rows: { chunks: number }[] }
    expect(rows[0]?.chunks).toBe(0)
  })

  test('is refused to another account, and to nobody', async () => {
    const owner = await app.signUp('owner@example.com')
    const thief = await app.signUp('thief@example.com')
    await exportOf(owner)
    await exportOf(thief)
    const token = await tokenOf('owner@example.com')
    expect((await download(thief, { token })).status).toBe(410)
    expect((await download({}, { token })).status).toBe(401)
    await filesOf(await download(owner, { token }))
  })

  test('is refused after a day, and the nightly job deletes the file', async () => {
    const headers = await app.signUp('late@example.com')
    await exportOf(headers)
    const { id } = await (await call(headers, 'GET', '/api/auth/user')).json()
    const mine = sql`select id from data_exports where user_id = ${id}`
    const chunks = () => app.database.db.$count(exportChunks, sql`export_id in (${mine})`)
    const deleteFiles = (now: Date) =>
      deleteExpired(app.database.db, retentionRules['export files'], { now, limit: 100 })
    await deleteFiles(new Date(Date.now() + DAY - 60_000))
    expect(await chunks()).toBeGreaterThan(0)
    await app.database.db.execute(
      sql`update data_exports set expires_at = now() - interval '1 second' where user_id = ${id}`,
    )
    expect((await download(headers)).status).toBe(410)
    expect(await show(headers)).toBeNull()
    await deleteFiles(new Date())
    expect(await chunks()).toBe(0)
  })

  test('can be used again after a download that broke off', async () => {
    const headers = await app.signUp('broken@example.com')
    await exportOf(headers)
    const response = await download(headers)
    await response.body?.cancel()
    await expect.poll(async () => (await show(headers)).status).toBe('ready')
    await filesOf(await download(headers))
  })
})

describe('[N8] a request', () => {
  test('of two tabs is one export, with one email', async () => {
    const email = 'tabs@example.com'
    const headers = await app.signUp(email)
    const { id } = await (await call(headers, 'GET', '/api/auth/user')).json()
    const before = await countEmails(app, email)
    // Calls of one user to one process would take turns.
    const [one, other] = await Promise.all([
      requestExport({ ...app, db: app.database.db }, id),
      requestExport({ ...app, db: app.database.db }, id),
    ])
    expect(one.dataExport?.requestedAt).toBe(other.dataExport?.requestedAt)
    await expect.poll(async () => (await show(headers)).status).toBe('ready')
    expect(await countEmails(app, email)).toBe(before + 1)
  })

  test('is refused after three within a day, with a sentence', async () => {
    const headers = await app.signUp('often@example.com')
    for (let times = 0; times < 3; times++) await exportOf(headers)
    const refused = await call(headers, 'POST', '/api/data-export')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await refused.json()).message).toBe(
      'You have requested 3 exports within 24 hours, which is the limit. You can request the next one in about 24 hours.',
    )
    expect((await show(headers)).status).toBe('ready')
    expect((await download(headers, { token: await tokenOf('often@example.com', 1) })).status).toBe(
      410,
    )
    await filesOf(await download(headers, { token: await tokenOf('often@example.com', 3) }))
  })

  test('goes on after a try that was interrupted, without the bytes of that try', async () => {
    const headers = await app.signUp('crash@example.com')
    const { id: userId } = await (await call(headers, 'GET', '/api/auth/user')).json()
    await interruptedTry(userId)
    await ask(headers)
    await expect.poll(async () => (await show(headers)).status).toBe('ready')
    expect((await filesOf(await download(headers))).has('index.html')).toBe(true)
  })

  test('is given up after two tries that never ended', async () => {
    const headers = await app.signUp('exhausts@example.com')
    const { id: userId } = await (await call(headers, 'GET', '/api/auth/user')).json()
    await interruptedTry(userId, 2)
    await ask(headers)
    await expect.poll(async () => (await show(headers)).status).not.toBe('preparing')
    expect((await show(headers)).status).toBe('failed')
    await exportOf(headers)
  })

  test('that fails says so, and deletes its chunks', async () => {
    const headers = await app.signUp('fails@example.com')
    const { id: userId } = await (await call(headers, 'GET', '/api/auth/user')).json()
    await interruptedTry(userId, 0)
    // A row that the contract cannot read.
    await app.database.db.execute(
      sql`insert into daily_counts (user_id, kind, counted_at) values (${userId}, 'chat_message', 'infinity')`,
    )
    await ask(headers)
    await expect.poll(async () => (await show(headers)).status, { timeout: 15_000 }).toBe('failed')
    const mine = sql`select id from data_exports where user_id = ${userId}`
    expect(await app.database.db.$count(exportChunks, sql`export_id in (${mine})`)).toBe(0)
    const failed = sql`user_id = ${userId} and attempts = 2`
    expect(await app.database.db.$count(dataExports, failed)).toBe(1)
    await app.database.db.execute(sql`delete from daily_counts where counted_at = 'infinity'`)
    await exportOf(headers)
    expect(await app.database.db.$count(dataExports, sql`user_id = ${userId}`)).toBe(1)
  })

  test('after one that failed is free once', async () => {
    const headers = await app.signUp('again@example.com')
    const { id: userId } = await (await call(headers, 'GET', '/api/auth/user')).json()
    const request = async () => (await call(headers, 'POST', '/api/data-export')).status
    const fail = () =>
      app.database.db.execute(
        sql`update data_exports set status = 'failed', expires_at = null where user_id = ${userId}`,
      )
    for (let times = 0; times < 3; times++) await exportOf(headers)
    expect(await request()).toBe(429)
    await fail()
    await exportOf(headers)
    await fail()
    expect(await request()).toBe(429)
  })
})
