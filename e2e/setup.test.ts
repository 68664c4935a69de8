import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const INSTALLS = 'Installing packages'
const BUILDS = 'Building the site'
const BUILDS_SERVER = 'Building the server'

let clone: string
beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'cosmic-path-clone-'))
  await makeFreshClone()
})
afterAll(() => rm(clone, { recursive: true }))

/** Our commands and scripts with three tiny packages instead of all others, so that npm needs no network. */
async function makeFreshClone() {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  for (const script of globSync('scripts/*.mjs', { cwd: root }))
    await cp(join(root, script), join(clone, script))
  await writeAll({
    'package.json': JSON.stringify({
      name: 'clone',
      version: '1.0.0',
      type: 'module',
      scripts,
      dependencies: { node: 'file:packages/node' },
      devDependencies: {
        '@react-router/dev': 'file:packages/react-router-dev',
        vite: 'file:packages/vite',
      },
    }),
    'packages/node/package.json': JSON.stringify({
      name: 'node',
      version: '1.0.0',
      bin: { node: 'node.sh' },
    }),
    'packages/node/node.sh': `#!/bin/sh\nexec "${process.execPath}" "$@"\n`,
    'packages/react-router-dev/package.json': JSON.stringify({
      name: '@react-router/dev',
      version: '1.0.0',
      bin: { 'react-router': 'build.js' },
    }),
    'packages/react-router-dev/build.js':
      'const { mkdirSync } = require("node:fs"); mkdirSync("build", { recursive: true })',
    'packages/vite/package.json': JSON.stringify({
      name: 'vite',
      version: '1.0.0',
      type: 'module',
      exports: './build.js',
    }),
    'packages/vite/build.js': `import { cpSync } from 'node:fs'
      export const build = ({ build: { rolldownOptions, outDir } }) =>
        cpSync(rolldownOptions.input[0], outDir + '/main.js')`,
    'src/main.ts': 'console.log("It serves")',
    'src/web/page.tsx': '',
  })
  await chmod(join(clone, 'packages/node/node.sh'), 0o755)
  await npm('install', '--package-lock-only')
}

async function writeAll(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(clone, path)), { recursive: true })
    await writeFile(join(clone, path), text)
  }
}

/** Runs npm like a production machine. @returns its output */
async function npm(...args: string[]): Promise<string> {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production', NPM_CONFIG_OMIT: 'dev' }
  const { stdout, stderr } = await promisify(execFile)('npm', args, { cwd: clone, env })
  return stdout + stderr
}

const isInstalled = (name: string) => existsSync(join(clone, 'node_modules', name))

test('a fresh clone starts in production, and installs the build tools', async () => {
  const output = await npm('start')
  expect(output).toContain(INSTALLS)
  expect(output).toContain(BUILDS)
  expect(output).toContain(BUILDS_SERVER)
  expect(output).toContain('It serves')
})

test('the production setup keeps only the packages needed to serve', async () => {
  for (const made of ['node_modules', 'build'])
    await rm(join(clone, made), { recursive: true, force: true })
  await npm('run', 'setup:production')
  expect(existsSync(join(clone, 'build/.built-sources'))).toBe(true)
  expect(existsSync(join(clone, 'build/service/main.js'))).toBe(true)
  expect(isInstalled('node')).toBe(true)
  expect(isInstalled('@react-router/dev')).toBe(false)
})

test.each(['run serve', 'start'])(
  'once set up, npm %s neither installs nor builds',
  async (command) => {
    const output = await npm(...command.split(' '))
    expect(output).toContain('It serves')
    expect(output).not.toContain(INSTALLS)
    expect(output).not.toContain(BUILDS)
    expect(output).not.toContain(BUILDS_SERVER)
  },
)

test('a start without a build asks for one', async () => {
  const built = join(clone, 'build/service')
  await rename(built, `${built}-aside`)
  await expect(npm('run', 'serve')).rejects.toThrow('The server is not built')
  await rename(`${built}-aside`, built)
})

test('after the setup, a start with changed sources installs the build tools and builds', async () => {
  await writeAll({ 'src/web/page.tsx': '// changed' })
  const output = await npm('start')
  expect(output).toContain(INSTALLS)
  expect(output).toContain(BUILDS)
  expect(output).toContain('It serves')
})

test('a change of the server alone builds the server alone', async () => {
  await writeAll({ 'src/main.ts': 'console.log("It serves again")' })
  const output = await npm('start')
  expect(output).not.toContain(BUILDS)
  expect(output).toContain(BUILDS_SERVER)
  expect(output).toContain('It serves again')
})

test('after the setup, a development command installs its packages', async () => {
  await npm('run', 'setup:production')
  expect(await npm('run', 'build')).toContain(INSTALLS)
  expect(isInstalled('@react-router/dev')).toBe(true)
})
