import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { createEmbeddedIdentity } from '#identity/embedded-identity.ts'
import { createFirebaseIdentity } from '#identity/firebase-identity.ts'
import { realGoogle } from '#identity/google.ts'
import { OperatorCommand, runOperatorCommand } from '#identity/operator-commands.ts'
import type { Mailer } from '#mail/mail.ts'
import { noMailer } from '#mail/no-mailer.ts'
import { createPost } from '#mail/post.ts'
import { createSmtpMailer } from '#mail/smtp-mailer.ts'
import { createGoogleStandIn } from '#stand-ins/google/google-stand-in.ts'
import { createMailbox } from '#stand-ins/mailbox/mailbox-mailer.ts'
import { MAILBOX_PATH, mailboxPages } from '#stand-ins/mailbox/mailbox-pages.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'
import { createGenerations } from '#writer/generation.ts'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openDataFiles } from './data-files.ts'
import type { Database } from './database.ts'
import { SECOND } from './durations.ts'
import { openJobs } from './jobs.ts'
import { createLog } from './log.ts'
import { openDatabase } from './open-database.ts'
import { openOperatorSocket } from './operator-socket.ts'
import { ownSecret } from './own-secret.ts'
import { StartError } from './start-error.ts'
import { webPages } from './web-pages.ts'

const WEB_FOLDER = join(import.meta.dirname, '..', 'build', 'client')

/** The fuse box: reads the configuration, picks the adapters, listens. */
async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const web = await webPages(WEB_FOLDER, {
    contactForm: config.site.contact.formUrl,
    firebase: config.firebase,
  })
  const database = await openDatabase(config, log)
  const { db } = database
  const data = await openDataFiles(config)
  const jobs = await openJobs(database, log)
  const secret = config.secret ?? (await ownSecret(config.dataDir))
  const post = createPost({ db, jobs, log, mailer: chooseMailer(config, db) })
  const googleStandIn = config.standIns.google
    ? await createGoogleStandIn(db, { publicUrl: config.publicUrl, ownUrl: ownUrl(config) })
    : undefined
  const google = config.google
    ? realGoogle(config.google.clientId, config.google.clientSecret)
    : googleStandIn?.client
  const identity = config.firebase
    ? createFirebaseIdentity(config.firebase)
    : createEmbeddedIdentity(db, post, { publicUrl: config.publicUrl, secret, google })
  const generations = createGenerations(
    { db, jobs, log },
    { failed: messages.readings.failed, unfinished: messages.readings.stillGenerating },
  )
  const app = createApp({
    ...data,
    db,
    jobs,
    log,
    site: config.site,
    web,
    generations,
    post,
    identity,
    ...(config.standIns.mailbox && { standIns: mailboxPages(db) }),
    ...(!config.databaseUrl && { kept: [SAFETY_COPY] }),
    writer: embeddedWriter,
    clientAddress: (c) => getConnInfo(c).remote.address ?? 'unknown',
  })
  await generations.start()
  await post.start()

  const closeOperatorSocket = config.databaseUrl
    ? undefined
    : await openOperatorSocket(config.dataDir, log, (asked) =>
        runOperatorCommand(db, OperatorCommand.parse(asked)),
      )

  const answer = getRequestListener(app.fetch)
  const server = createServer((request, response) => {
    // The stand-in for Google is a program of its own behind the same port.
    if (!googleStandIn?.handle(request, response)) answer(request, response)
  })
  server.on('listening', () => greet(config))
  server.on('error', (error: NodeJS.ErrnoException) => {
    const { host, port } = config
    if (error.code === 'EADDRINUSE')
      return fail(`PORT ${port} on ${host} is taken by another program; choose another PORT.`)
    fail(`The server cannot listen on ${host}:${port}: ${error.message}.`)
  })
  server.listen(config.port, config.host)

  let stopping = false
  async function stop() {
    if (stopping) return
    stopping = true
    const answered = once(server, 'close')
    server.close()
    // Browsers keep a connection after its answer.
    setInterval(() => server.closeIdleConnections(), 50)
    await closeOperatorSocket?.()
    await post.settle()
    await jobs.stop()
    generations.release()
    await Promise.race([answered, sleep(LAST_ANSWERS_MS)])
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  async function fail(sentence: string) {
    console.error(sentence)
    await closeOperatorSocket?.()
    await jobs.stop()
    await database.close()
    process.exit(1)
  }
}

/** How long the end of the program waits for answers that are on their way. */
const LAST_ANSWERS_MS = 2 * SECOND

/** A line of the receipt of whoever deletes their account. */
const SAFETY_COPY = {
  what: 'The safety copy of the database',
  why: 'It is written anew, without you, within six hours.',
}

function chooseMailer(config: Config, db: Database): Mailer {
  if (config.smtp) return createSmtpMailer(config.smtp.url, config.smtp.from)
  return config.standIns.mailbox ? createMailbox(db) : noMailer
}

/** Where this process reaches itself; PUBLIC_URL may be a proxy's address. */
function ownUrl({ host, port }: Config): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function greet(config: Config) {
  const { publicUrl, databaseUrl, dataDir, firebase, standIns } = config
  const lines = {
    database: databaseUrl ? 'PostgreSQL at DATABASE_URL' : `embedded, in ${dataDir}`,
    identity: firebase ? `Firebase Authentication, project ${firebase.projectId}` : 'embedded',
    google: sayGoogle(config),
    mail: config.smtp
      ? `by SMTP, from ${config.smtp.from}`
      : standIns.mailbox
        ? `kept here, shown at ${publicUrl}${MAILBOX_PATH}`
        : 'none: set SMTP_URL and MAIL_FROM',
    writer: 'embedded',
  }
  const table = Object.entries(lines).map(([name, what]) => `  ${name.padEnd(9)} ${what}`)
  console.log([`${PRODUCT_NAME} is open at ${publicUrl}`, ...table].join('\n'))
}

function sayGoogle(config: Config): string {
  if (config.firebase) return 'as set up at Firebase'
  if (config.google) return 'with GOOGLE_CLIENT_ID'
  return config.standIns.google ? 'stood in for, on this machine only' : 'off'
}

main().catch((error: Error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
