import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(import.meta.dirname, '../..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** Makes the packages that `npm run setup:production` removes impossible to load. */
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const [, folder = ''] =
      /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(found.url) ?? []
    const { dev, devOptional, optional } = packages[folder] ?? {}
    if (dev || devOptional || optional)
      throw new Error(`${fileURLToPath(found.url)} is not there in production`)
    return found
  },
})
