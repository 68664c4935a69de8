// npm run build: builds the site unconditionally.
import { build, ensureInstalled } from './setup.mjs'

ensureInstalled()
build()
