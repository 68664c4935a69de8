// npm test: installs and builds if needed, checks, runs every test; ends with the counts.
// npm test -- PATH…: the tests of these files alone. --changed: those that a change touches. --long: the full sizes.
// --faults: the tests that docs/faults.md names.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, nodeBinary, root, runTool } from './setup.mjs'

const which = process.argv.slice(2)

ensureInstalled()
const chosen = choose(which)
// Runs beside the build and the first tests, which leave the cores partly idle.
const checking = chosen.isAll ? startCheck() : undefined
if (chosen.needsSite) ensureBuilt()

const folder = mkdtempSync(join(tmpdir(), 'cosmic-path-test-'))
const summary = join(folder, 'summary.json')
const reporters = ['--reporter=default', '--reporter=./scripts/test-summary.mjs']
const tested = runTool('vitest', ['run', ...reporters, ...chosen.arguments], {
  variables: { TEST_SUMMARY: summary },
})
const counts = existsSync(summary)
  ? JSON.parse(readFileSync(summary, 'utf8'))
  : { passed: 0, failed: 0, skipped: 0 }
rmSync(folder, { recursive: true })

const checked = checking ? await checking : 0
if (checked !== 0) console.error('npm run check failed; what it found stands above.')
// A run can fail without a failed test, for example by a timeout at its end.
const failed = Math.max(counts.failed, tested === 0 ? 0 : 1) + (checked === 0 ? 0 : 1)
const skipped = counts.skipped ? `, ${counts.skipped} skipped` : ''
console.log(`${counts.passed} passed, ${failed} failed${skipped}`)
process.exit(failed === 0 ? 0 : 1)

function choose([first, ...more]) {
  if (first === undefined) return { isAll: true, needsSite: true, arguments: [] }
  if (first === '--long') return { needsSite: true, arguments: ['--mode=long', ...more] }
  if (first === '--changed')
    return { needsSite: true, arguments: [`--changed=${base()}`, '--passWithNoTests', ...more] }
  if (first === '--faults') return { needsSite: true, arguments: [...faultTests(), ...more] }
  const needsSite = which.some((path) => path.includes('e2e'))
  return { needsSite, arguments: which }
}

function faultTests() {
  const page = readFileSync(join(root, 'docs/faults.md'), 'utf8')
  return [...new Set(page.match(/(?<=`)[^`]+\.test\.ts(?=`)/g))]
}

/** @returns its exit status */
async function startCheck() {
  const check = spawn(nodeBinary, ['scripts/check.mjs'], { cwd: root, stdio: 'inherit' })
  process.once('exit', () => check.kill())
  const [status] = await once(check, 'exit')
  return status
}

/** On a branch, everything that it changes; on main, what is not committed yet. */
function base() {
  const git = (...words) =>
    spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  if (git('rev-parse', '--abbrev-ref', 'HEAD') === 'main') return 'HEAD'
  return git('merge-base', 'main', 'HEAD') || 'HEAD'
}
