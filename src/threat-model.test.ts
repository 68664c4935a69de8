import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/threat-model.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d+ /.test(line))

test('every line of the threat model names a test that exists', () => {
  const missing = rows.flatMap((row) => {
    const shownBy = row.split(' | ').at(-1)?.replace(/ \|$/, '') ?? ''
    const named = shownBy.split('; ').map((each) => /^`([^`]+)`: (.+)$/.exec(each))
    return named.flatMap((found) => {
      const [, file = '', title = ''] = found ?? []
      const isThere = found && readFileSync(join(root, file), 'utf8').includes(title)
      return isThere ? [] : [`${row.split(' | ')[0]}: ${shownBy}`]
    })
  })
  expect(rows.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

test('the threat model has every chapter of the standard, except WebRTC', () => {
  const chapters = new Set(rows.map((row) => Number(/^\| V(\d+)/.exec(row)?.[1])))
  expect([...chapters].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 16 }, (_, nth) => nth + 1),
  )
})
