import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { SlowFirst } from './scripts/test-order.ts'

// PostgreSQL runs all of these; the embedded database runs those of `onBoth` as well.
const onBoth = ['src/**/*.both-databases.test.ts']
const onEmbedded = [...onBoth, 'src/power-failure.test.ts', 'src/server/embedded-database.test.ts']
const onPostgres = [
  ...onBoth,
  '{src,stand-ins}/**/*-table.test.ts',
  '{src,stand-ins}/**/routes.test.ts',
  '{src,stand-ins}/**/*.database.test.ts',
]

const projects = {
  unit: [
    '{src,stand-ins}/**/*.test.ts',
    'scripts/*.test.ts',
    'scripts/{charts,clock,corpus,deploy,distribution,ephemeris,licenses,messages,mutation,places,samples}/**/*.test.ts',
  ],
  postgres: onPostgres,
  embedded: onEmbedded,
  web: ['src/web/**/*.test.tsx'],
  journeys: ['e2e/**/*.test.ts'],
}

/** Part of the long run with the one size that they have: what is restored, and who may make which call. */
export const wholeInLongRun = {
  postgres: ['src/access.database.test.ts', 'src/backup/*.{database,both-databases}.test.ts'],
  embedded: ['src/backup/*.both-databases.test.ts'],
  journeys: ['e2e/backup.test.ts'],
}

/** Those that use src/testing/long.ts, and the ones above. */
export const longProjects: typeof projects = {
  unit: [
    'scripts/corpus/rules.test.ts',
    'src/chat/answer/time/time-answers.test.ts',
    'src/chat/search/any-chart.test.ts',
    'src/lore/check/paraphrases.test.ts',
    'src/writer/{horoscope/day-thoughts,horoscope/day-units,portrait/compose,year/year}.test.ts',
    'src/writer/**/*grounding.test.ts',
  ],
  postgres: [
    'src/billing/webhooks.database.test.ts',
    'src/fuzz.database.test.ts',
    'src/interrupted-migrations.database.test.ts',
    ...wholeInLongRun.postgres,
  ],
  embedded: [
    'src/power-failure.test.ts',
    'src/interrupted-migrations.database.test.ts',
    ...wholeInLongRun.embedded,
  ],
  web: [],
  journeys: ['e2e/{crash,database-restarts,rolling-restart}.test.ts', ...wholeInLongRun.journeys],
}

/** Measured: 8 to 10 % less CPU time, which the garbage collector needed. */
const withRoomForNewObjects = ['--max-semi-space-size=64']

const firebaseForBrowsers = new URL(
  'node_modules/@firebase/auth/dist/esm/index.js',
  import.meta.url,
)

export default defineConfig(({ mode }) => {
  const isLong = mode === 'long'
  const include = isLong ? longProjects : projects
  const limit = (seconds: number) => (isLong ? 15 * 60_000 : seconds * 1000)
  return {
    test: {
      provide: { isLong },
      sequence: { sequencer: SlowFirst },
      testTimeout: limit(20),
      // Hooks open databases, and compose texts for all tests of a file.
      hookTimeout: limit(40),
      expect: { poll: { timeout: limit(10) } },
      // Two more than cores: tests wait for PostgreSQL, retries, heartbeats and pages.
      maxWorkers: availableParallelism() + 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: include.unit,
            exclude: [...onPostgres, ...onEmbedded],
            // A worker evaluates the corpus once, not once for every file.
            isolate: false,
            execArgv: withRoomForNewObjects,
          },
        },
        {
          extends: true,
          test: {
            name: 'postgres',
            environment: 'node',
            include: include.postgres,
            isolate: false,
            globalSetup: ['src/testing/postgres-setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'embedded',
            environment: 'node',
            include: include.embedded,
            isolate: false,
            // WebAssembly of short-lived databases is not worth optimizing. Measured on two files: 44 s of CPU time instead of 55.
            execArgv: ['--liftoff-only'],
            globalSetup: ['src/testing/embedded-setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'web',
            environment: 'jsdom',
            include: include.web,
            setupFiles: ['src/web/testing/missing-apis.ts'],
            // A context for each file in the same process. Measured on nine files: 8 s of CPU time instead of 14.
            pool: 'vmForks',
            execArgv: withRoomForNewObjects,
            // What browsers get; outside of one, the package gives away another build.
            alias: { '@firebase/auth': fileURLToPath(firebaseForBrowsers) },
          },
        },
        {
          extends: true,
          test: {
            name: 'journeys',
            environment: 'node',
            include: include.journeys,
            isolate: false,
            globalSetup: ['e2e/support/setup.ts'],
            testTimeout: limit(60),
            expect: { poll: { timeout: limit(20) } },
            hookTimeout: limit(60),
            // After all the others, and one more than cores: a journey keeps a server and a page busy besides its worker, and
            // waits for both. Measured on two cores, five files: 67 s instead of 79 with two workers, and each test up to 1.3
            // times as long.
            sequence: { groupOrder: 1 },
            maxWorkers: availableParallelism() + 1,
          },
        },
      ],
    },
  }
})
