import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { variableNames } from '../../src/environment.ts'
import { probes } from '../../src/http/probes.ts'
import { filesInContext, isIgnored } from './build-context.ts'
import { execForm, pairsOf, parseStages, readDockerfile, type Step } from './dockerfile.ts'

const root = join(import.meta.dirname, '../..')
const stages = readDockerfile(root)
const image = stages.at(-1) ?? { image: '', steps: [] as Step[] }
const context = filesInContext(root)
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const textOf = (keyword: string) => image.steps.find((step) => step.keyword === keyword)?.text ?? ''

test('reads stages, flags and both forms of a command', () => {
  const text = `ARG NODE=node:1\nFROM \${NODE} AS a\nRUN one \\\n && two\nFROM a\nCOPY --from=a /x y\nCMD ["node", "x"]`
  expect(parseStages(text)).toEqual([
    { name: 'a', image: 'node:1', steps: [{ keyword: 'RUN', text: 'one && two', flags: {} }] },
    {
      name: undefined,
      image: 'a',
      steps: [
        { keyword: 'COPY', text: '/x y', flags: { from: 'a' } },
        { keyword: 'CMD', text: '["node", "x"]', flags: {} },
      ],
    },
  ])
  expect(execForm('CMD ["node", "x"]')).toEqual(['node', 'x'])
  expect(execForm('node x')).toBeUndefined()
})

test('every stage starts from the Node.js that the product is tested on', () => {
  for (const stage of stages)
    expect(stage.image).toMatch(new RegExp(`^node:${manifest.dependencies.node}-\\w+-slim$`))
})

test('the image runs as an unprivileged user, by number, so that Kubernetes can check it', () => {
  expect(textOf('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  const afterUser = image.steps.slice(image.steps.findIndex(({ keyword }) => keyword === 'USER'))
  expect(afterUser.map(({ keyword }) => keyword)).not.toContain('RUN')
})

test('signals reach the server: nothing runs between it and the container', () => {
  expect(execForm(textOf('CMD'))).toEqual(['node', 'build/service/main.js'])
  expect(image.steps.some(({ keyword }) => keyword === 'ENTRYPOINT')).toBe(false)
})

test('the health check asks a route of ours on the port that is exposed', () => {
  const check = execForm(textOf('HEALTHCHECK').replace(/^(--\S+\s+)+/, ''))
  expect(check?.[0]).toBe('node')
  expect(check?.at(-1)).toContain(probes.liveness)
  expect(textOf('EXPOSE')).toBe(pairsOf(textOf('ENV')).PORT)
})

test('sets only variables that the server reads, and none of them a secret', () => {
  const names = stages
    .flatMap(({ steps }) => steps)
    .filter(({ keyword }) => ['ENV', 'ARG'].includes(keyword))
    .flatMap(({ text }) => Object.keys(pairsOf(text)))
  expect(names).not.toEqual([])
  expect(variableNames).toEqual(expect.arrayContaining(names))
  expect(names.filter((name) => /SECRET|KEY|PASSWORD|TOKEN|URL/.test(name))).toEqual([])
})

test('copies what is in the build context or was made by an earlier stage', () => {
  const known = new Set<string>()
  for (const { name, steps } of stages) {
    for (const { text, flags } of steps.filter(({ keyword }) => keyword === 'COPY')) {
      if (flags.from) expect(known).toContain(flags.from)
      else
        for (const source of text.split(/\s+/).slice(0, -1))
          expect(
            source === '.' || context.some((file) => `${file}/`.startsWith(`${source}/`)),
            source,
          ).toBe(true)
    }
    if (name) known.add(name)
  }
})

test('installs no package of Debian beyond those named, and keeps no lists of them', () => {
  const installs = stages
    .flatMap(({ steps }) => steps)
    .filter(({ text }) => text.includes('apt-get install'))
  for (const { text } of installs) {
    expect(text).toContain('--no-install-recommends')
    expect(text).toContain('rm -rf /var/lib/apt/lists/*')
  }
})

test('installs packages without those for development', () => {
  const installs = stages
    .flatMap(({ steps }) => steps)
    .filter(({ text }) => /\bnpm (ci|install)\b/.test(text))
  expect(installs.map(({ text }) => text)).toEqual([expect.stringMatching(/^npm ci --omit=dev /)])
})

test('the build context has all sources, and neither tests, secrets nor anything else', () => {
  expect(context).toEqual(expect.arrayContaining(['src/main.ts', 'data/places.bin', '.npmrc']))
  expect(context.filter((file) => /\.test\.tsx?$|^(e2e|bench|docs|deploy)\//.test(file))).toEqual(
    [],
  )
  expect(context.filter((file) => /(^|\/)\.env|\.env$|\.(pem|key)$/.test(file))).toEqual([])
})

test('the last pattern that matches a file or its folder decides whether it is ignored', () => {
  const patterns = ['*', '!src', '**/*.env']
  expect(isIgnored('README.md', patterns)).toBe(true)
  expect(isIgnored('src/a/b.ts', patterns)).toBe(false)
  expect(isIgnored('src/a/b.env', patterns)).toBe(true)
})

test('the image has the commands that the pages for operators name', () => {
  const [folder, ...entries] = (
    stages
      .flatMap(({ steps }) => steps)
      .map(({ text }) => /scripts\/build-server\.mjs (.+)/.exec(text)?.[1])
      .find(Boolean) ?? ''
  )
    .split(/\s+/)
    .toReversed()
  expect(context).toEqual(expect.arrayContaining(entries))
  expect(image.steps).toContainEqual({
    keyword: 'COPY',
    text: `/app/${folder} ${folder}`,
    flags: { from: 'build' },
  })
  const built = entries.map((entry) => `${folder}/${basename(entry, '.ts')}.js`)
  const pages = ['README.md', 'docs/operations/when-it-breaks.md', 'deploy/Dockerfile']
  const named = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\bnode (build\/commands\/\S+\.js)/g)].map(
      ([, file]) => file,
    ),
  )
  expect(named).toEqual(expect.arrayContaining(built.filter((file) => !file.includes('mcp'))))
  for (const file of named) expect(built).toContain(file)
})

test('the server that the image starts is where the build puts it', () => {
  const setup = readFileSync(join(root, 'scripts/setup.mjs'), 'utf8')
  expect(setup).toContain("SERVICE_FOLDER = 'build/service'")
  expect(existsSync(join(root, 'src/main.ts'))).toBe(true)
})
