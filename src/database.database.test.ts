import { afterAll, beforeAll, expect, test } from 'vitest'
import { isReachable, type OpenDatabase } from './database.ts'
import { findUser, saveUser } from './identity/users-table.ts'
import { openTestDatabase } from './testing/databases.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const ada = {
  issuer: 'https://issuer.test',
  subject: 'ada',
  email: 'ada@example.com',
  emailVerified: true,
  displayName: 'Ada',
  photoUrl: null,
  signedInAt: new Date(),
  sessionId: undefined,
  token: '',
}

test('a person is one row, whatever address the provider names later', async () => {
  const first = await saveUser(database.db, ada)
  const again = await saveUser(database.db, { ...ada, email: 'ada@new.example.com' })
  expect(again.id).toBe(first.id)
  expect(await findUser(database.db, ada)).toMatchObject({
    email: 'ada@new.example.com',
    firstName: 'Ada',
    isAdmin: false,
  })
})

test('the same subject of another issuer is another person', async () => {
  const first = await saveUser(database.db, ada)
  const other = await saveUser(database.db, { ...ada, issuer: 'https://other.test' })
  expect(other.id).not.toBe(first.id)
})

test('a database says whether it answers', async () => {
  expect(await isReachable(database.db)).toBe(true)
})
