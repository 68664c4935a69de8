import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { dropSchemasOfCalls } from './scripts/drop-schemas-of-calls.ts'

// While developing, the pages come from here and the calls go to the server beside it.
const server = process.env.API_URL

/**
 * Where the code of a page does not come, React Router reloads the document at once: without a network
 * this ends in the browser's own error page, and where the code stays away it goes on for ever. Thrown
 * instead, the error reaches our ErrorBoundary (layout/UnreachedPage.tsx). There is no setting for it.
 */
function throwForMissingPages(): Plugin {
  const before = 'window.location.reload();'
  return {
    name: 'throw-for-missing-pages',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        if (code.split(before).length !== 2)
          this.error(
            'React Router loads pages in another way now: look what it does when one fails.',
          )
        return code.replace(before, 'throw Object.assign(error, { isMissingCode: true });')
      },
    },
  }
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), dropSchemasOfCalls(), throwForMissingPages()],
  build: { assetsInlineLimit: 0 },
  // What most pages share is one file. Measured for the FAQ: 20 scripts instead of 38, 211 KB compressed instead of 188,
  // and an eighth less CPU time of the browser, and a fifth less of the server.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 8 }] } },
        },
      },
    },
  },
  server: server ? { proxy: { '/api': server, '/dev': server } } : {},
})
