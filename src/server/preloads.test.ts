import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPreloads } from './preloads.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-preloads-'))
  await mkdir(join(folder, '.vite'))
})
afterEach(() => rm(folder, { recursive: true }))

const manifest = {
  'src/Home.tsx': { name: 'Home', file: 'assets/Home-1.js', imports: ['_base.js', '_moon.js'] },
  '_NatalPortrait.js': { name: 'NatalPortrait', file: 'assets/NatalPortrait-1.js' },
  'src/E.tsx': { name: 'EmbeddedPaymentForm', file: 'assets/EmbeddedPaymentForm-1.js' },
  'src/S.tsx': { name: 'StripePaymentForm', file: 'assets/StripePaymentForm-1.js' },
  '_base.js': { file: 'assets/base-1.js', imports: ['_moon.js'] },
  '_moon.js': { file: 'assets/moon-1.js', imports: ['_base.js'] },
}
const build = (built: object) =>
  writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(built))

test('a page has one link for each file that it imports later', async () => {
  await build(manifest)
  const preloads = await readPreloads(folder, null)
  expect(preloads('/').match(/[\w-]+\.js/g)).toEqual(['Home-1.js', 'base-1.js', 'moon-1.js'])
  expect(preloads('/readings')).toBe(
    '<link rel="modulepreload" href="/assets/NatalPortrait-1.js"/>',
  )
  expect(preloads('/faq')).toBe('')
  expect(preloads('/subscribe')).toBe('')
})

test.each([
  ['embedded', '<link rel="modulepreload" href="/assets/EmbeddedPaymentForm-1.js"/>'],
  [
    'stripe',
    '<link rel="preconnect" href="https://js.stripe.com"/><link rel="modulepreload" href="/assets/StripePaymentForm-1.js"/>',
  ],
] as const)('the payment page has one for the card form: %s', async (kind, links) => {
  await build(manifest)
  expect((await readPreloads(folder, { kind }))('/subscribe')).toBe(links)
})

test('a chunk that is not there stops the start', async () => {
  const { 'src/Home.tsx': _, ...others } = manifest
  await build(others)
  await expect(readPreloads(folder, null)).rejects.toThrow('The build has no chunk Home.')
})
