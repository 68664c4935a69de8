// node scripts/run.mjs FILE [ARGUMENT…]: installs if needed, then runs a file on the Node.js that the
// project brings. What it says itself goes to the error stream, since the output may be data.
import { ensureInstalled, nodeBinary, run, withCompileCache } from './setup.mjs'

ensureInstalled()
process.exit(run(nodeBinary, process.argv.slice(2), { env: withCompileCache }))
