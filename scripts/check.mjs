// npm run check: format and lint, types, imports between folders, unused code, the licenses of packages, and whether the faults
// of the mutation test still apply. Runs every part, then lists failures.
import { reportRefusedLicenses } from './licenses/licenses.mjs'
import { reportStaleFaults } from './mutation/stale-faults.mjs'
import { ensureInstalled, root, runTool, runToolBeside } from './setup.mjs'

ensureInstalled()

const withTypeScript6 = ['--import', './scripts/typescript-for-cruiser.mjs']
const parts = [
  ['imports between folders', 'depcruise', ['src', 'stand-ins', '--config'], withTypeScript6],
  ['unused code', 'knip', []],
  // Each checker reads the types of every package: one of them takes half of the CPU time of four.
  ['types', 'tsc', ['-p', '.', '--checkers', '1']],
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
]
// The others read the route types.
const typesMade = runTool('react-router', ['typegen'])
const statuses = await Promise.all(
  parts.map(([, tool, args, nodeArguments]) => runToolBeside(tool, args, { nodeArguments })),
)
const failed = parts.map(([name]) => name).filter((_, index) => statuses[index] !== 0)
if (typesMade !== 0) failed.unshift('route types')
if (!reportStaleFaults(root)) failed.push('faults of the mutation test')
if (!reportRefusedLicenses(root)) failed.push('licenses')
for (const name of failed) console.error(`check: ${name} failed`)
process.exit(failed.length === 0 ? 0 : 1)
