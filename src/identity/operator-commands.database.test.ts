import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { OperatorCommand, runOperatorCommand } from './operator-commands.ts'

let app: TestApp
let ada: Record<string, string>
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.signUp('ada@example.com')
  await app.request('/api/auth/sync', { method: 'POST', headers: ada })
})
afterAll(() => app.close())

const run = (command: object) => runOperatorCommand(app.database.db, OperatorCommand.parse(command))
const isAdmin = async () =>
  (await (await app.request('/api/auth/user', { headers: ada })).json()).isAdmin

test('nobody is administrator by signing up', async () => {
  expect(await isAdmin()).toBe(false)
  expect((await run({ name: 'list' })).lines).toEqual(['There is no administrator.'])
})

test('administrators are made and unmade at the command line', async () => {
  const granted = await run({ name: 'grant', email: 'Ada@Example.com' })
  expect(granted.isDone).toBe(true)
  expect(granted.lines.join(' ')).toContain('not confirmed')
  expect(await isAdmin()).toBe(true)
  expect((await run({ name: 'list' })).lines).toEqual(['ada@example.com'])
  expect((await run({ name: 'revoke', email: 'ada@example.com' })).isDone).toBe(true)
  expect(await isAdmin()).toBe(false)
})

test('an address that nobody has is said to be unknown', async () => {
  for (const name of ['grant', 'revoke', 'disable', 'enable']) {
    const answer = await run({ name, email: 'nobody@example.com' })
    expect(answer.isDone).toBe(false)
    expect(answer.lines[0]).toContain('nobody@example.com')
  }
})

test('no call of the API makes an administrator', async () => {
  const body = JSON.stringify({ firstName: 'Ada', mobileNumber: null, isAdmin: true })
  const headers = { ...ada, 'content-type': 'application/json' }
  await app.request('/api/auth/profile', { method: 'PUT', headers, body })
  expect(await isAdmin()).toBe(false)
})

test.each([
  {},
  { name: 'grant' },
  { name: 'grant', email: 'x' },
  { name: 'drop', email: 'a@b.example' },
])('%o is no command', (command) => {
  expect(OperatorCommand.safeParse(command).success).toBe(false)
})
