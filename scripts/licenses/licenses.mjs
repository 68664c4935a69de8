import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the product and the tools that build it may come under: licenses that ask for a notice, and for no more of our own code. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Asks for the source of changed files of the package itself.
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
])

/** Whether a license expression (SPDX, as in `(MIT OR GPL-3.0) AND ISC`) can be met with what is allowed. */
export function isAllowed(expression) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? []
  let position = 0
  const either = () => {
    let allowed = both()
    while (words[position] === 'OR') {
      position++
      allowed = both() || allowed
    }
    return allowed
  }
  const both = () => {
    let allowed = one()
    while (words[position] === 'AND') {
      position++
      allowed = one() && allowed
    }
    return allowed
  }
  const one = () => {
    const word = words[position++]
    if (word !== '(') return ALLOWED.has(word)
    const allowed = either()
    position++
    return allowed
  }
  return either() && position === words.length
}

/**
 * The packages of a lockfile whose license is not allowed, or not stated. The tools in `bench/` and `scripts/` with lockfiles of
 * their own are never part of the product.
 *
 * @param {{ packages: Record<string, { license?: string, version?: string }> }} lockfile
 */
export const refusedPackages = ({ packages }) =>
  Object.entries(packages)
    .filter(([folder, { license }]) => folder !== '' && !isAllowed(license ?? ''))
    .map(([folder, { version, license = 'no license' }]) => `${folder} ${version}: ${license}`)

/** @param {string} root the folder of the repository @returns whether there are none */
export function reportRefusedLicenses(root) {
  const refused = refusedPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  for (const line of refused) console.error(`license not allowed (scripts/licenses): ${line}`)
  return refused.length === 0
}
