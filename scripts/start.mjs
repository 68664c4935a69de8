// npm start: installs if needed, builds if sources changed, serves.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { whenAskedToEnd } from './end-with-npm.mjs'
import {
  ensureBuilt,
  ensureServable,
  fail,
  nodeBinary,
  root,
  SERVICE_FOLDER,
  withCompileCache,
} from './setup.mjs'

if (!process.argv.includes('--no-build')) ensureBuilt()
ensureServable()

const main = join(SERVICE_FOLDER, 'main.js')
if (!existsSync(join(root, main)))
  fail(`The server is not built (${main} is missing); run "npm run build".`)
const server = spawn(nodeBinary, [main], {
  cwd: root,
  // The channel closes when this program ends for any reason, and the server then shuts down.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: withCompileCache,
})
whenAskedToEnd((signal) => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
