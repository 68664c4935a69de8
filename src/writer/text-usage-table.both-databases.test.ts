import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { DAY } from '#durations.ts'
import { upsertUser } from '#identity/users-table.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { OutdatedText } from './generation-runner.ts'
import {
  deleteUsage,
  findRecentUsage,
  recordUsage,
  requireUnchangedUsage,
} from './text-usage-table.ts'

const now = new Date('2026-11-22T08:00:00Z')
let database: OpenDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** @returns the id of a new person */
async function somebody(): Promise<string> {
  const subject = randomUUID()
  const { id } = await upsertUser(database.db, {
    issuer: 'test',
    subject,
    email: `${subject}@example.com`,
    emailVerified: true,
    displayName: null,
    photoUrl: null,
    signedInAt: now,
    sessionId: undefined,
    token: '',
  })
  return id
}

interface Narration {
  daysAgo: number
  sentences: string[]
}

/** @returns the id of the text; each of its sentences has the wording `wording of SENTENCE` */
async function tell(userId: string, { daysAgo, sentences }: Narration): Promise<string> {
  const textId = randomUUID()
  const written = sentences.map((text) => ({
    text,
    facts: ['fact'],
    wording: `wording of ${text}`,
  }))
  const text = { opening: [{ sentences: written }], sections: [] }
  const at = new Date(now.getTime() - daysAgo * DAY)
  await database.db.transaction((tx) => recordUsage(tx, { textId, userId, text }, at))
  return textId
}

test('sentences are recent for 60 days and wordings for 14, in the order in which they were written', async () => {
  const userId = await somebody()
  await tell(await somebody(), { daysAgo: 1, sentences: ['of others'] })
  const latest = await tell(userId, { daysAgo: 1, sentences: ['three', 'four'] })
  const earlier = await tell(userId, { daysAgo: 59, sentences: ['one'] })
  const middle = await tell(userId, { daysAgo: 15, sentences: ['two'] })
  await tell(userId, { daysAgo: 60, sentences: ['zero'] })

  const usage = await findRecentUsage(database.db, userId, now)
  expect(usage.recentlyUsed).toEqual({
    wordings: ['wording of three', 'wording of four'],
    sentences: ['one', 'two', 'three', 'four'],
  })
  expect(usage.textIds).toEqual([earlier, middle, latest])
})

test('recent usage is unchanged until a text is recorded or deleted', async () => {
  const userId = await somebody()
  await tell(await somebody(), { daysAgo: 0, sentences: ['of others'] })
  await tell(userId, { daysAgo: 1, sentences: ['one'] })
  const usage = await findRecentUsage(database.db, userId, now)
  const look = () => database.db.transaction((tx) => requireUnchangedUsage(tx, userId, usage))
  await look()
  const textId = await tell(userId, { daysAgo: 0, sentences: ['two'] })
  await expect(look()).rejects.toThrow(OutdatedText)
  await database.db.transaction((tx) => deleteUsage(tx, textId))
  await look()
  await database.db.transaction((tx) => deleteUsage(tx, usage.textIds[0] ?? ''))
  await expect(look()).rejects.toThrow(OutdatedText)
})

test('a text without sentences leaves its id only, and a person without texts has no usage', async () => {
  const userId = await somebody()
  const empty = { recentlyUsed: { wordings: [], sentences: [] }, textIds: [], recalledAt: now }
  expect(await findRecentUsage(database.db, userId, now)).toEqual(empty)
  const textId = await tell(userId, { daysAgo: 0, sentences: [] })
  expect(await findRecentUsage(database.db, userId, now)).toEqual({ ...empty, textIds: [textId] })
})

test('a sentence is returned unchanged', async () => {
  const userId = await somebody()
  const sentences = [
    'Your Moon (in Capricorn, at 29°59′) says “no”; it means {partner}’s "yes".',
    'null',
    '',
    String.raw`{a,b} \ \n \u0041 'quoted'`,
    'two\nlines\tand a tab',
    '🌙 سلام',
  ]
  await tell(userId, { daysAgo: 0, sentences })
  expect((await findRecentUsage(database.db, userId, now)).recentlyUsed.sentences).toEqual(
    sentences,
  )
})
