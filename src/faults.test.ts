import { expect, test } from 'vitest'
import { missingTests, rowsNamingTests } from '#testing/named-tests.ts'

test('every fault names a test that exists', () => {
  const rows = rowsNamingTests('docs/faults.md')
  expect(rows.length).toBeGreaterThan(20)
  expect(missingTests(rows)).toEqual([])
})
