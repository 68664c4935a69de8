import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { longProjects } from '../vitest.config.ts'

const root = join(import.meta.dirname, '..')

test('npm run test:long runs exactly the files that have a full size', () => {
  const withFullSize = globSync('{src,stand-ins,e2e,scripts}/**/*.test.{ts,tsx}', { cwd: root })
    .filter((file) => file !== 'scripts/long-tests.test.ts')
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("testing/long.ts'"))
  const run = globSync(Object.values(longProjects).flat(), { cwd: root })
  expect(run.toSorted()).toEqual(withFullSize.toSorted())
  expect(run.length).toBeGreaterThan(15)
})
