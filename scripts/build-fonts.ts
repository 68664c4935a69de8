/**
 * Writes src/web/fonts/*.woff2: the two typefaces with the characters, weights and optical sizes that the site uses.
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

const fonts = [
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
  const font = await subsetFont(
    readFileSync(join(root, 'node_modules/@fontsource-variable', source)),
    characters,
    { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES },
  )
  writeFileSync(join(root, `src/web/fonts/${name}.woff2`), font)
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} KB`)
}
