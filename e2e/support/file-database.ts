import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { createTestDatabase } from '../../src/testing/databases.ts'
import type { Settings } from './server.ts'

interface JourneyDatabase {
  /** The server settings for this database. */
  settings: Settings
  /** For queries beside the server. */
  client: Client
}

/**
 * An empty PostgreSQL database for the tests of one file.
 *
 * @param isFresh whether the server runs the migrations itself
 */
export function fileDatabase({ isFresh = false } = {}): JourneyDatabase {
  let url = ''
  let client: Client
  beforeAll(async () => {
    url = await createTestDatabase(inject('journeysPostgresUrl'), { isFresh })
    client = new Client(url)
    await client.connect()
  })
  afterAll(() => client.end())
  return {
    get settings() {
      return { DATABASE_URL: url, SECRET: 'a secret for journeys, 32 characters' }
    },
    get client() {
      return client
    },
  }
}
