// npm run check: format and lint, types, imports between folders, unused code. Runs every part, then lists failures.
import { ensureInstalled, runTool } from './setup.mjs'

ensureInstalled()

const withTypeScript6 = ['--import', './scripts/typescript-for-cruiser.mjs']
const parts = [
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  ['route types', 'react-router', ['typegen']],
  ['types', 'tsc', ['-p', '.']],
  ['imports between folders', 'depcruise', ['src', 'stand-ins', '--config'], withTypeScript6],
  ['unused code', 'knip', []],
]
const failed = parts.filter(
  ([, tool, args, nodeArguments]) => runTool(tool, args, { nodeArguments }) !== 0,
)
for (const [name] of failed) console.error(`check: ${name} failed`)
process.exit(failed.length === 0 ? 0 : 1)
