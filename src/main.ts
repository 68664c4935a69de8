import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import type { BillingNeeds } from '#billing/billing-deps.ts'
import { createStripePayments } from '#billing/stripe-payments.ts'
import { startBilling } from '#billing/sweep.ts'
import { deleteFeed } from '#calendar/feeds-table.ts'
import type { PaymentFormSettings } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { createEmbeddedIdentity } from '#identity/embedded/embedded-identity.ts'
import { realGoogle } from '#identity/embedded/google.ts'
import { createFirebaseIdentity } from '#identity/firebase/firebase-identity.ts'
import { OperatorCommand, runOperatorCommand } from '#identity/operator-commands.ts'
import type { Mailer } from '#mail/mailer.ts'
import { noMailer } from '#mail/no-mailer.ts'
import { createOutbox, type Outbox } from '#mail/outbox.ts'
import { createSmtpMailer } from '#mail/smtp-mailer.ts'
import { clientAddress } from '#server/client-address.ts'
import { logCrashes, logPrintedErrors } from '#server/crashes.ts'
import { openDataFiles } from '#server/data-files.ts'
import { createHttpServer } from '#server/http-server.ts'
import { openDatabase } from '#server/open-database.ts'
import { openOperatorSocket } from '#server/operator-socket.ts'
import { exitOnListenError, shutDownOnSignals } from '#server/shutdown.ts'
import { loadOrCreateSecret } from '#server/signing-secret.ts'
import { type DevLinks, startupBanner } from '#server/startup-banner.ts'
import { staticPages } from '#server/static-pages.ts'
import { createDevAccess, type DevAccess } from '#stand-ins/dev-access.ts'
import { createGoogleStandIn, type GoogleStandIn } from '#stand-ins/google/google-stand-in.ts'
import { createMailbox } from '#stand-ins/mailbox/mailbox-mailer.ts'
import { MAILBOX_PATH, mailboxPages } from '#stand-ins/mailbox/mailbox-pages.ts'
import { migrateStandIns } from '#stand-ins/migrate.ts'
import { BILLING_PATH } from '#stand-ins/stripe/billing-pages.ts'
import { createStripeStandIn, type StripeStandIn } from '#stand-ins/stripe/stripe-stand-in.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'
import { createGenerations } from '#writer/generation.ts'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import type { Database } from './database.ts'
import { openJobs } from './jobs.ts'
import { createLog, type Log } from './log.ts'
import type { RequestContext } from './serve.ts'
import { StartError } from './start-error.ts'

const WEB_FOLDER = join(import.meta.dirname, '..', 'build', 'client')

/** A line of the account deletion receipt. */
const SAFETY_COPY = {
  what: 'The backup copy of the database',
  why: 'It is replaced within six hours by a copy without your data.',
}

/** Reads the configuration, chooses the adapters, and listens. */
async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  logCrashes(log)
  logPrintedErrors(log)
  const web = await staticPages(WEB_FOLDER, {
    contactForm: config.site.contact.formUrl,
    firebase: config.firebase,
    stripe: config.stripe !== undefined,
  })
  const database = await openDatabase(config, log)
  const { db } = database
  if (Object.values(config.standIns).includes(true)) await migrateStandIns(database)
  const data = await openDataFiles(config, (error) =>
    log.warn({ error }, 'The places service did not answer; using the gazetteer'),
  )
  const jobs = await openJobs(database, log)
  const outbox = createOutbox({ db, jobs, log, mailer: chooseMailer(config, db) })
  const secret = config.secret ?? (await loadOrCreateSecret(config.dataDir))
  const { publicUrl } = config
  const devAccess = createDevAccess({ publicUrl, secret })
  const googleStandIn = await openGoogleStandIn(config, { db, log, access: devAccess })
  const identity = await chooseIdentity(config, { db, outbox, secret, standIn: googleStandIn, log })
  const stripeStandIn = await openStripeStandIn(config, { db, log, access: devAccess })
  const { paymentForm, ...paying } = choosePayments(config, log, stripeStandIn)
  const billing = { db, jobs, log, outbox, publicUrl, secret, ...paying }
  const generations = createGenerations(
    { db, jobs, log },
    {
      failed: messages.readings.failed,
      unfinished: messages.readings.stillGenerating,
      tooManyWaiting: messages.readings.tooManyWaiting,
    },
  )
  const app = createApp({
    ...data,
    ...billing,
    canWrite: database.canWrite,
    paymentForm,
    site: config.site,
    web,
    generations,
    identity,
    standIns: standInPages(config, { db, access: devAccess, stripe: stripeStandIn }),
    ...(!config.databaseUrl && { kept: [SAFETY_COPY] }),
    writer: embeddedWriter,
    readingsPerDay: config.readingsPerDay,
    horoscopesPerDay: config.horoscopesPerDay,
    birthChangesPerDay: config.birthChangesPerDay,
    today: () => new Date(),
    // Webhooks of the Stripe stand-in are sent within this process, without a socket.
    clientAddress: (c) =>
      clientAddress(
        {
          socketAddress: (c.env ? getConnInfo(c).remote.address : undefined) ?? 'unknown',
          forwardedFor: c.req.header('x-forwarded-for'),
        },
        config.trustedProxies,
      ),
  })
  await generations.start()
  await outbox.start()
  await startBilling(billing)
  await stripeStandIn?.start(async (webhook) => app.request(webhook))

  const closeOperatorSocket = await openToOperator(config, db, log)
  const http = createHttpServer(answer(app, googleStandIn))
  const { server } = http
  const running = {
    http,
    database,
    jobs,
    outbox,
    generations,
    stripeStandIn,
    closeOperatorSocket,
    log,
  }
  server.on('listening', () => console.log(startupBanner(config, devLinks(devAccess))))
  server.on('error', (error) => exitOnListenError(running, describeListenError(error, config)))
  server.listen(config.port, config.host)
  shutDownOnSignals(running)
}

