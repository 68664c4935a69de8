// Bundles the server into build/service: a start loads some 50 modules instead of 3,300. Journeys and the image name other entries,
// and a folder as the last argument.
import { dirname, relative } from 'node:path'
import { build } from 'vite'
import { NOT_BUNDLED, root, SERVICE_FOLDER } from './setup.mjs'

const named = process.argv.slice(2)
const folder = named.pop() ?? SERVICE_FOLDER
const entries = named.length > 0 ? named : ['src/main.ts']

/** The sources find the repository's folders relative to themselves. */
const keepPaths = {
  name: 'keep-paths',
  transform(code, id) {
    const file = relative(root, id)
    if (!/^(src|stand-ins)\//.test(file) || !code.includes('import.meta.')) return
    const back = relative(folder, '.')
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${back}/${dirname(file)}')`)
      .replaceAll('import.meta.url', `new URL('${back}/${file}', import.meta.url).href`)
  },
}

await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [keepPaths],
  ssr: { noExternal: true, external: NOT_BUNDLED },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: true,
    target: `node${process.versions.node}`,
    minify: false,
    rolldownOptions: {
      input: entries,
      // Beside the entries, so that `keepPaths` holds for all.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
