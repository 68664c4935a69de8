import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../../src/database.ts'
import { embeddedSnapshot } from '../../src/testing/embedded-snapshot.ts'
import { startPostgres } from '../../src/testing/postgres-server.ts'
import { createTemplate } from '../../src/testing/template.ts'
import { type Chromium, findChromium } from './chromium.ts'
import { buildPausedServer, type Settings, startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium
    /** The server shared by journeys. */
    sharedServerUrl: string
    /** The folder of an empty embedded database after all migrations. */
    preparedDatabase: string
    journeysPostgresUrl: string
  }
}

/** Its documents carry all that their pages ask, however busy the machine is. */
const SHARED: Settings = { DOCUMENT_WAIT_MS: '15000' }

/** Once per run: the unpacked browser, a shared server, a server with a paused writer, and PostgreSQL. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-path-prepared-'))
  const preparedDatabase = join(folder, 'database')
  // Not beside PostgreSQL: the embedded database blocks this process for longer than a connection may take.
  const shared = startPostgresWithTemplate().then(async (postgres) => {
    await prepare(preparedDatabase)
    return { postgres, server: await startServer(SHARED, { preparedDatabase, isLongLived: true }) }
  })
  const [chromium, { postgres, server }] = await Promise.all([
    findChromium(),
    shared,
    buildPausedServer(),
  ])
  project.provide('preparedDatabase', preparedDatabase)
  project.provide('chromium', chromium)
  project.provide('sharedServerUrl', server.url)
  project.provide('journeysPostgresUrl', postgres.url)
  return () =>
    Promise.all([server.stop(), postgres.stop(), rm(folder, { recursive: true, force: true })])
}

async function startPostgresWithTemplate() {
  const postgres = await startPostgres()
  await createTemplate(postgres.url)
  return postgres
}

async function prepare(folder: string) {
  await (await openEmbedded(folder, await embeddedSnapshot())).close()
}
