// npm run test:mutation [-- PATH]: applies each fault of scripts/mutation/faults.mjs to a copy of the sources, one at a time, and
// runs the tests of its folder. Prints the faults that survive, and fails if one is not explained or fewer than 90 % are caught.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { faults } from './mutation/faults.mjs'
import { reportStaleFaults } from './mutation/stale-faults.mjs'
import { ensureBuilt, ensureInstalled, fail, nodeBinary, root } from './setup.mjs'

const COPIES = 2
const GOAL = 0.9
const CODE_FOLDERS = ['src', 'stand-ins', 'scripts', 'e2e', 'data', 'docs', 'migrations', 'build']
const CODE_FILES = ['package.json', 'vitest.config.ts', 'tsconfig.json']

ensureInstalled()
ensureBuilt()

const filter = process.argv[2] ?? ''
const waiting = faults.filter(({ file }) => file.startsWith(filter))
const total = waiting.length
const survivors = []
if (!reportStaleFaults(root)) process.exit(1)
await requirePassingTests()
await Promise.all(Array.from({ length: COPIES }, work))

const caught = total - survivors.length
console.log(`\n${caught} of ${total} faults caught`)
for (const { file, rule, explanation } of survivors)
  console.log(`survived: ${file}: ${rule}${explanation ? ` (${explanation})` : ''}`)
const isGood = survivors.every(({ explanation }) => explanation) && caught >= GOAL * total
process.exit(isGood ? 0 : 1)

/** A test that fails without a fault would catch every one. */
async function requirePassingTests() {
  const copy = makeCopy()
  const status = await runTests(copy, [...new Set(waiting.flatMap(testsOf))])
  rmSync(copy, { recursive: true })
  if (status !== 0) fail('A test fails without any fault. Run npm test first.')
}

async function work() {
  const copy = makeCopy()
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    const isCaught = await isFaultCaught(copy, fault)
    if (!isCaught) survivors.push(fault)
    console.log(`${isCaught ? 'caught  ' : 'SURVIVED'}  ${fault.file}: ${fault.rule}`)
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

async function isFaultCaught(copy, fault) {
  const { file, from, to } = fault
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  const status = await runTests(copy, testsOf(fault))
  writeFileSync(path, source)
  return status !== 0
}

function testsOf({ file, tests = [dirname(file)] }) {
  return tests
}

function runTests(copy, tests) {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const options = { cwd: copy, stdio: 'ignore' }
  const child = spawn(nodeBinary, [vitest, 'run', '--bail', '1', ...tests], options)
  return new Promise((resolve) => child.on('exit', resolve))
}
