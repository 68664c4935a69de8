import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { type Jobs, openJobs } from '#jobs.ts'
import { createLog } from '#log.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { type Mail, UndeliverableError } from './mailer.ts'
import { createPost, type Post } from './outbox.ts'
import { insertMail, mails } from './outbox-table.ts'

const log = createLog('silent')
const letter = {
  to: 'ada@example.com',
  subject: 'Hello',
  html: '<p>secret link</p>',
  text: 'secret link',
}
const patience = { retries: 2, firstDelaySeconds: 1 }

let database: OpenDatabase
let jobs: Jobs
let post: Post
const delivered: Mail[] = []
let failures: Error[] = []
const mailer = {
  async deliver(mail: Mail) {
    const failure = failures.shift()
    if (failure) throw failure
    delivered.push(mail)
  },
  forget: async () => 1,
}

beforeAll(async () => {
  database = await openTestDatabase()
  jobs = await openJobs(database, log)
  post = createPost({ db: database.db, jobs, log, mailer, patience })
  await insertMail(database.db, { ...letter, subject: 'Left by a crash' })
  await post.start()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
beforeEach(() => {
  failures = []
})

const waiting = () => database.db.$count(mails)
const got = (subject: string) => delivered.filter((mail) => mail.subject === subject)

test('what a crash left is delivered at the next start', async () => {
  await expect.poll(() => got('Left by a crash').length, { timeout: 20_000 }).toBe(1)
})

test('a letter is delivered once, and then nothing of it is kept', async () => {
  await post.send(letter)
  await expect.poll(() => got('Hello'), { timeout: 20_000 }).toEqual([letter])
  await expect.poll(waiting).toBe(0)
  const { rows } = (await database.db.execute(
    'select data, output from pgboss.job',
  )) as unknown as { rows: object[] }
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/secret|ada@/)
})

test('a mail server that is down for a while is tried again', async () => {
  failures = [new Error('down: ada@example.com'), new Error('still down')]
  await post.send({ ...letter, subject: 'Later' })
  await expect.poll(() => got('Later').length, { timeout: 20_000 }).toBe(1)
  const { rows } = (await database.db.execute('select output from pgboss.job')) as unknown as {
    rows: object[]
  }
  expect(JSON.stringify(rows)).not.toContain('ada@')
}, 30_000)

test('a letter that is refused for good is not tried again', async () => {
  failures = [new UndeliverableError('no such person')]
  await post.send({ ...letter, subject: 'Never' })
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  expect(got('Never')).toEqual([])
})

test('letters to somebody who has left are dropped, whatever the case of the address', async () => {
  await insertMail(database.db, { ...letter, to: 'Leaver@Example.com' })
  expect(await post.forget('leaver@example.COM')).toBe(2)
  expect(await waiting()).toBe(0)
})

test('what fails to be written is logged, and hurts nobody', async () => {
  post.sendSoon(async () => {
    throw new Error('no words')
  })
  await expect(post.settle()).resolves.toBeUndefined()
})
