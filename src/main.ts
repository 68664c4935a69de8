import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { createEmbeddedIdentity } from '#identity/embedded-identity.ts'
import { createPost } from '#mail/post.ts'
import { createSmtpMailer } from '#mail/smtp-mailer.ts'
import { createMailbox } from '#stand-ins/mailbox/mailbox-mailer.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'
import { createGenerations } from '#writer/generation.ts'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openDataFiles } from './data-files.ts'
import { openPostgres } from './database.ts'
import { openEmbeddedFolder } from './embedded-database.ts'
import { openJobs } from './jobs.ts'
import { createLog } from './log.ts'
import { StartError } from './start-error.ts'
import { webPages } from './web-pages.ts'

const WEB_FOLDER = join(import.meta.dirname, '..', 'build', 'client')

/** The fuse box: reads the configuration, picks the adapters, listens. */
async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const web = await webPages(WEB_FOLDER)
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl)
    : await openEmbeddedFolder(config.dataDir, log)
  const { db } = database
  const data = await openDataFiles(config)
  const jobs = await openJobs(database, log)
  const secret = config.secret ?? (await ownSecret(config.dataDir))
  const mailer = config.smtp
    ? createSmtpMailer(config.smtp.url, config.smtp.from)
    : createMailbox(db)
  const post = createPost({ db, jobs, log, mailer })
  const generations = createGenerations({ db, jobs, log }, messages.readings.failed)
  const app = createApp({
    ...data,
    db,
    jobs,
    log,
    web,
    generations,
    post,
    identity: createEmbeddedIdentity(db, post, { publicUrl: config.publicUrl, secret }),
    writer: embeddedWriter,
    clientAddress: (c) => getConnInfo(c).remote.address ?? 'unknown',
  })
  await generations.start()
  await post.start()

  const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }) as Server
  server.on('listening', () => greet(config))
  server.on('error', (error: NodeJS.ErrnoException) => {
    const { host, port } = config
    if (error.code === 'EADDRINUSE')
      return fail(`PORT ${port} on ${host} is taken by another program; choose another PORT.`)
    fail(`The server cannot listen on ${host}:${port}: ${error.message}.`)
  })

  let stopping = false
  async function stop() {
    if (stopping) return
    stopping = true
    server.close()
    server.closeIdleConnections()
    await jobs.stop()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  async function fail(sentence: string) {
    console.error(sentence)
    await jobs.stop()
    await database.close()
    process.exit(1)
  }
}

function greet({ publicUrl, databaseUrl, dataDir }: Config) {
  const database = databaseUrl ? 'PostgreSQL at DATABASE_URL' : `embedded, in ${dataDir}`
  console.log(
    [
      `${PRODUCT_NAME} is open at ${publicUrl}`,
      `  database  ${database}`,
      '  identity  embedded',
      '  writer    embedded',
    ].join('\n'),
  )
}

/** Made once and kept: sessions and tokens outlive a restart. */
async function ownSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  const made = randomBytes(32).toString('base64url')
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch(() => {})
  return readFile(file, 'utf8')
}

main().catch((error: Error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
