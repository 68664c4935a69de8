// npm run build: the site, whether or not its sources changed.
import { build, ensureInstalled } from './setup.mjs'

ensureInstalled()
build()
