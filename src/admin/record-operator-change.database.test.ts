import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditLog } from '#contract/admin-audit.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { OperatorCommand, runOperatorCommand } from '#identity/operator-commands.ts'
import { deleteUser } from '#identity/users-table.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { recordOperatorChange } from './record-operator-change.ts'

let app: TestApp
let admin: Record<string, string>
let eveId: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signUpAdmin('ada@example.com')
  const headers = await app.signUp('eve@example.com')
  eveId = (await (await app.request('/api/auth/user', { headers })).json()).id
})
afterAll(() => app.close())

const run = (name: string, email = 'eve@example.com') =>
  runOperatorCommand(
    { db: app.database.db, record: recordOperatorChange },
    OperatorCommand.parse({ name, email }),
  )

async function logs(): Promise<AuditLog[]> {
  const answer = await app.request('/api/admin/audit-logs', { headers: admin })
  const { logs: found } = await answer.json()
  return found.filter(({ featureName }: AuditLog) => featureName in adminMessages.auditLog.topics)
}
const summaries = async () =>
  (await logs()).map(({ featureName, action, actor, account }) => [
    featureName,
    action,
    actor,
    account,
  ])

test('the audit log shows what commands of the operator have changed, newest first', async () => {
  for (const name of ['grant', 'revoke', 'disable', 'enable']) await run(name)
  await run('list')
  await run('grant', 'nobody@example.com')
  expect(await summaries()).toEqual([
    ['accounts', 'enabled', null, 'eve@example.com'],
    ['accounts', 'disabled', null, 'eve@example.com'],
    ['administrators', 'access revoked', null, 'eve@example.com'],
    ['administrators', 'access granted', null, 'eve@example.com'],
  ])
})

test('an account that has never been used here has an entry without a name', async () => {
  await app.signUp('new@example.com')
  await run('disable', 'new@example.com')
  expect((await summaries())[0]).toEqual(['accounts', 'disabled', null, null])
})

test('such an entry cannot be restored', async () => {
  const [{ id = '' } = {}] = await logs()
  const answer = await app.request(`/api/admin/audit-logs/${id}/restore`, {
    method: 'POST',
    headers: { ...admin, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(400)
  expect((await answer.json()).error).toBe(adminMessages.refusals.noConfigEntry)
})

test('an entry loses the address with the account, and stays', async () => {
  const before = (await logs()).length
  await deleteUser(app.database.db, eveId)
  const after = await logs()
  expect(after).toHaveLength(before)
  expect(JSON.stringify(after)).not.toContain('eve@')
})