function chooseMailer(config: Config, db: Database): Mailer {
  if (config.smtp) return createSmtpMailer(config.smtp.url, config.smtp.from)
  return config.standIns.mailbox ? createMailbox(db) : noMailer
}

interface StandInDeps {
  db: Database
  log: Log
  access: DevAccess
}

async function openGoogleStandIn(config: Config, deps: StandInDeps) {
  const { standIns, publicUrl } = config
  if (!standIns.google) return undefined
  return createGoogleStandIn({ ...deps, publicUrl, ownUrl: ownUrl(config) })
}

/** The address at which this process reaches itself. PUBLIC_URL may be a proxy's. */
function ownUrl({ host, port }: Config): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

interface IdentityNeeds {
  db: Database
  outbox: Outbox
  secret: string
  standIn: GoogleStandIn | undefined
  log: Log
}

async function chooseIdentity(config: Config, { db, outbox, secret, standIn, log }: IdentityNeeds) {
  if (config.firebase) return createFirebaseIdentity(config.firebase)
  const google = config.google
    ? realGoogle(config.google.clientId, config.google.clientSecret)
    : standIn?.client
  return createEmbeddedIdentity(db, outbox, {
    publicUrl: config.publicUrl,
    secret,
    google,
    log,
    onAddressClaimed: ({ id }) => deleteFeed(db, id),
  })
}

async function openStripeStandIn({ standIns, publicUrl }: Config, deps: StandInDeps) {
  return standIns.stripe ? createStripeStandIn({ ...deps, publicUrl }) : undefined
}

interface Billing extends Pick<BillingNeeds, 'payments' | 'now'> {
  paymentForm: PaymentFormSettings | null
}

function choosePayments({ stripe }: Config, log: Log, standIn: StripeStandIn | undefined): Billing {
  const now = async () => new Date()
  if (stripe) {
    const { publishableKey } = stripe
    const paymentForm = { kind: 'stripe' as const, publishableKey }
    return { payments: createStripePayments(stripe, log), paymentForm, now }
  }
  if (!standIn) return { payments: undefined, paymentForm: null, now }
  const { publishableKey, cardApi: api } = standIn.account
  return {
    payments: createStripePayments(standIn.account, log, { fetch: standIn.fetch }),
    paymentForm: { kind: 'embedded', publishableKey, api },
    now: standIn.now,
  }
}

interface StandInPagesDeps extends Omit<StandInDeps, 'log'> {
  stripe: StripeStandIn | undefined
}

/** The pages of all that is stood in for, if anything is. */
function standInPages({ standIns }: Config, { db, access, stripe }: StandInPagesDeps) {
  const pages = new Hono<RequestContext>()
  if (standIns.mailbox) pages.route('/', mailboxPages(db, access))
  if (stripe) pages.route('/', stripe.pages)
  return pages
}

const devLinks = ({ key, linkTo }: DevAccess): DevLinks => ({
  mailbox: linkTo(MAILBOX_PATH),
  billing: linkTo(BILLING_PATH),
  withKey: key !== undefined,
})

/** The embedded database allows one process, so the command line goes through this one. */
async function openToOperator({ databaseUrl, dataDir }: Config, db: Database, log: Log) {
  if (databaseUrl) return undefined
  return openOperatorSocket(dataDir, log, (asked) =>
    runOperatorCommand(db, OperatorCommand.parse(asked)),
  )
}

/** The Google stand-in is a separate request listener on the same port. */
function answer(app: ReturnType<typeof createApp>, standIn?: GoogleStandIn): RequestListener {
  // LingeringResponse drains uploads. The library would reset the connection after half a second.
  const answerByApp = getRequestListener(app.fetch, { autoCleanupIncoming: false })
  return (request, response) => {
    if (!standIn?.handle(request, response)) answerByApp(request, response)
  }
}

function describeListenError(error: NodeJS.ErrnoException, { host, port }: Config): string {
  return error.code === 'EADDRINUSE'
    ? `PORT ${port} on ${host} is taken by another program; choose another PORT.`
    : `The server cannot listen on ${host}:${port}: ${error.message}.`
}

main().catch((error: Error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
