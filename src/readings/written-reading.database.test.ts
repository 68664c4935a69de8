import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { NatalReading } from '#contract/readings.ts'
import type { OpenDatabase } from '#database.ts'
import { type Jobs, openJobs } from '#jobs.ts'
import { createLog } from '#log.ts'
import { openDataFiles } from '#server/data-files.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'
import { createGenerations } from '#writer/generation.ts'
import { sentencesOf } from '#writer/grounding.ts'
import type { Brief, Writer } from '#writer/writer.ts'
import { defineNatalReading } from './natal-reading.ts'

const minutes = ['14:30', '14:31']
const briefs: Brief[] = []
const bothAreBeingWritten = Promise.withResolvers<void>()

/** The real writer, which waits until both texts have started. */
const writer: Writer = {
  async write(brief) {
    if (briefs.push(brief) === minutes.length) bothAreBeingWritten.resolve()
    await bothAreBeingWritten.promise
    return embeddedWriter.write(brief)
  },
}

let app: TestApp
let otherJobs: Jobs
beforeAll(async () => {
  app = await openTestApp({ writer })
  otherJobs = await startOtherProcess(app.database)
})
afterAll(async () => {
  await otherJobs.stop()
  await app.close()
})

/** Each process writes one text of a user at a time. */
async function startOtherProcess(database: OpenDatabase): Promise<Jobs> {
  const { db } = database
  const log = createLog('silent')
  const jobs = await openJobs(database, log)
  const generations = createGenerations(
    { db, jobs, log },
    { ...messages.readings, unfinished: messages.readings.stillGenerating },
  )
  const data = await openDataFiles({ places: undefined })
  const deps = { ...data, db, writer, generations, readingsPerDay: 60, today: () => new Date() }
  defineNatalReading(deps)
  await generations.start()
  return jobs
}

test('[7.15] two portraits written concurrently by two processes share no sentence', async () => {
  const headers = await app.signUpSubscribed('ada@example.com')
  const portraits = await Promise.all(
    minutes.map(async (birthTime) => {
      const birth = { birthDate: '1990-06-10', birthTime, birthLocation: 'Lisbon, Portugal' }
      const answer = await app.request('/api/readings/natal', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(birth),
      })
      return NatalReading.parse(await answer.json())
    }),
  )
  const [one = [], other = []] = portraits.map(({ text }) =>
    sentencesOf(text).map((sentence) => sentence.text.replaceAll(/ \([^()]*\)/g, '')),
  )
  expect(one.length).toBeGreaterThan(30)
  expect(other.filter((sentence) => one.includes(sentence))).toEqual([])
  // The text stored second had started without knowing the first.
  expect(briefs.map(({ recentlyUsed }) => (recentlyUsed?.sentences.length ?? 0) > 0)).toEqual([
    false,
    false,
    true,
  ])
})
