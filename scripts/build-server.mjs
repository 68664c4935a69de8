// Bundles the server into build/service: a start loads some 50 modules instead of 3,300. Journeys name another entry and folder.
import { dirname, relative } from 'node:path'
import { build } from 'vite'
import { NOT_BUNDLED, root, SERVICE_FOLDER } from './setup.mjs'

const [entry = 'src/main.ts', folder = SERVICE_FOLDER] = process.argv.slice(2)

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
    ssr: entry,
    outDir: folder,
    emptyOutDir: true,
    target: `node${process.versions.node}`,
    minify: false,
    // Beside main.js, so that `keepPaths` holds for all.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
})
