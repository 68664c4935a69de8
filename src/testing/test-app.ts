import { createApp } from '#app.ts'
import { readConfig } from '#config.ts'
import { openDataFiles } from '#data-files.ts'
import type { OpenDatabase } from '#database.ts'
import { createEmbeddedIdentity, type EmbeddedIdentity } from '#identity/embedded-identity.ts'
import type { GoogleClient } from '#identity/google.ts'
import { type Jobs, openJobs } from '#jobs.ts'
import { createLog } from '#log.ts'
import type { Mailer } from '#mail/mail.ts'
import { createPost, type Post } from '#mail/post.ts'
import { createMailbox } from '#stand-ins/mailbox/mailbox-mailer.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'
import { createGenerations } from '#writer/generation.ts'
import type { Writer } from '#writer/writer.ts'
import { openTestDatabase } from './databases.ts'

const PUBLIC_URL = 'http://localhost:3000'

export interface TestApp {
  database: OpenDatabase
  jobs: Jobs
  identity: EmbeddedIdentity
  post: Post
  request(path: string, init?: RequestInit): Promise<Response>
  /** Signs a new person up. @returns the headers that their calls carry */
  signUp(email: string): Promise<Record<string, string>>
  close(): Promise<void>
}

/** What a test may have other than the product has it. */
interface Different {
  writer?: Writer
  mailer?: Mailer
  google?: GoogleClient
  limitsRate?: boolean
}

/** The real app on a real database of its own; only what is passed in is other than in production. */
export async function openTestApp({
  writer = embeddedWriter,
  mailer,
  google,
  limitsRate = false,
}: Different = {}): Promise<TestApp> {
  const log = createLog('silent')
  const database = await openTestDatabase()
  const { db } = database
  const jobs = await openJobs(database, log)
  const settings = { publicUrl: PUBLIC_URL, secret: 'a secret for tests of 32 characters' }
  const post = createPost({ db, jobs, log, mailer: mailer ?? createMailbox(db) })
  const identity = createEmbeddedIdentity(db, post, { ...settings, limitsRate, google })
  const generations = createGenerations(
    { db, jobs, log },
    { failed: 'The text could not be made.', unfinished: 'The text is being made.' },
  )
  const data = await openDataFiles({ places: undefined })
  const clientAddress = () => '127.0.0.1'
  const app = createApp({
    ...data,
    db,
    jobs,
    log,
    post,
    identity,
    generations,
    writer,
    clientAddress,
    site: readConfig({}).site,
  })
  await generations.start()
  await post.start()

  const request = async (path: string, init?: RequestInit) =>
    app.request(new Request(`${PUBLIC_URL}${path}`, init))

  return {
    database,
    jobs,
    identity,
    post,
    request,
    async signUp(email) {
      const headers = { 'content-type': 'application/json', origin: PUBLIC_URL }
      const body = JSON.stringify({ email, password: 'a good password', name: '' })
      const path = '/api/identity/sign-up/email'
      const response = await request(path, { method: 'POST', headers, body })
      const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
      const withCookie = { headers: { cookie: cookies.join('; ') } }
      const { token } = await (await request('/api/identity/token', withCookie)).json()
      return { authorization: `Bearer ${token}` }
    },
    async close() {
      await post.settle()
      await jobs.stop()
      await database.close()
    },
  }
}
