// npm run dev: restarts the server when its sources change, behind a Vite server with hot reload.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { whenAskedToEnd } from './end-with-npm.mjs'
import { ensureBuilt, ensureInstalled, nodeBinary, root, withCompileCache } from './setup.mjs'

ensureInstalled()
// The server requires a build to start, although Vite serves the pages.
ensureBuilt()

const port = Number(process.env.PORT ?? 3000)
const serverPort = await freePort()
const environment = {
  ...withCompileCache,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
}
const start = (args, env) =>
  spawn(nodeBinary, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...env } })

/** Only the Vite server needs to know it. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

const programs = [
  start(['--watch', '--watch-preserve-output', 'src/main.ts'], { PORT: String(serverPort) }),
  start(['node_modules/.bin/react-router', 'dev', '--port', String(port)], {
    API_URL: `http://127.0.0.1:${serverPort}`,
  }),
]
let isStopping = false
/** Signals each program once: a server that gets a second signal exits without shutting down. */
function stop() {
  if (isStopping) return
  isStopping = true
  for (const program of programs) program.kill()
}
whenAskedToEnd(stop)
for (const program of programs) program.on('exit', stop)
