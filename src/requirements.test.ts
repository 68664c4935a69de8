import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

// A letter names a part: `[8.1b]` is part of 8.1.
test('every number in a test title has a line in docs/requirements.md', () => {
  const files = globSync('{src,e2e,scripts/*}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules'],
  })
  const named = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\[(\d+\.\d+)[a-z]?\]/g)].map(([, n]) => n),
  )
  const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  const described = new Set([...text.matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(([, n]) => n))
  expect(named.length).toBeGreaterThan(0)
  expect([...new Set(named)].filter((number) => !described.has(number))).toEqual([])
})
