import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { databaseUrl } from '../../src/testing/databases.ts'
import type { Settings } from './server.ts'

interface JourneyDatabase {
  /** The server settings for this database. */
  settings: Settings
  /** For queries beside the server. */
  client: Client
}

/** An empty PostgreSQL database for the tests of one file. */
export function fileDatabase(): JourneyDatabase {
  const postgres = inject('journeysPostgresUrl')
  const name = `journey_${randomUUID().replaceAll('-', '')}`
  const url = databaseUrl(postgres, name)
  const client = new Client(url)
  beforeAll(async () => {
    const creator = new Client(postgres)
    await creator.connect()
    await creator.query(`create database ${name}`)
    await creator.end()
    await client.connect()
  })
  afterAll(() => client.end())
  return {
    settings: { DATABASE_URL: url, SECRET: 'a secret for journeys, 32 characters' },
    client,
  }
}
