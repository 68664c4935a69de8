import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import type { RequestContext } from '#serve.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { createMailbox } from './mailbox-mailer.ts'
import { mailboxPages } from './mailbox-pages.ts'
import { listReceived } from './mailbox-table.ts'

let database: OpenDatabase
let app: Hono<RequestContext>
let clientAddress = '127.0.0.1'
beforeAll(async () => {
  database = await openTestDatabase()
  app = new Hono<RequestContext>()
  app.use(async (c, next) => {
    c.set('clientAddress', clientAddress)
    await next()
  })
  app.route('/', mailboxPages(database.db))
  const mailbox = createMailbox(database.db)
  const letter = { html: '<html><head></head><body><p>Ünïcode</p></body></html>' }
  await mailbox.deliver({
    ...letter,
    to: 'ada@example.com',
    subject: 'Hello <script>alert(1)</script>',
    text: 'Open https://cosmic.example/x?a=1&b=2 now',
  })
  for (let i = 0; i < 3; i++)
    await mailbox.deliver({ ...letter, to: `p${i}@example.com`, subject: `No ${i}`, text: 'x' })
})
afterAll(() => database.close())

const get = (path: string, headers = {}) => app.request(`http://localhost:3000${path}`, { headers })

test('a letter is shown as it would arrive, in both forms', async () => {
  const [letter] = await listReceived(database.db, 'Ada@example.com')
  expect(letter?.html).toContain('Ünïcode')
  const page = await (await get(`/dev/mailbox/${letter?.id}`)).text()
  expect(page).toContain('Ünïcode')
  expect(page).toContain('href="https://cosmic.example/x?a=1&amp;b=2"')
  expect(page).toContain('sandbox=')
  expect(page).not.toContain('<script>')
})

test('the list has the newest first, and can be asked for one address', async () => {
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

test('a letter that does not exist is not found', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-000000000000', "1' or '1"])
    expect((await get(`/dev/mailbox/${encodeURIComponent(id)}`)).status).toBe(404)
})

test('to other machines there is no mailbox', async () => {
  expect((await get('/dev/mailbox', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
  expect((await get('/dev/mailbox', { host: 'evil.example' })).status).toBe(404)
  clientAddress = '192.168.1.7'
  for (const path of ['/dev/mailbox', '/dev/mailbox/messages.json', '/dev/mailbox/x'])
    expect((await get(path)).status).toBe(404)
  clientAddress = '127.0.0.1'
})
