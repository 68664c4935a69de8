import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '../src/contract/pages.ts'

const client = join(import.meta.dirname, '../build/client')

/**
 * What the scripts of a page may weigh before anything on it is touched: kilobytes of 1,000 bytes, compressed with
 * Brotli, without HTTP headers. The goals are 130 for the start page and 170 for the others. Lower a budget when its page
 * has become lighter. What a page imports later, as the city of the start page, is not counted.
 */
const BUDGETS: Record<string, number> = {
  '/': 121,
  '/readings': 146,
  '/horoscopes': 133,
  '/subscription': 136,
  '/settings': 141,
  // Only for the operator.
  '/admin/ai-models': 189,
}
const OTHERS = 130

interface Part {
  module: string
  imports: string[]
}

interface Manifest {
  url: string
  entry: Part
  routes: Record<string, Part & { id: string; path?: string; index?: boolean }>
}

async function readManifest(): Promise<Manifest> {
  const names = await readdir(join(client, 'assets'))
  const [name, ...others] = names.filter((one) => /^manifest-\w+\.js$/.test(one))
  if (!name || others.length) throw new Error('The build has no manifest, or several.')
  const script = await readFile(join(client, 'assets', name), 'utf8')
  return JSON.parse(script.replace(/^window\.__reactRouterManifest=/, '').replace(/;$/, ''))
}

async function kilobytesOf({ url, entry, routes }: Manifest, path: string): Promise<number> {
  const page = Object.values(routes).find((route) =>
    path === '/' ? route.index : `/${route.path}` === path,
  )
  if (!page || !routes.root) throw new Error(`The build has no page ${path}.`)
  const parts = [entry, routes.root, page]
  const files = new Set([url, ...parts.flatMap(({ module, imports }) => [module, ...imports])])
  const sizes = await Promise.all([...files].map((file) => stat(join(client, `${file}.br`))))
  return sizes.reduce((sum, { size }) => sum + size, 0) / 1000
}

test('the scripts of no page are heavier than its budget', async () => {
  const manifest = await readManifest()
  const tooHeavy: string[] = []
  for (const { path } of pages) {
    const kilobytes = await kilobytesOf(manifest, path)
    const budget = BUDGETS[path] ?? OTHERS
    if (kilobytes > budget) tooHeavy.push(`${path}: ${kilobytes.toFixed(1)} of ${budget} KB`)
  }
  expect(tooHeavy).toEqual([])
})

test('no late import loads the style sheet that every page links', async () => {
  const assets = join(client, 'assets')
  const names = await readdir(assets)
  expect(names.filter((name) => name.endsWith('.css'))).toHaveLength(1)
  const scripts = names.filter((name) => name.endsWith('.js') && !name.startsWith('manifest-'))
  const loading: string[] = []
  for (const name of scripts)
    if (/["'`]assets\/[\w-]+\.css/.test(await readFile(join(assets, name), 'utf8')))
      loading.push(name)
  expect(loading).toEqual([])
})
