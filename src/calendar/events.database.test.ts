import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { replaceHoroscope } from '#horoscopes/horoscopes-table.ts'
import { upsertUser } from '#identity/users-table.ts'
import { createSkyCache } from '#sky/sky-cache.ts'
import { ephemeris } from '#testing/chat-sky.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { showEvents } from './events.ts'
import { insertEvents } from './events-table.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = new Date('2026-12-01T00:00:00Z')

async function createUser() {
  const { id } = await upsertUser(database.db, {
    issuer: 'https://issuer.test',
    subject: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    displayName: null,
    photoUrl: null,
    signedInAt: now,
    sessionId: undefined,
    token: '',
  })
  return id
}

function storeKeyDates(userId: string, dates: string[]) {
  return database.db.transaction(async (tx) => {
    const horoscopeId = await replaceHoroscope(tx, {
      userId,
      kind: 'monthly',
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      birthKey: '',
      revision: 0,
      sign: 'Gemini',
      content: '',
      text: { opening: [], sections: [] },
      facts: [],
      moments: [],
      writtenBy: { writer: '', engine: '', seed: '', after: [] },
      writtenAt: now,
    })
    const toEvent = (date: string) => ({
      userId,
      horoscopeId,
      factId: `ingress:mars:Leo:${date}`,
      date,
      at: new Date(date),
      isExact: true,
      content: 'Mars enters Leo.',
      eventType: 'other' as const,
      label: 'Mars enters Leo',
    })
    await insertEvents(tx, dates.map(toEvent))
  })
}

test('a month has the key dates from its first day to its last', async () => {
  const ada = await createUser()
  const deps = { db: database.db, ephemeris, skyCache: createSkyCache(ephemeris) }
  await storeKeyDates(ada, ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'])
  const datesOf = async (month: number, year: number) =>
    (await showEvents(deps, { userId: ada, birth: undefined }, { month, year })).events.map(
      ({ date }) => date,
    )
  expect(await datesOf(11, 2026)).toEqual(['2026-11-30'])
  expect(await datesOf(12, 2026)).toEqual(['2026-12-01', '2026-12-31'])
  expect(await datesOf(1, 2027)).toEqual(['2027-01-01'])
})
