// npm run samples: writes docs/samples with current texts of the embedded writer.
import { mkdirSync, writeFileSync } from 'node:fs'
import { samplePages } from './samples/all-pages.ts'

const folder = new URL('../docs/samples/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, page] of Object.entries(samplePages)) {
  writeFileSync(new URL(name, folder), await page())
  console.log(`docs/samples/${name}`)
}
