/**
 * Writes src/web/fonts/*.woff2: the two typefaces with the characters, weights and optical sizes that the site uses. The
 * page that the service worker shows without a connection gets its few letters in the worker itself.
 *
 *   npm run build:fonts
 *
 * The inputs are npm packages, pinned in package.json and scripts/package.json. The same inputs give the same files.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

// Keep in step with the unicode-range in fonts.css.
const LATIN = `${range(0x20, 0x7e)}\u00A0¡£©«°·»½${range(0xbf, 0xff)}ıŒœʻʼ–—‘’‚“”„•…′″‹›€←→−`
// People type these, but not in headings.
const SIGNS = '§ª®±²³º¼¾™'
// Letters of names: Polish, Czech, Turkish, Romanian and others, and transliterated ones.
const LATIN_EXTENDED = `${range(0x100, 0x130)}${range(0x132, 0x151)}${range(0x154, 0x24f)}${range(0x1e00, 0x1e9f)}${range(0x1ef2, 0x1eff)}`
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt']

type Axes = Record<string, number | { min: number; max: number }>

const fonts: { name: string; source: string; axes: Axes; characters: string }[] = [
  {
    name: 'newsreader',
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    // The serif is never bold; its smallest size on a screen is 15 px.
    axes: { wght: 400, opsz: { min: 16, max: 48 } },
    characters: LATIN + SIGNS,
  },
  {
    name: 'newsreader-italic',
    source: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    // Section headings, mostly. Each further optical size costs 20 KB.
    axes: { wght: 400, opsz: 28 },
    characters: LATIN,
  },
  {
    name: 'instrument-sans',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    characters: LATIN + SIGNS,
  },
  {
    name: 'newsreader-extended',
    source: 'newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
    // Between text and headings: all optical sizes would double the file.
    axes: { wght: 400, opsz: 20 },
    characters: LATIN_EXTENDED,
  },
  {
    name: 'instrument-sans-extended',
    source: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    characters: LATIN_EXTENDED,
  },
]

for (const { name, source, axes, characters } of fonts) {
  const font = await subset(source, axes, characters)
  writeFileSync(join(root, `src/web/fonts/${name}.woff2`), font)
  console.log(`${name}: ${kilobytes(font)}`)
}

const worker = join(root, 'public/service-worker.js')
const code = readFileSync(worker, 'utf8')
const { heading, body } = offlineTexts(code)
const faces = [
  await inlineFace('Newsreader', '400', heading, {
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { wght: 400, opsz: 40 },
  }),
  await inlineFace('Instrument Sans', '400 600', body, {
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  }),
]
writeFileSync(worker, code.replace(/(?<=^const FONTS = ').*(?='$)/m, faces.join('')))

async function inlineFace(
  family: string,
  weight: string,
  text: string,
  { source, axes }: { source: string; axes: Axes },
): Promise<string> {
  const font = await subset(source, axes, text)
  console.log(`${family} in the service worker: ${kilobytes(font)}`)
  const characters = [...new Set(text)].sort()
  const range = characters.map((one) => `U+${one.codePointAt(0)?.toString(16)}`).join(',')
  const url = `data:font/woff2;base64,${font.toString('base64')}`
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${url});unicode-range:${range}}`
}

function subset(source: string, variationAxes: Axes, characters: string): Promise<Buffer> {
  const path = join(root, 'node_modules/@fontsource-variable', source)
  return subsetFont(readFileSync(path), characters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: FEATURES,
  })
}

function kilobytes({ length }: Buffer): string {
  return `${(length / 1024).toFixed(1)} KB`
}

/** What the page of the service worker says: its heading, and everything else. */
function offlineTexts(code: string): { heading: string; body: string } {
  const [page = ''] = code.match(/<!doctype html>.*<\/html>/s) ?? []
  const [, heading = ''] = page.match(/<h1>(.+?)<\/h1>/) ?? []
  const texts = page.matchAll(/<(?:p|a)[^>]*>([^<]+)<|textContent='([^']+)'/g)
  const body = [...texts].map(([, shown, other]) => shown ?? other).join(' ')
  if (!heading || !body) throw new Error('The page of the service worker has no text.')
  return { heading, body }
}
