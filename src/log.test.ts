import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError } from './log.ts'

test('logs a database error without the values of its statement', () => {
  const cause = new Error('duplicate key')
  const failed = new DrizzleQueryError('insert into readings values ($1)', ['born in Tampa'], cause)
  expect(failed.message).toContain('Tampa')
  const logged = JSON.stringify(describeError(failed))
  expect(logged).not.toContain('Tampa')
  expect(logged).toContain('insert into readings')
  expect(logged).toContain('duplicate key')
  expect(logged).toContain('log.test.ts')
})

test('removes values that look like a stack line', () => {
  const values = ['born\n    at noon', 'in Tampa']
  const failed = new DrizzleQueryError(
    'insert into readings values ($1, $2)',
    values,
    new Error('no'),
  )
  const logged = JSON.stringify(describeError(failed))
  expect(logged).not.toContain('Tampa')
  expect(logged).toContain('log.test.ts')
})

test('removes the values from the plain-object errors of the job queue', () => {
  const message = 'duplicate key'
  const copy = {
    message,
    stack: 'Error: duplicate key',
    code: '23505',
    detail: 'Key (born in Tampa)',
  }
  expect(describeError(copy)).toMatchObject({ message, code: '23505' })
  expect(JSON.stringify(describeError(copy))).not.toContain('Tampa')
})
