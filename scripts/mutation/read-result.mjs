import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What Vitest says when it ends a test or a hook. */
const TIME_OUT = /\b(?:Test|Hook) timed out in \d+ ?ms/

/**
 * A slow machine ends tests too, so a time-out says nothing about the code.
 *
 * @param {number | null} status of Vitest; null if it was ended
 * @param {string} report the file of its JSON reporter
 * @returns {'caught' | 'timed out' | 'survived'}
 */
export function readResult(status, report) {
  if (status === 0) return 'survived'
  if (status === null || !existsSync(report)) return 'timed out'
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failures = testResults.flatMap(failuresOf)
  // Without any, an error outside of the tests ended the run.
  return failures.length > 0 && failures.every((message) => TIME_OUT.test(message))
    ? 'timed out'
    : 'caught'
}

/**
 * @param {string} report the file of its JSON reporter
 * @param {string} root the folder that the files are below
 * @returns {string[]} the files with a test that failed
 */
export function readFailedFiles(report, root) {
  if (!existsSync(report)) return []
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults
    .filter((file) => failuresOf(file).length > 0)
    .map(({ name }) => relative(root, name))
}

/** A file whose hooks failed has a message of its own. */
function failuresOf({ status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0) return failed.map(({ failureMessages }) => failureMessages.join('\n'))
  return status === 'failed' ? [message] : []
}
