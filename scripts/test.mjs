// npm test: installs if needed, then habits, unit, route, contract and browser tests; ends with the counts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, nodeBinary, run, runTool } from './setup.mjs'

ensureInstalled()
ensureBuilt()

const checked = run(nodeBinary, ['scripts/check.mjs'])

const folder = mkdtempSync(join(tmpdir(), 'cosmic-path-test-'))
const report = join(folder, 'report.json')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const tested = runTool('vitest', ['run', ...reporters])

const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } =
  JSON.parse(readFileSync(report, 'utf8'))
rmSync(folder, { recursive: true })
// A file that could not even be loaded has no failed test, but it failed.
const failed = Math.max(numFailedTests, tested === 0 ? 0 : Math.max(1, numFailedTestSuites))
const failures = failed + (checked === 0 ? 0 : 1)
if (checked !== 0) console.error('npm run check failed; what it found stands above.')
const skipped = numPendingTests + numTodoTests
console.log(`${numPassedTests} passed, ${failures} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(failures === 0 ? 0 : 1)
