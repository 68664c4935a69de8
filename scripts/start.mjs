// npm start: installs if needed, builds if sources changed, serves.
import { spawn } from 'node:child_process'
import { whenAskedToEnd } from './end-with-npm.mjs'
import { ensureBuilt, ensureServable, nodeBinary, root, withCompileCache } from './setup.mjs'

if (!process.argv.includes('--no-build')) ensureBuilt()
ensureServable()

const server = spawn(nodeBinary, ['src/main.ts'], {
  cwd: root,
  // The channel closes when this program ends for any reason, and the server then shuts down.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: withCompileCache,
})
whenAskedToEnd((signal) => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
