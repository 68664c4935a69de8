import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { users } from '#identity/users-table.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { prepareBatchedAnswer } from './batched-answer.ts'

const issuer = 'https://example.com'
/** Delimiters of JSON, of arrays and of rows in PostgreSQL. */
const subjects = ['plain', `'quoted' "twice"`, '{a,b}', '(c)', 'd\\e', 'null', '', 'Å 🌙', '\u2028']

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const rows = subjects.map((subject) => ({ issuer, subject, email: `of ${subject}` }))
  await database.db.insert(users).values(rows)
})
afterAll(() => database.close())

function prepareEmails(name = `emails_${randomUUID()}`) {
  const { db } = database
  return prepareBatchedAnswer(db, {
    name,
    parameters: { subject: 'text', issuer: 'text' },
    answer: (asked) =>
      db
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.issuer, asked.issuer), eq(users.subject, asked.subject))),
  })
}

test('answers each question as if it were asked alone', async () => {
  const findEmail = prepareEmails()
  const known = [...subjects, 'plain'].map((subject) => findEmail({ issuer, subject }))
  const unknown = [
    findEmail({ issuer, subject: 'nobody' }),
    findEmail({ issuer: 'https://example.org', subject: 'plain' }),
    findEmail({ issuer, subject: null }),
    findEmail({ issuer, subject: undefined }),
  ]
  expect(await Promise.all(known)).toEqual([...subjects, 'plain'].map((subject) => `of ${subject}`))
  expect(await Promise.all(unknown)).toEqual([undefined, undefined, undefined, undefined])
  expect(await findEmail({ issuer, subject: 'plain' })).toBe('of plain')
})

test('fails a question that the database cannot read, and none beside it', async () => {
  const findEmail = prepareEmails()
  const questions = ['plain', 'a\0b', '(c)'].map((subject) => findEmail({ issuer, subject }))
  expect(await Promise.allSettled(questions)).toMatchObject([
    { value: 'of plain' },
    { status: 'rejected' },
    { value: 'of (c)' },
  ])
})

test('answers from the database as it is when the question comes', async () => {
  const findEmail = prepareEmails()
  const before = findEmail({ issuer, subject: 'plain' })
  expect(await before).toBe('of plain')
  await database.db.update(users).set({ email: 'new' }).where(eq(users.subject, 'plain'))
  expect(await findEmail({ issuer, subject: 'plain' })).toBe('new')
  await database.db.update(users).set({ email: 'of plain' }).where(eq(users.subject, 'plain'))
})

test('is planned once for a connection, however many questions it is asked', async () => {
  const name = 'emails_planned_once'
  await database.db.transaction(async (tx) => {
    const findEmail = prepareBatchedAnswer(tx, {
      name,
      parameters: { subject: 'text' },
      answer: ({ subject }) =>
        tx.select({ email: users.email }).from(users).where(eq(users.subject, subject)).limit(1),
    })
    // PostgreSQL tries five plans for the values before it decides.
    for (let size = 1; size <= 10; size++)
      await Promise.all(subjects.slice(0, size).map((subject) => findEmail({ subject })))
    const plans = (await tx.execute(
      sql`select generic_plans::int, custom_plans::int from pg_prepared_statements where name = ${name}`,
    )) as unknown as { rows: object[] }
    // The embedded database keeps no statements.
    const onServer = [{ generic_plans: 5, custom_plans: 5 }]
    expect(plans.rows).toEqual(inject('postgresUrl') ? onServer : [])
  })
})
