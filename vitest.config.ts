import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Tests that reach the database run twice: on the embedded one, and on a real PostgreSQL.
const onDatabase = [
  'src/**/*-table.test.ts',
  'src/**/routes.test.ts',
  '{src,stand-ins}/**/*.database.test.ts',
]

const firebaseForBrowsers = new URL(
  'node_modules/@firebase/auth/dist/esm/index.js',
  import.meta.url,
)

export default defineConfig({
  test: {
    // For a busy machine with two cores; nothing here measures time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Vitest leaves one core alone; with two cores that is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: [
            '{src,stand-ins}/**/*.test.ts',
            'scripts/{charts,clock,corpus,ephemeris,places,samples}/**/*.test.ts',
          ],
          globalSetup: ['src/testing/embedded-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: onDatabase,
          globalSetup: ['src/testing/postgres-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/web/**/*.test.tsx'],
          // What browsers get; outside of one, the package gives away another build.
          alias: { '@firebase/auth': fileURLToPath(firebaseForBrowsers) },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/setup.ts'],
          // After all the others: a browser and a server at a time are enough for the machine.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
