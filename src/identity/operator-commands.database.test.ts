import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { type OperatorChange, OperatorCommand, runOperatorCommand } from './operator-commands.ts'

let app: TestApp
let ada: Record<string, string>
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.signUp('ada@example.com')
  await app.request('/api/auth/sync', { method: 'POST', headers: ada })
})
afterAll(() => app.close())

const changes: OperatorChange[] = []
const run = (command: object) =>
  runOperatorCommand(app.database.db, OperatorCommand.parse(command), async (_tx, change) => {
    changes.push(change)
  })
const isAdmin = async () =>
  (await (await app.request('/api/auth/user', { headers: ada })).json()).isAdmin

test('[2.5] nobody who signs up is an administrator', async () => {
  expect(await isAdmin()).toBe(false)
  expect((await run({ name: 'list' })).lines).toEqual(['There is no administrator.'])
})

test('the command line grants and revokes administrator access', async () => {
  const granted = await run({ name: 'grant', email: 'Ada@Example.com' })
  expect(granted.isDone).toBe(true)
  expect(granted.lines.join(' ')).toContain('not confirmed')
  expect(await isAdmin()).toBe(true)
  expect((await run({ name: 'list' })).lines).toEqual(['ada@example.com'])
  expect((await run({ name: 'revoke', email: 'ada@example.com' })).isDone).toBe(true)
  expect(await isAdmin()).toBe(false)
})

test('what a command changes is recorded, and undone where it cannot be', async () => {
  const email = 'grace@example.com'
  const headers = await app.signUp(email)
  const { id } = await (await app.request('/api/auth/user', { headers })).json()
  changes.length = 0
  for (const name of ['grant', 'revoke', 'disable', 'enable']) await run({ name, email })
  await run({ name: 'list' })
  await run({ name: 'grant', email: 'nobody@example.com' })
  expect(changes).toEqual(
    ['grant', 'revoke', 'disable', 'enable'].map((name) => ({ name, userIds: [id] })),
  )
  const command = OperatorCommand.parse({ name: 'grant', email })
  const failing = runOperatorCommand(app.database.db, command, () =>
    Promise.reject(new Error('The log cannot be written')),
  )
  await expect(failing).rejects.toThrow('The log cannot be written')
  expect((await run({ name: 'list' })).lines).toEqual(['There is no administrator.'])
})

test('an unknown address is reported', async () => {
  for (const name of ['grant', 'revoke', 'disable', 'enable']) {
    const answer = await run({ name, email: 'nobody@example.com' })
    expect(answer.isDone).toBe(false)
    expect(answer.lines[0]).toContain('nobody@example.com')
  }
})

test('[2.5] no call of the API makes an administrator', async () => {
  const headers = { ...ada, 'content-type': 'application/json' }
  const profile = { firstName: 'Ada', mobileNumber: null, isAdmin: true }
  for (const [method, path, body] of [
    ['PUT', '/api/auth/profile', profile],
    ['POST', '/api/auth/sync', { isAdmin: true }],
    ['POST', '/api/identity/update-user', { isAdmin: true }],
  ] as const)
    await app.request(path, { method, headers, body: JSON.stringify(body) })
  expect(await isAdmin()).toBe(false)
  expect((await run({ name: 'list' })).lines).toEqual(['There is no administrator.'])
})

test('[6.6] administrator is the only role', async () => {
  const user = await (await app.request('/api/auth/user', { headers: ada })).json()
  const roles = Object.keys(user).filter((name) => /^is[A-Z]|role|permission|scope/i.test(name))
  expect(roles).toEqual(['isAdmin'])
})

test.each([
  {},
  { name: 'grant' },
  { name: 'grant', email: 'x' },
  { name: 'drop', email: 'a@b.example' },
])('%o is not a command', (command) => {
  expect(OperatorCommand.safeParse(command).success).toBe(false)
})
