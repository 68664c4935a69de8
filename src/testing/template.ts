import { Client } from 'pg'
import { type OpenDatabase, openPostgres } from '#database.ts'
import { openJobs } from '#jobs.ts'
import { createLog } from '#log.ts'
import { migrateStandIns } from '#stand-ins/migrate.ts'
import { databaseUrl } from './databases.ts'

/** Makes what the tests of a database would all make first: the tables of the stand-ins and of the job queue. */
export async function completeSchema(database: OpenDatabase): Promise<void> {
  await migrateStandIns(database)
  const jobs = await openJobs(database, createLog('silent'))
  await jobs.stop()
}

/** Creates the database `template`, empty after all migrations, on a PostgreSQL server. */
export async function createTemplate(serverUrl: string): Promise<void> {
  const client = new Client(serverUrl)
  await client.connect()
  await client.query('create database template')
  await client.end()
  const template = await openPostgres(databaseUrl(serverUrl, 'template'), createLog('silent'))
  await completeSchema(template)
  await template.close()
}
