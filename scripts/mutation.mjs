// npm run test:mutation [-- PATH…]: applies each fault of scripts/mutation/faults.mjs whose file is below a path to a copy of the
// sources, one at a time, and runs its tests. A fault is caught if a test fails on it; one that only makes tests time out is not.
// Prints the faults that survive, and fails if one is not explained or fewer than 90 % are caught. --list: the faults by folder.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { faults } from './mutation/faults.mjs'
import { readFailedFiles, readResult } from './mutation/read-result.mjs'
import { reportStaleFaults } from './mutation/stale-faults.mjs'
import { ensureBuilt, ensureInstalled, fail, nodeBinary, root } from './setup.mjs'

const COPIES = 2
const GOAL = 0.9
/** A fault can make a loop endless, which no time limit of a test ends. */
const RUN_LIMIT_MS = 10 * 60_000
const CODE_FOLDERS = ['src', 'stand-ins', 'scripts', 'e2e', 'data', 'docs', 'migrations', 'build']
const REPORT = 'report.json'
const CODE_FILES = ['package.json', 'vitest.config.ts', 'tsconfig.json']

const paths = process.argv.slice(2)
if (paths[0] === '--list') listFolders()

ensureInstalled()
ensureBuilt()

const waiting = faults.filter(({ file }) =>
  paths.length ? paths.some((path) => file.startsWith(path)) : true,
)
const total = waiting.length
const results = { caught: [], 'timed out': [], survived: [] }
if (!reportStaleFaults(root)) process.exit(1)
await requirePassingTests()
await Promise.all(Array.from({ length: COPIES }, work))

console.log(`\n${results.caught.length} of ${total} faults caught`)
const uncaught = [...results.survived, ...results['timed out']]
for (const name of ['timed out', 'survived'])
  for (const { file, rule, explanation } of results[name])
    console.log(`${name}: ${file}: ${rule}${explanation ? ` (${explanation})` : ''}`)
const isGood =
  uncaught.every(({ explanation }) => explanation) && results.caught.length >= GOAL * total
process.exit(isGood ? 0 : 1)

function listFolders() {
  // Not by Map.groupBy, which Node.js 20 doesn't have.
  const folders = faults.map(({ file }) => dirname(file))
  for (const folder of [...new Set(folders)].sort()) {
    const count = folders.filter((one) => one === folder).length
    console.log(`${String(count).padStart(4)}  ${folder}`)
  }
  process.exit()
}

/** A test that fails without a fault would catch every one. */
async function requirePassingTests() {
  const copy = makeCopy()
  const all = await runTests(copy, [...new Set(waiting.flatMap(testsOf))])
  // On a busy machine a test may fail once.
  const failed = all === 'survived' ? [] : readFailedFiles(join(copy, REPORT), copy)
  const again = failed.length > 0 ? await runTests(copy, failed) : all
  rmSync(copy, { recursive: true })
  if (again !== 'survived')
    fail(`Tests fail without any fault: ${failed.join(', ')}. Run npm test first.`)
}

async function work() {
  const copy = makeCopy()
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    const result = await tryFault(copy, fault)
    results[result].push(fault)
    console.log(`${result.padEnd(9)}  ${fault.file}: ${fault.rule}`)
  }
  rmSync(copy, { recursive: true })
}

function makeCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'cosmic-path-mutation-'))
  for (const name of [...CODE_FOLDERS, ...CODE_FILES])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

async function tryFault(copy, fault) {
  const { file, from, to } = fault
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  const first = await runTests(copy, testsOf(fault), ['--bail', '1'])
  // A further test may fail for the fault itself.
  const result = first === 'timed out' ? await runTests(copy, testsOf(fault)) : first
  writeFileSync(path, source)
  return result
}

function testsOf({ file, tests = [dirname(file)] }) {
  return tests
}

/** @returns what the tests say about the code in the copy: 'caught', 'timed out' or 'survived' */
async function runTests(copy, tests, options = []) {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const report = join(copy, REPORT)
  rmSync(report, { force: true })
  const reporting = ['--reporter=json', `--outputFile=${report}`]
  const child = spawn(nodeBinary, [vitest, 'run', ...reporting, ...options, ...tests], {
    cwd: copy,
    stdio: 'ignore',
    timeout: RUN_LIMIT_MS,
  })
  const status = await new Promise((resolve) => child.on('exit', resolve))
  return readResult(status, report)
}
