import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '#database.ts'
import { createLog } from '#log.ts'
import { migrateStandIns } from '#stand-ins/migrate.ts'
import { databaseUrl } from './databases.ts'
import { startPostgres } from './postgres-server.ts'

/** Starts PostgreSQL once per run and creates the template of the test databases. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const client = new Client(server.url)
  await client.connect()
  await client.query('create database template')
  await client.end()
  const template = await openPostgres(databaseUrl(server.url, 'template'), createLog('silent'))
  await migrateStandIns(template)
  await template.close()
  project.provide('snapshot', '')
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
