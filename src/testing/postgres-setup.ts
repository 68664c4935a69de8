import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'
import { createTemplate } from './template.ts'

/** Starts PostgreSQL once per run and creates the template of the test databases. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  await createTemplate(server.url)
  project.provide('snapshot', '')
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
