import { afterAll, beforeAll, expect, test } from 'vitest'
import { receivedEmail } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { addAuthenticator, addPasskey, PASSWORD, signUpConfirmed } from '#testing/two-factor.ts'
import { createVisitor } from '#testing/visitor.ts'
import {
  type OperatorChange,
  OperatorCommand,
  type OperatorDeps,
  runOperatorCommand,
} from './operator-commands.ts'

let app: TestApp
let ada: Record<string, string>
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.signUp('ada@example.com')
  await app.request('/api/auth/sync', { method: 'POST', headers: ada })
})
afterAll(() => app.close())

const changes: OperatorChange[] = []
const record = async (_tx: unknown, change: OperatorChange) => void changes.push(change)
const run = (command: object, different: Partial<OperatorDeps> = {}) =>
  runOperatorCommand(
    { db: app.database.db, outbox: app.outbox, publicUrl: app.publicUrl, record, ...different },
    OperatorCommand.parse(command),
  )
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
  const failing = run(
    { name: 'grant', email },
    { record: () => Promise.reject(new Error('The log cannot be written')) },
  )
  await expect(failing).rejects.toThrow('The log cannot be written')
  expect((await run({ name: 'list' })).lines).toEqual(['There is no administrator.'])
})

test('an unknown address is reported', async () => {
  for (const name of ['grant', 'revoke', 'disable', 'enable', 'two-factor-off']) {
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

test('two-step verification is turned off for somebody who has lost the device', async () => {
  const email = 'lost@example.com'
  const visitor = await signUpConfirmed(app, email)
  expect((await run({ name: 'two-factor-off', email })).lines).toEqual([
    `${email} has no second factor.`,
  ])
  await addAuthenticator(visitor)
  await addPasskey(visitor)
  expect((await createVisitor(app).signIn(email, PASSWORD)).status).toBe(403)
  changes.length = 0
  const { isDone, lines } = await run({ name: 'two-factor-off', email: 'Lost@Example.com' })
  expect(changes.map(({ name }) => name)).toEqual(['two-factor-off'])
  expect(isDone).toBe(true)
  expect(lines.at(-1)).toBe('An email tells them.')
  await receivedEmail(app, email, /Two-step verification was turned off/)
  expect((await createVisitor(app).signIn(email, PASSWORD)).status).toBe(200)
})
