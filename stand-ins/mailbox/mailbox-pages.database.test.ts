import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import type { RequestContext } from '#http/serve.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { createDevAccess } from '../dev-access.ts'
import { createMailbox } from './mailbox-mailer.ts'
import { mailboxPages } from './mailbox-pages.ts'
import { listReceivedEmails } from './mailbox-table.ts'

let database: OpenDatabase
let app: Hono<RequestContext>
let clientAddress = '127.0.0.1'
beforeAll(async () => {
  database = await openTestDatabase()
  app = mount('http://localhost:3000')
  const mailbox = createMailbox(database.db)
  const email = { html: '<html><head></head><body><p>Ünïcode</p></body></html>' }
  await mailbox.deliver({
    ...email,
    to: 'ada@example.com',
    subject: 'Hello <script>alert(1)</script>',
    text: 'Open https://cosmic.example/x?a=1&b=2 now',
  })
  for (let i = 0; i < 3; i++)
    await mailbox.deliver({ ...email, to: `p${i}@example.com`, subject: `No ${i}`, text: 'x' })
})
afterAll(() => database.close())

const accessAt = (publicUrl: string) => createDevAccess({ publicUrl, secret: 'a secret' })

function mount(publicUrl: string) {
  const pages = new Hono<RequestContext>()
  pages.use(async (c, next) => {
    c.set('clientAddress', clientAddress)
    await next()
  })
  return pages.route('/', mailboxPages(database.db, accessAt(publicUrl)))
}

const get = (path: string, headers = {}) => app.request(`http://localhost:3000${path}`, { headers })

test('shows an email as HTML and as text', async () => {
  const [email] = await listReceivedEmails(database.db, 'Ada@example.com')
  expect(email?.html).toContain('Ünïcode')
  const response = await get(`/dev/mailbox/email/${email?.id}`)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'")
  const page = await response.text()
  expect(page).toContain('Ünïcode')
  expect(page).toContain('href="https://cosmic.example/x?a=1&amp;b=2"')
  expect(page).toContain('sandbox=')
  expect(page).not.toContain('<script>')
})

test('lists the newest first, and filters by address', async () => {
  const { messages } = await (await get('/dev/mailbox/messages.json')).json()
  expect(messages.map(({ subject }: { subject: string }) => subject).slice(0, 3)).toEqual([
    'No 2',
    'No 1',
    'No 0',
  ])
  const one = await (await get('/dev/mailbox/messages.json?to=p1@example.com')).json()
  expect(one.messages).toHaveLength(1)
  expect(await (await get('/dev/mailbox')).text()).not.toContain('<script>')
})

test('answers 404 for an email that does not exist', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-000000000000', "1' or '1"])
    expect((await get(`/dev/mailbox/email/${encodeURIComponent(id)}`)).status).toBe(404)
})

test('answers 404 to other machines', async () => {
  expect((await get('/dev/mailbox', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
  expect((await get('/dev/mailbox', { host: 'evil.example' })).status).toBe(404)
  clientAddress = '192.168.1.7'
  for (const path of ['/dev/mailbox', '/dev/mailbox/messages.json', '/dev/mailbox/email/x'])
    expect((await get(path)).status).toBe(404)
  clientAddress = '127.0.0.1'
})

describe('with a PUBLIC_URL elsewhere, behind a proxy that sends a local host name', () => {
  const DEMO = 'https://demo.example'
  const { key = '' } = accessAt(DEMO)
  const pages = () => mount(DEMO)
  /** As the proxy sends it on: from this machine, under this machine's name. */
  const getAsProxy = (path: string, headers = {}) =>
    pages().request(`http://localhost:3000${path}`, { headers })

  test.each([
    ['no key', '', {}],
    ['a wrong key', '?key=x', {}],
    ['a wrong key of the same length', `?key=${'x'.repeat(key.length)}`, {}],
    ['a wrong key that was kept', '', { cookie: 'cosmic-dev-key=x' }],
  ])('%s shows no email, only where to find the key', async (_, query, headers) => {
    for (const path of ['/dev/mailbox', '/dev/mailbox/messages.json', '/dev/mailbox/email/x']) {
      const response = await getAsProxy(path + query, headers)
      expect(response.status).toBe(404)
      const html = await response.text()
      expect(html).toContain('The server prints an address with the key when it starts.')
      expect(html).not.toContain('example.com')
      expect(response.headers.get('set-cookie')).toBeNull()
    }
  })

  test('the printed address opens the mailbox and stores the key in an HttpOnly cookie', async () => {
    const { pathname, search } = new URL(accessAt(DEMO).linkTo('/dev/mailbox'))
    const opened = await getAsProxy(pathname + search, { accept: 'text/html' })
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/dev/mailbox'])
    const kept = opened.headers.get('set-cookie') ?? ''
    expect(kept).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
    const cookie = kept.split(';')[0]
    const page = await getAsProxy('/dev/mailbox', { cookie, 'x-forwarded-for': '203.0.113.9' })
    expect(await page.text()).toContain('p1@example.com')
  })

  test('a program sends the key with each call', async () => {
    const answer = await getAsProxy(`/dev/mailbox/messages.json?to=p1@example.com&key=${key}`)
    expect((await answer.json()).messages).toHaveLength(1)
  })
})
