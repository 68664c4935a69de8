// node scripts/run.mjs FILE [ARGUMENT…]: installs if needed, then runs a file on the project's Node.js. Prints its own
// messages to stderr, since the output of the file may be data.
import { ensureInstalled, ensureServable, nodeBinary, run, withCompileCache } from './setup.mjs'

const args = process.argv.slice(2)
// Benchmarks need development packages; operator commands run on a production setup.
if (args.some((argument) => argument.startsWith('bench/'))) ensureInstalled()
else ensureServable()
process.exit(run(nodeBinary, args, { env: withCompileCache }))
