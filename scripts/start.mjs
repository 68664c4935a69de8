// npm start: installs if needed, builds if sources changed, serves.
import { spawn } from 'node:child_process'
import { ensureBuilt, ensureServable, nodeBinary, root, withCompileCache } from './setup.mjs'

if (!process.argv.includes('--no-build')) ensureBuilt()
ensureServable()

const server = spawn(nodeBinary, ['src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: withCompileCache,
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
