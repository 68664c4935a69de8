import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../src/testing/postgres-server.ts'

const root = join(import.meta.dirname, '../..')
const node = join(root, 'node_modules/.bin/node')

/** How many proxies a server trusts by default: journeys set X-Forwarded-For like one. */
export const SERVER_PROXIES = 1

/** Measured for a server that runs a few seconds on the embedded database: 2.7 s of CPU time instead of 3.7. */
export const UNOPTIMIZED = ['--liftoff-only']

/** Environment variables; RUNS is the entry to run instead of the built server. */
export type Settings = Record<string, string>

/** A server that first runs a file of this folder. */
export const preloaded = (file: string): Settings => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, file)}`,
})

/** A server that first runs a file of this folder which knows the modules of the sources. */
export const preloadedInSources = (file: string): Settings => ({
  ...preloaded(file),
  RUNS: 'src/main.ts',
})

const PAUSED_SERVER = 'build/paused-service/paused-server.js'

/** Builds the server of `withPausedWriter`. */
export const buildPausedServer = () =>
  promisify(execFile)(
    node,
    ['scripts/build-server.mjs', 'e2e/support/paused-server.ts', dirname(PAUSED_SERVER)],
    { cwd: root },
  )

/** A server whose writer pauses before each text, or in the middle of each answer. */
export const withPausedWriter = (settings: Settings): Settings => ({
  RUNS: PAUSED_SERVER,
  ...settings,
})

/** Slow enough to be killed in the middle of texts. */
export const writesSlowly = () => withPausedWriter({ WRITER_PAUSE_MS: '2000' })

/** A server that finds only the packages of a production setup. */
export const withProductionPackages = () => preloaded('production-packages.ts')

export interface RunningServer {
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything it has printed. */
  output(): string
  /** Stops it like Ctrl-C. */
  stop(): Promise<void>
  /** Kills it like a power failure. */
  kill(): Promise<void>
}

interface Place {
  dataDir?: string
  port?: number
  /** A folder to copy as its database, already migrated. */
  preparedDatabase?: string
  /** Whether it serves long enough that optimized code of the embedded database pays off. */
  isLongLived?: boolean
}

/** Starts the built product like `npm start`, in its own data folder. */
export async function startServer(
  environment: Settings = {},
  at: Place = {},
): Promise<RunningServer> {
  const dataDir = at.dataDir ?? (await mkdtemp(join(tmpdir(), 'cosmic-path-journey-')))
  if (at.preparedDatabase)
    await cp(at.preparedDatabase, join(dataDir, 'database'), { recursive: true })
  const port = at.port ?? (await freePort())
  const { child, output } = launch(
    { DATA_DIR: dataDir, PORT: String(port), ...environment },
    at.isLongLived ? [] : UNOPTIMIZED,
  )
  const url = `http://localhost:${port}`
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output().includes(' is open at ') && resolve())
    child.once('exit', () => reject(new Error(`The server did not start:\n${output()}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url,
    dataDir,
    process: child,
    output,
    async stop() {
      await end('SIGTERM')
      if (!at.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
    kill: () => end('SIGKILL'),
  }
}

/** Runs the server until it exits. @returns its exit status and everything it printed */
export async function runServer(
  environment: Settings,
): Promise<{ status: number | null; output: string }> {
  const { child, output } = launch(environment)
  const [status] = await once(child, 'close')
  return { status, output: output() }
}

function launch({ RUNS = 'build/service/main.js', ...environment }: Settings, flags = UNOPTIMIZED) {
  const child = spawn(node, [...flags, RUNS], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: String(SERVER_PROXIES),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  return { child, output: () => said }
}
