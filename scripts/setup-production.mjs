// npm run setup:production: installs everything, builds the site and the server, and keeps only the packages needed to serve.
import { build, ensureInstalled, removeTools } from './setup.mjs'

ensureInstalled()
build()
removeTools()
