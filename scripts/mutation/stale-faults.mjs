import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faults } from './faults.mjs'

/**
 * The faults that no longer apply: their code does not stand in their file exactly once, they change nothing, or a test of
 * theirs is gone.
 *
 * @param {string} root the folder of the repository
 */
function staleFaults(root) {
  const partsOf = ({ file, from }) => {
    const path = join(root, file)
    return existsSync(path) ? readFileSync(path, 'utf8').split(from).length : 0
  }
  return faults.filter(
    (fault) =>
      partsOf(fault) !== 2 ||
      fault.from === fault.to ||
      fault.tests?.some((test) => !existsSync(join(root, test))),
  )
}

/** Prints the faults that no longer apply, and what to do. @returns whether there are none */
export function reportStaleFaults(root) {
  const stale = staleFaults(root)
  for (const { file, rule, from } of stale)
    console.error(`scripts/mutation: "${rule}" no longer applies to ${file}: ${from}`)
  if (stale.length > 0)
    console.error(
      'Copy the code as it is now into `from`, break it in `to`, and correct `file` and `tests`.',
    )
  return stale.length === 0
}
