import { expect, test } from 'vitest'
import { checkRetention } from './check-retention.ts'

const answered = (retentionRanAt: string | null) =>
  checkRetention(
    Promise.resolve({
      kind: 'answered',
      facts: { version: '18.0', now: '2026-11-29T12:00:00.000Z', migratedTo: 1, retentionRanAt },
      aheadMs: 0,
    }),
  )

test('the deletion of last night is fine, and one that is two nights late is not', async () => {
  expect(await answered('2026-11-28T03:07:00.000Z')).toMatchObject({ status: 'ok' })
  expect(await answered('2026-11-27T03:07:00.000Z')).toMatchObject({
    status: 'warning',
    sentence: expect.stringContaining('last deleted at 2026-11-27T03:07:00.000Z'),
  })
})

test('before the first night, and without an answer of the database, nothing is known', async () => {
  expect(await answered(null)).toMatchObject({ status: 'off' })
  expect(await checkRetention(Promise.resolve({ kind: 'closed' }))).toMatchObject({ status: 'off' })
  const failed = Promise.reject(new Error('no answer'))
  expect(await checkRetention(failed)).toMatchObject({ status: 'off' })
})
