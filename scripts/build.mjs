// npm run build: builds the site and the server unconditionally.
import { build, ensureInstalled } from './setup.mjs'

ensureInstalled()
build()
