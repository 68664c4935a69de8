import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../../src/database.ts'
import { embeddedSnapshot } from '../../src/testing/embedded-snapshot.ts'
import { startPostgres } from '../../src/testing/postgres-server.ts'
import { findChromium } from './chromium.ts'
import { startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browserUrl: string
    /** The server shared by journeys. */
    sharedServerUrl: string
    /** The folder of an empty embedded database after all migrations. */
    preparedDatabase: string
    journeysPostgresUrl: string
  }
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // In a closed network, each of these requests fails.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Once per run: a browser, a shared server, and a PostgreSQL server. */
export default async function setup(project: TestProject) {
  const { executablePath, env } = await findChromium()
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-path-prepared-'))
  const preparedDatabase = join(folder, 'database')
  const [browser, server, postgres] = await Promise.all([
    chromium.launchServer({
      executablePath,
      args: ARGUMENTS,
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/tmp', ...env },
    }),
    prepare(preparedDatabase).then(() => startServer({}, { preparedDatabase })),
    startPostgres(),
  ])
  project.provide('preparedDatabase', preparedDatabase)
  project.provide('browserUrl', browser.wsEndpoint())
  project.provide('sharedServerUrl', server.url)
  project.provide('journeysPostgresUrl', postgres.url)
  return () =>
    Promise.all([
      browser.close(),
      server.stop(),
      postgres.stop(),
      rm(folder, { recursive: true, force: true }),
    ])
}

async function prepare(folder: string) {
  await (await openEmbedded(folder, await embeddedSnapshot())).close()
}
