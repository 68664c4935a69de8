import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../src/testing/postgres-server.ts'
import { type Chromium, findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium
    journeysPostgresUrl: string
  }
}

/** Once a run: the browser is unpacked, and a PostgreSQL stands ready for the journeys that want one. */
export default async function setup(project: TestProject) {
  project.provide('chromium', await findChromium())
  const server = await startPostgres()
  project.provide('journeysPostgresUrl', server.url)
  return () => server.stop()
}
