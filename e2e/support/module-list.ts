import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const file = process.env.MODULE_LIST
if (!file) throw new Error('MODULE_LIST must name the file for the addresses of the loaded modules')

/** Writes the URL of each module when it is loaded. */
registerHooks({
  load(url, context, next) {
    appendFileSync(file, `${url}\n`)
    return next(url, context)
  },
})
