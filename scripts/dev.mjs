// npm run dev: the server started again when its sources change, the site with hot reload before it.
import { spawn } from 'node:child_process'
import { whenAskedToEnd } from './end-with-npm.mjs'
import { ensureBuilt, ensureInstalled, nodeBinary, root } from './setup.mjs'

ensureInstalled()
// The server checks that there is a build; the pages themselves come from Vite.
ensureBuilt()

const port = Number(process.env.PORT ?? 3000)
const serverPort = port + 1
const environment = {
  ...process.env,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
}
const start = (args, env) =>
  spawn(nodeBinary, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...env } })

const programs = [
  start(['--watch', '--watch-preserve-output', 'src/main.ts'], { PORT: String(serverPort) }),
  start(['node_modules/.bin/react-router', 'dev', '--port', String(port)], {
    API_URL: `http://127.0.0.1:${serverPort}`,
  }),
]
const stop = () => {
  for (const program of programs) program.kill()
}
whenAskedToEnd(stop)
for (const program of programs) program.on('exit', stop)
