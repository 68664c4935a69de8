// For the image: removes every package but those that the bundled server loads from node_modules, and theirs.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { NOT_BUNDLED, root } from './setup.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** Where Node.js finds a package: in the folder of the one that imports it, or in one around it. */
function locate(name, from) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const folder = `${base && `${base}/`}node_modules/${name}`
    if (packages[folder]) return folder
    if (!base) return undefined
  }
}

const kept = new Set()
const waiting = NOT_BUNDLED.map((name) => locate(name, ''))
for (const folder of waiting) {
  if (!folder || kept.has(folder)) continue
  kept.add(folder)
  for (const name of Object.keys(packages[folder].dependencies ?? {}))
    waiting.push(locate(name, folder))
}

for (const folder of installed('node_modules'))
  if (!kept.has(folder) && ![...kept].some((other) => other.startsWith(`${folder}/`)))
    rmSync(join(root, folder), { recursive: true })
console.log(`${kept.size} packages are kept.`)

function installed(folder) {
  return readdirSync(join(root, folder)).flatMap((name) =>
    name.startsWith('@') ? installed(`${folder}/${name}`) : `${folder}/${name}`,
  )
}
