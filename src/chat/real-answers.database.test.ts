import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDataFiles } from '#server/data-files.ts'
import { createSkyCache } from '#sky/sky-cache.ts'
import { birthOfChatters, type Chatter, openChatter } from '#testing/chatter.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import type { LanguageModel } from '#writer/model/language-model.ts'
import { chatMessages, findExchange } from './chat-messages-table.ts'
import { embeddedAnswers } from './embedded-answers.ts'
import { requestOf } from './write-answer.ts'

let calls = 0
/** Questions that no one may ask. */
const model: LanguageModel = {
  generate() {
    calls++
    throw new Error('The model was asked')
  },
}

let now = new Date('2026-11-23T10:00:00Z')
let app: TestApp
let ada: Chatter
let admin: Record<string, string>
beforeAll(async () => {
  app = await openTestApp({ model, today: () => now })
  admin = await app.signUpAdmin('admin@example.com')
  const config = { model: 'gpt-5', reasoningEffort: 'low', temperature: 0.3, maxTokens: 2000 }
  const body = { ...config, verbosity: 'short', enabled: false }
  const saved = await app.request('/api/admin/ai-configs/baba_bliss_chat', {
    method: 'PUT',
    headers: { ...admin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(saved.status).toBe(200)
  ada = await openChatter(app, 'ada@example.com')
  calls = 0
})
afterAll(() => app.close())

const conversation = [
  'Where is my Moon?',
  'and my Venus?',
  'When does Mercury go retrograde next?',
  'When is a good week to ask for a raise?',
  'what about March?',
  'As a Leo rising, what should I know?',
  'why?',
  'thanks!',
]

test('a disabled model is not asked: the embedded Baba Bliss answers', async () => {
  const texts: string[] = []
  for (const message of conversation) {
    const headers = { 'time-zone': 'America/New_York' }
    const response = await ada.fetchIt('POST', '/api/chat', { message }, { headers })
    const { message: answer } = await response.json()
    expect(answer.status, message).toBe('done')
    texts.push(answer.content)
    now = new Date(now.getTime() + 60_000)
  }
  expect(texts[0]).toMatch(/Moon/)
  expect(texts[1]).toMatch(/Venus/)
  expect(texts[2]).toMatch(/Mercury/)
  expect(new Set(texts).size).toBe(texts.length)
  expect(calls).toBe(0)
})

test('every answer can be made again from what is stored', async () => {
  const stored = await app.database.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.role, 'assistant'))
    .orderBy(chatMessages.position)
  expect(stored.length).toBe(conversation.length)
  const { clock, ephemeris } = await openDataFiles({ places: undefined })
  const skyCache = createSkyCache(ephemeris)
  for (const { userId, key, blocks, writtenBy } of stored) {
    const exchange = await findExchange(app.database.db, { userId, key })
    if (!exchange || !writtenBy) throw new Error('No exchange')
    const { db } = app.database
    const deps = { db, clock, ephemeris, skyCache, today: () => new Date(writtenBy.now) }
    const request = await requestOf(deps, exchange, writtenBy.timeZone)
    const again = request && (await embeddedAnswers.make(request, { userId }))
    expect(again?.answer.blocks).toEqual(blocks)
    expect(again?.origin.writer).toBe(writtenBy.writer)
  }
})

test('the usage report counts the answers and their thumbs', async () => {
  const { id: textId } = (await ada.send('And my Mars?')).body.message
  await ada.call('POST', '/api/feedback', { textId, thumb: 'down', reason: 'unclear' })
  const report = await (await app.request('/api/admin/ai-usage', { headers: admin })).json()
  const days = report.days.filter(
    ({ featureName }: { featureName: string }) => featureName === 'baba_bliss_chat',
  )
  expect(days).toMatchObject([
    { calls: conversation.length + 1, texts: { embedded: conversation.length + 1 }, thumbsDown: 1 },
  ])
})

test("a crisis is answered with help for the reader's country, without the model", async () => {
  const message = 'I want to kill myself'
  const headers = { 'time-zone': 'Europe/London' }
  const response = await ada.fetchIt('POST', '/api/chat', { message }, { headers })
  const { message: answer } = await response.json()
  expect(answer).toMatchObject({ isCare: true, facts: [] })
  expect(answer.content).toContain('116 123')
  expect(calls).toBe(0)
})

test('an answer about this week points to the stored horoscope of the week, and to none that is not stored', async () => {
  const ask = async () => (await ada.send('What happens this week?')).body.message
  expect((await ask()).content).not.toContain('horoscope')
  expect((await ada.call('POST', '/api/birth-details', birthOfChatters)).status).toBe(200)
  const { horoscope } = (await ada.call('GET', '/api/horoscopes/weekly')).body
  const { content, facts } = await ask()
  expect(content).toContain('our horoscope for this week')
  const named = horoscope.moments.map(({ factId }: { factId: string }) => factId)
  const cited = facts.map(({ id }: { id: string }) => id)
  expect(cited.some((id: string) => named.includes(id))).toBe(true)
})
