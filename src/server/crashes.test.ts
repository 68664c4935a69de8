import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Runs statements in a child process that logs its crashes. */
function run(statements: string) {
  const program = `
    import { DrizzleQueryError } from 'drizzle-orm'
    import { logCrashes, logPrintedErrors } from '#server/crashes.ts'
    import { createLog } from '#log.ts'
    const log = createLog('info')
    logCrashes(log)
    logPrintedErrors(log)
    const failedQuery = (cause) => new DrizzleQueryError('insert', ['ada@example.com'], cause)
    ${statements}`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '..', '..'),
    encoding: 'utf8',
  })
}

test.each(['throw', 'Promise.reject'])(
  'an error of a bug ends the process, without the values of a statement (%s)',
  (how) => {
    const failed = "failedQuery(new Error('duplicate key'))"
    const { status, stdout, stderr } = run(
      how === 'throw' ? `setTimeout(() => { throw ${failed} })` : `${how}(${failed})`,
    )
    expect(status).toBe(1)
    expect(stdout).toContain('duplicate key')
    expect(stdout + stderr).not.toContain('ada@example.com')
  },
)

test('keeps running when background work loses the database', () => {
  const { status, stdout } = run(`
    Promise.reject(failedQuery(new Error('Connection terminated unexpectedly')))
    setTimeout(() => console.log('still here'), 50)`)
  expect(status).toBe(0)
  expect(stdout).toContain('Connection terminated unexpectedly')
  expect(stdout).toContain('still here')
})

test('logs errors that a library prints, without statement values', () => {
  const { status, stdout, stderr } = run(`
    console.error('# SERVER_ERROR:', failedQuery(new Error('relation does not exist')))
    console.error('a sentence')`)
  expect(status).toBe(0)
  expect(stdout).toContain('relation does not exist')
  expect(stdout + stderr).not.toContain('ada@example.com')
  expect(stderr).toBe('a sentence\n')
})
