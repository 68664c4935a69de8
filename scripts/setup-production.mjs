// npm run setup:production: installs everything, builds the site, and leaves only what serving needs.
import { build, ensureInstalled, removeTools } from './setup.mjs'

ensureInstalled()
build()
removeTools()
