import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { type Jobs, openJobs } from '#jobs.ts'
import { createLog } from '#log.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { type Email, UndeliverableError } from './mailer.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { insertEmail, outboxEmails } from './outbox-table.ts'

const log = createLog('silent')
const email = {
  to: 'ada@example.com',
  subject: 'Hello',
  html: '<p>secret link</p>',
  text: 'secret link',
}
const retryPolicy = { retries: 2, firstDelaySeconds: 1 }

let database: OpenDatabase
let jobs: Jobs
let outbox: Outbox
const delivered: Email[] = []
const turnedOff = new Set<string>()
let failures: Error[] = []
const mailer = {
  async deliver(email: Email) {
    const failure = failures.shift()
    if (failure) throw failure
    delivered.push(email)
  },
  deleteEmailsTo: async () => 1,
}

beforeAll(async () => {
  database = await openTestDatabase()
  jobs = await openJobs(database, log)
  outbox = createOutbox({
    ...{ db: database.db, jobs, log, mailer, retryPolicy },
    isTurnedOff: async ({ kind }) => turnedOff.has(kind),
  })
  await insertEmail(database.db, { ...email, subject: 'Left by a crash' })
  await outbox.start()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
beforeEach(() => {
  failures = []
})

const pendingCount = () => database.db.$count(outboxEmails)
const received = (subject: string) => delivered.filter((each) => each.subject === subject)

test('an email left by a crash is delivered at the next start', async () => {
  await expect.poll(() => received('Left by a crash').length).toBe(1)
})

test('an email is delivered once and then deleted', async () => {
  await outbox.send(email)
  await expect.poll(() => received('Hello')).toMatchObject([email])
  await expect.poll(pendingCount).toBe(0)
  const { rows } = (await database.db.execute(
    'select data, output from pgboss.job',
  )) as unknown as { rows: object[] }
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/secret|ada@/)
})

test('delivery is retried while the mail server is down', async () => {
  failures = [new Error('down: ada@example.com'), new Error('still down')]
  await outbox.send({ ...email, subject: 'Later' })
  await expect.poll(() => received('Later').length).toBe(1)
  const { rows } = (await database.db.execute('select output from pgboss.job')) as unknown as {
    rows: object[]
  }
  expect(JSON.stringify(rows)).not.toContain('ada@')
})

test('a permanently rejected email is not retried', async () => {
  failures = [new UndeliverableError('no such person')]
  await outbox.send({ ...email, subject: 'Never' })
  await expect.poll(pendingCount).toBe(0)
  expect(received('Never')).toEqual([])
})

describe('an email that its reader can turn off', () => {
  const optOut = { userId: randomUUID(), kind: 'contact_copies' } as const
  const unsubscribeUrl = 'https://cosmic.example/off'

  test('is sent with its link, and without what the outbox knows about it', async () => {
    await outbox.send({ ...email, subject: 'Wanted', unsubscribeUrl, optOut })
    await expect.poll(() => received('Wanted')).toMatchObject([{ unsubscribeUrl }])
    expect(received('Wanted')[0]).not.toHaveProperty('optOut')
  })

  test('is not sent after that, also when it was waiting for another try', async () => {
    failures = [new Error('down')]
    await outbox.send({ ...email, subject: 'Unwanted', unsubscribeUrl, optOut })
    await expect.poll(() => failures).toEqual([])
    turnedOff.add(optOut.kind)
    await outbox.send({ ...email, subject: 'Unwanted', unsubscribeUrl, optOut })
    await outbox.send({ ...email, subject: 'Always' })
    await expect.poll(pendingCount).toBe(0)
    expect(received('Unwanted')).toEqual([])
    expect(received('Always')).toHaveLength(1)
  })
})

test('emails to a deleted account are deleted, regardless of the case of the address', async () => {
  await insertEmail(database.db, { ...email, to: 'Deleted@Example.com' })
  expect(await outbox.deleteEmailsTo('deleted@example.COM')).toBe(2)
  expect(await pendingCount()).toBe(0)
})

test('an email that cannot be composed is logged, and affects nothing else', async () => {
  outbox.sendInBackground(async () => {
    throw new Error('no words')
  })
  await expect(outbox.settle()).resolves.toBeUndefined()
})
