// node scripts/run.mjs FILE [ARGUMENT…]: installs if needed, then runs a file on the Node.js that the
// project brings. What it says itself goes to the error stream, since the output may be data.
import { ensureInstalled, ensureServable, nodeBinary, run, withCompileCache } from './setup.mjs'

const args = process.argv.slice(2)
// Benchmarks use what tests use; commands for operators run where only serving is set up.
if (args.some((argument) => argument.startsWith('bench/'))) ensureInstalled()
else ensureServable()
process.exit(run(nodeBinary, args, { env: withCompileCache }))
