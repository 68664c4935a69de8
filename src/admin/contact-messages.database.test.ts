import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessages } from '#contact/contact-messages-table.ts'
import type { AuditLog } from '#contract/admin-audit.ts'
import type { ContactMessage } from '#contract/contact.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const LIST = '/api/admin/contact-messages'

let app: TestApp
let admin: Record<string, string>
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signUpAdmin('ada@example.com')
})
afterAll(() => app.close())

async function store(count: number, sentAt: Date) {
  const rows = Array.from({ length: count }, (_, nth) => ({
    ...{ key: randomUUID(), email: 'grace@example.com', message: `Message ${nth}` },
    sentAt,
  }))
  await app.database.db.insert(contactMessages).values(rows)
}

async function read(query = '', headers = admin) {
  const answer = await app.request(`${LIST}${query}`, { headers })
  return { status: answer.status, body: await answer.json() }
}

const remove = (id: string, headers = admin) =>
  app.request(`${LIST}/${id}`, { method: 'DELETE', headers })

test('lists every message once, newest first, also those of the same instant', async () => {
  await store(60, new Date('2026-11-20T10:00:00.123Z'))
  await store(1, new Date('2026-11-21T10:00:00.000Z'))
  const first = (await read()).body
  expect(first.messages).toHaveLength(50)
  expect(first.messages[0]).toMatchObject({ sentAt: '2026-11-21T10:00:00.000Z', hasAccount: false })
  const second = (await read(`?before=${encodeURIComponent(first.next)}`)).body
  expect(second.messages).toHaveLength(11)
  expect(second.next).toBeNull()
  const ids = [...first.messages, ...second.messages].map(({ id }: ContactMessage) => id)
  expect(new Set(ids).size).toBe(61)
})

test('deletes one message, once', async () => {
  const { id } = (await read()).body.messages[0]
  expect((await remove(id)).status).toBe(200)
  expect((await remove(id)).status).toBe(404)
  expect((await remove('x')).status).toBe(404)
  expect(await app.database.db.$count(contactMessages, eq(contactMessages.id, id))).toBe(0)
})

test('the audit log names who deleted a message, and nothing of the message', async () => {
  const logs = async () => (await app.request('/api/admin/audit-logs', { headers: admin })).json()
  const deletions = async () =>
    (await logs()).logs.filter(({ action }: AuditLog) => action === 'message deleted')
  const before = (await deletions()).length
  const { id } = (await read()).body.messages[0]
  await remove(id)
  await remove(id)
  const after = await deletions()
  expect(after).toHaveLength(before + 1)
  expect(after[0]).toMatchObject({
    featureName: 'contact_messages',
    actor: 'ada@example.com',
    account: null,
  })
  expect(JSON.stringify(after)).not.toMatch(/grace|Message \d/)
})

test('[6.4] is for administrators only', async () => {
  const grace = await app.signUpSubscribed('grace@example.com')
  const { id } = (await read()).body.messages[0]
  expect((await read('', grace)).status).toBe(403)
  expect((await remove(id, grace)).status).toBe(403)
  expect((await read('', {})).status).toBe(401)
  expect(await app.database.db.$count(contactMessages, eq(contactMessages.id, id))).toBe(1)
})
