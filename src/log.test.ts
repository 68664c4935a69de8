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

test('removes addresses, keys and tokens from the messages of other programs', () => {
  const refused = new Error(
    '550 5.1.1 <ada@mail.example.co.uk>: unknown; Authorization: Bearer abc.def sk-live12345678; ' +
      'GET /confirm?token=s3cret&a=b; eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0. smtp://me:pa55@mail.example.com',
  )
  const logged = JSON.stringify(describeError(new Error('Not sent', { cause: refused })))
  for (const secret of ['ada', 'abc.def', 'sk-live', 's3cret', 'eyJ', 'pa55'])
    expect(logged).not.toContain(secret)
  expect(logged).toContain('550 5.1.1 <(address)>: unknown')
  expect(logged).toContain('a=b')
  expect(logged).toContain('log.test.ts')
})

test('removes the value that PostgreSQL cannot read', () => {
  const error = Object.assign(new Error('invalid input syntax for type date: "born "in" Tampa"'), {
    code: '22007',
  })
  const logged = JSON.stringify(describeError(error))
  expect(logged).not.toContain('Tampa')
  expect(logged).toContain('invalid input syntax for type date')
})
