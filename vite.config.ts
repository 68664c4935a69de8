import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { dropSchemasOfCalls } from './scripts/drop-schemas-of-calls.ts'

// While developing, the pages come from here and the calls go to the server beside it.
const server = process.env.API_URL

/**
 * When the code of a page cannot be loaded, React Router reloads the document at once: without a network
 * this ends in the browser's own error page, and while the code is missing it goes on forever. Thrown
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
  build: {
    assetsInlineLimit: 0,
    // On a busy machine, it warns of every plugin.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // What every page needs is one file, and forms wait for the schemas: on a slow phone each further file is a round trip.
  // Brotli, FAQ: 136 KB in 12 scripts; 163 KB in 37 without groups, 184 KB in 20 with one file for what most pages share.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'messages',
                  test: /\/src\/contract\/(messages|birth-bounds)\.ts$/,
                  priority: 2,
                },
                {
                  name: 'schemas',
                  test: /\/node_modules\/zod\/|\/src\/contract\/birth\.ts$/,
                  priority: 1,
                },
                // With the smallest parts of most pages: each file costs half a kilobyte of headers.
                {
                  name: 'base',
                  test: /\/src\/web\/(root\.tsx|own-path|late-resolver|layout\/page-meta|FirstCharge|use-today|ui\/(TextField|SubmitButton)\.)|\/src\/contract\/readings\.ts|\/entry\.client|icons\/(plus|check)\.mjs/,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: server ? { proxy: { '/api': server, '/dev': server } } : {},
})
