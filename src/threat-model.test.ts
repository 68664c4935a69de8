import { expect, test } from 'vitest'
import { missingTests, rowsNamingTests } from '#testing/named-tests.ts'

const rows = rowsNamingTests('docs/threat-model.md').filter((line) => /^\| V\d+ /.test(line))

test('every line of the threat model names a test that exists', () => {
  expect(rows.length).toBeGreaterThan(20)
  expect(missingTests(rows)).toEqual([])
})

test('the threat model has every chapter of the standard, except WebRTC', () => {
  const chapters = new Set(rows.map((row) => Number(/^\| V(\d+)/.exec(row)?.[1])))
  expect([...chapters].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 16 }, (_, nth) => nth + 1),
  )
})

test('the requirements of a line are of its chapter', () => {
  const named = rows.filter((row) => /^\| V\d+ [\w ]+:/.test(row))
  expect(named.length).toBeGreaterThan(20)
  for (const row of named)
    expect(row).toMatch(/^\| V(\d+) [\w ]+: \1\.\d+\.\d+(, \1\.\d+\.\d+)* \|/)
})
