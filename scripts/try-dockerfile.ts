/**
 * `npm run try:image -- BASE [FOLDER]`: runs the steps of deploy/Dockerfile one by one where no container engine is at hand,
 * starts what they make with a read-only root file system against a real PostgreSQL, and asks its health check. BASE is
 * what the image in FROM is: a bare Debian (`debootstrap --variant=minbase trixie BASE`) with Node.js and npm in /usr/local.
 * Needs root on Linux.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE, SECOND } from '../src/durations.ts'
import { freePort, startPostgres } from '../src/testing/postgres-server.ts'
import { filesInContext } from './deploy/build-context.ts'
import { execForm, pairsOf, readDockerfile, type Stage, type Step } from './deploy/dockerfile.ts'

const root = join(import.meta.dirname, '..')
const [base, folder = mkdtempSync(join(tmpdir(), 'cosmic-path-image-'))] = process.argv.slice(2)
if (!base) {
  console.error('Name the folder of a bare Debian with Node.js.')
  process.exit(1)
}

/** The authority of a network that signs the certificates of package registries itself. */
const authority = process.env.NODE_EXTRA_CA_CERTS
const AUTHORITY = '/etc/ssl/extra-authority.pem'

/** What a stage has made so far. */
interface Made {
  root: string
  workdir: string
  env: Record<string, string>
  user: string
  healthcheck: string[]
  command: string[]
}

const stages = readDockerfile(root)
const made = new Map<string, Made>()
let last: Made | undefined
for (const [nth, stage] of stages.entries()) {
  last = makeStage(stage, stage.name ?? String(nth))
  made.set(stage.name ?? String(nth), last)
}
if (!last) throw new Error('The Dockerfile has no stage')
console.log(`Image: ${execFileSync('du', ['-sh', join(last.root, 'app')], { encoding: 'utf8' })}`)
await serve(last)

function makeStage({ image, steps }: Stage, name: string): Made {
  console.log(`\nFROM ${image} AS ${name}`)
  const stageRoot = join(folder, name)
  execFileSync('cp', ['-a', base as string, stageRoot])
  // What a container engine puts there.
  for (const file of ['/etc/hosts', '/etc/resolv.conf'])
    cpSync(file, join(stageRoot, file), { dereference: true })
  if (authority) cpSync(authority, join(stageRoot, AUTHORITY), { dereference: true })
  const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  const stage: Made = {
    root: stageRoot,
    workdir: '/',
    env: { PATH },
    user: '0:0',
    healthcheck: [],
    command: [],
  }
  for (const step of steps) {
    console.log(`${step.keyword} ${step.text}`)
    perform(step, stage)
  }
  return stage
}

function perform({ keyword, text, flags }: Step, stage: Made) {
  if (keyword === 'WORKDIR') {
    stage.workdir = text
    mkdirSync(join(stage.root, text), { recursive: true })
  } else if (keyword === 'ENV') Object.assign(stage.env, pairsOf(text))
  else if (keyword === 'USER') stage.user = text
  else if (keyword === 'RUN')
    run(stage, ['/bin/sh', '-c', text], authority ? { NODE_EXTRA_CA_CERTS: AUTHORITY } : {})
  else if (keyword === 'COPY') copy(text.split(/\s+/), flags.from, stage)
  else if (keyword === 'HEALTHCHECK') stage.healthcheck = execForm(text) ?? []
  else if (keyword === 'CMD') stage.command = execForm(text) ?? []
  else if (keyword !== 'EXPOSE') throw new Error(`${keyword} is not known here`)
}

/** As COPY does: the content of a folder, and files into a folder when there are several. */
function copy(paths: string[], from: string | undefined, { root: to, workdir }: Made) {
  const target = join(to, workdir, paths.at(-1) ?? '.')
  const sources = paths.slice(0, -1)
  if (from) {
    const other = made.get(from)
    for (const source of sources) place(join(other?.root ?? '', source), target, false)
    return
  }
  const files = filesInContext(root)
  for (const source of sources) {
    if (files.includes(source)) {
      place(join(root, source), target, sources.length > 1 || /[./]$/.test(target), source)
      continue
    }
    const inside = files.filter((file) => source === '.' || file.startsWith(`${source}/`))
    if (inside.length === 0) throw new Error(`${source} is not in the build context`)
    for (const file of inside)
      place(
        join(root, file),
        join(target, source === '.' ? file : file.slice(source.length)),
        false,
      )
  }
}

function place(source: string, target: string, isFolder: boolean, name = '') {
  const path = isFolder ? join(target, name.split('/').at(-1) ?? '') : target
  mkdirSync(dirname(path), { recursive: true })
  cpSync(source, path, { recursive: true, verbatimSymlinks: true })
}

/** In a mount namespace of its own, whose mounts end with it. */
function enter(
  stage: Made,
  words: string[],
  { user = stage.user, env = {}, readOnly = false } = {},
) {
  const mounts = [
    'set -e',
    'mount --bind "$1" "$1"',
    ...(readOnly ? ['mount -o remount,bind,ro "$1"'] : []),
    'mount -t proc proc "$1/proc"',
    'mount --rbind /dev "$1/dev"',
    'root=$1; user=$2; shift 2',
    'exec chroot --userspec="$user" "$root" /usr/bin/env -i "$@"',
  ].join('\n')
  const variables = Object.entries({ ...stage.env, ...env }).map(
    ([name, value]) => `${name}=${value}`,
  )
  const inside = ['/bin/sh', '-c', `cd ${stage.workdir} && exec "$@"`, 'sh', ...words]
  return ['-m', 'sh', '-c', mounts, 'sh', stage.root, user, ...variables, ...inside]
}

function run(stage: Made, words: string[], env: Record<string, string> = {}) {
  execFileSync('unshare', enter(stage, words, { env }), { stdio: 'inherit' })
}

async function serve(image: Made) {
  const postgres = await startPostgres()
  const env = {
    DATABASE_URL: postgres.url,
    SECRET: 'a secret for trying, 32 characters',
    PORT: String(await freePort()),
  }
  const server = spawn('unshare', enter(image, image.command, { env, readOnly: true }), {
    stdio: 'inherit',
  })
  try {
    await untilHealthy(image, server, env)
    for (const path of ['/readyz', '/', '/api/auth/settings']) {
      const answer = await fetch(`http://127.0.0.1:${env.PORT}${path}`)
      console.log(`GET ${path}: ${answer.status}`)
      if (!answer.ok) process.exitCode = 1
    }
    for (const command of ['admin.js list', 'doctor.js']) tryCommand(image, command, env)
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    const [status] = await ended
    console.log(`After SIGTERM it exited with status ${status}, as user ${image.user}.`)
    if (status !== 0) process.exitCode = 1
    await postgres.stop()
  }
}

/** What an operator runs in the container of a server. */
function tryCommand(image: Made, command: string, env: Record<string, string>) {
  const words = ['node', ...`build/commands/${command}`.split(' ')]
  execFileSync('unshare', enter(image, words, { env, readOnly: true }), { stdio: 'inherit' })
}

async function untilHealthy(image: Made, server: ChildProcess, env: Record<string, string>) {
  const startedAt = performance.now()
  while (server.exitCode === null && performance.now() - startedAt < MINUTE) {
    const words = enter(image, image.healthcheck, { env, readOnly: true })
    const [status] = await once(spawn('unshare', words, { stdio: 'inherit' }), 'exit')
    if (status === 0) return
    await sleep(SECOND)
  }
  throw new Error('The health check did not pass')
}
