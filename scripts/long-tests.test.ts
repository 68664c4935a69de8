import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { longProjects, wholeInLongRun } from '../vitest.config.ts'

const root = join(import.meta.dirname, '..')

const filesOf = (projects: Record<string, string[]>) =>
  globSync(Object.values(projects).flat(), { cwd: root })

test('npm run test:long runs the files that have a full size, backups and the access matrix', () => {
  const withFullSize = globSync('{src,stand-ins,e2e,scripts}/**/*.test.{ts,tsx}', { cwd: root })
    .filter((file) => file !== 'scripts/long-tests.test.ts')
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("testing/long.ts'"))
  const whole = filesOf(wholeInLongRun)
  expect(whole.toSorted()).toEqual([
    'e2e/backup.test.ts',
    'src/access.database.test.ts',
    'src/backup/backup.both-databases.test.ts',
    'src/backup/older-backup.database.test.ts',
  ])
  const run = filesOf(longProjects)
  expect(run.toSorted()).toEqual([...withFullSize, ...whole].toSorted())
  expect(run.length).toBeGreaterThan(15)
})
