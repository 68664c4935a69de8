import { createBudgetAlerts } from '#admin/budget-alerts.ts'
import { createRunTest, type RunTest } from '#admin/run-test.ts'
import { seedConfigs } from '#admin/seed-configs.ts'
import { createApp } from '#app.ts'
import type { BillingDeps } from '#billing/billing-deps.ts'
import type { StripeClientOptions } from '#billing/stripe-client.ts'
import { createStripePayments } from '#billing/stripe-payments.ts'
import { type StoredSubscription, saveSubscription } from '#billing/subscriptions-table.ts'
import { startWebhookProcessing } from '#billing/webhooks.ts'
import { deleteFeed } from '#calendar/feeds-table.ts'
import { createAnswers } from '#chat/answers.ts'
import type { MakeAnswer } from '#chat/make-answer.ts'
import { readConfig } from '#config.ts'
import { messages } from '#contract/messages.ts'
import type { OpenDatabase } from '#database.ts'
import { DAY } from '#durations.ts'
import { isTurnedOff } from '#email-preferences/email-opt-outs-table.ts'
import { startDataExports } from '#export/prepare-export.ts'
import {
  createEmbeddedIdentity,
  type EmbeddedIdentity,
} from '#identity/embedded/embedded-identity.ts'
import type { GoogleClient } from '#identity/embedded/google.ts'
import type { HashCost } from '#identity/passwords/password-hash.ts'
import { setAdmin } from '#identity/users-table.ts'
import { type Jobs, openJobs, type RetryPolicy } from '#jobs.ts'
import { loadOnce } from '#load-once.ts'
import { createLog, type Log } from '#log.ts'
import type { Mailer } from '#mail/mailer.ts'
import { createOutbox, type Outbox } from '#mail/outbox.ts'
import type { PushSender } from '#notifications/push-sender.ts'
import { openDataFiles } from '#server/data-files.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { createSkyCache, type SkyCache } from '#sky/sky-cache.ts'
import { createDevAccess } from '#stand-ins/dev-access.ts'
import { createMailbox } from '#stand-ins/mailbox/mailbox-mailer.ts'
import { createStripeStandIn, type StripeStandIn } from '#stand-ins/stripe/stripe-stand-in.ts'
import { createConfigCache } from '#writer/configs/config-cache.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'
import { createGenerations } from '#writer/generation.ts'
import type { LanguageModel } from '#writer/model/language-model.ts'
import { createModelWriter } from '#writer/model/model-writer.ts'
import { createModelUsage } from '#writer/usage/model-usage.ts'
import type { Writer } from '#writer/writer.ts'
import { openTestDatabase } from './databases.ts'
import { PUBLIC_URL } from './public-url.ts'
import { createRecordedPushes } from './recorded-pushes.ts'
import { createVisitor } from './visitor.ts'

export interface TestApp {
  database: OpenDatabase
  jobs: Jobs
  identity: EmbeddedIdentity
  outbox: Outbox
  /** The Stripe stand-in, with a movable clock. */
  stripe: StripeStandIn
  /** The dependencies of billing. */
  billing: BillingDeps
  ephemeris: Ephemeris
  skyCache: SkyCache
  request(path: string, init?: RequestInit): Promise<Response>
  publicUrl: string
  /** All mounted routes, as `GET /healthz`. */
  routes: string[]
  /** Signs up a new user. @returns the headers of their calls */
  signUp(email: string): Promise<Record<string, string>>
  /** Signs up a new user with a paid subscription. */
  signUpSubscribed(email: string): Promise<Record<string, string>>
  /** Signs up a new administrator. */
  signUpAdmin(email: string): Promise<Record<string, string>>
  /** Gives the user with these headers a paid subscription, or one with another status. */
  subscribe(headers: Record<string, string>, status?: StoredSubscription['status']): Promise<void>
  close(): Promise<void>
}

/** What tests may replace. */
interface Overrides {
  writer?: Writer
  /** The language model that texts are written with; none by default. */
  model?: LanguageModel
  /** How Baba Bliss answers. */
  makeAnswer?: MakeAnswer
  chatMessagesPerDay?: number
  /** Wraps the test of the control panel. */
  wrapRunTest?: (runTest: RunTest) => RunTest
  mailer?: Mailer
  /** Records notes and sends none by default. */
  pushSender?: PushSender
  google?: GoogleClient
  limitsRate?: boolean
  /** What hashing a password costs; next to nothing by default. */
  hashCost?: HashCost
  today?: () => Date
  log?: Log
  /** A database that the test can stop; a new one by default. */
  database?: OpenDatabase
  /** The policy of generations; the product's by default. */
  retryPolicy?: RetryPolicy
  /** Whether a payment provider is configured; true by default. */
  takesPayments?: boolean
  /** The client's IP address; this machine by default. */
  clientAddress?: () => string
  /** Where messages of the contact form go; nowhere by default. */
  contactEmail?: string
  /** How the Stripe stand-in is reached; within this process by default. */
  reachStripe?: (standIn: StripeStandIn) => StripeClientOptions | Promise<StripeClientOptions>
  publicUrl?: string
  adminsNeedTwoFactor?: boolean
}

/** Opened once per worker. Measured: most of the CPU time of an app, 0.3 of 0.4 seconds. */
const openDataFilesOnce = loadOnce(() => openDataFiles({ places: undefined }))

/** The real app on a new real database, except for what the test replaces. */
export async function openTestApp({
  model,
  writer: givenWriter = embeddedWriter,
  makeAnswer,
  chatMessagesPerDay = readConfig({}).chatMessagesPerDay,
  wrapRunTest = (runTest) => runTest,
  mailer,
  pushSender = createRecordedPushes(),
  google,
  limitsRate = false,
  hashCost = { memoryKib: 8, passes: 1 },
  today = () => new Date(),
  log = createLog('silent'),
  retryPolicy,
  takesPayments = true,
  clientAddress = () => '127.0.0.1',
  contactEmail,
  reachStripe = ({ fetch }) => ({ fetch }),
  database: given,
  publicUrl = PUBLIC_URL,
  adminsNeedTwoFactor = false,
}: Overrides = {}): Promise<TestApp> {
  const database = given ?? (await openTestDatabase())
  const { db } = database
  await seedConfigs(db)
  const jobs = await openJobs(database, log)
  const config = readConfig({ CONTACT_EMAIL: contactEmail })
  const settings = { publicUrl, secret: 'a secret for tests of 32 characters' }
  const outbox = createOutbox({
    ...{ db, jobs, log, mailer: mailer ?? createMailbox(db) },
    isTurnedOff: (optOut) => isTurnedOff(db, optOut),
  })
  const identity = createEmbeddedIdentity(db, outbox, {
    ...settings,
    limitsRate,
    hashCost,
    google,
    log,
    onAddressClaimed: ({ id }) => deleteFeed(db, id),
  })
  const generations = createGenerations(
    { db, jobs, log, retryPolicy },
    {
      failed: 'The text could not be made.',
      unfinished: 'The text is being made.',
      tooManyWaiting: messages.readings.tooManyWaiting,
    },
  )
  const data = await openDataFilesOnce()
  const stripe = await createStripeStandIn({
    db,
    publicUrl,
    log,
    access: createDevAccess(settings),
  })
  const provider = createStripePayments(stripe.account, log, await reachStripe(stripe))
  const payments = takesPayments ? provider : undefined
  const billing = { db, jobs, log, outbox, payments, now: stripe.now, ...settings }
  const onRecorded = createBudgetAlerts({ ...billing, now: today })
  const usage = createModelUsage({ db, now: today, onRecorded })
  const configs = createConfigCache({ db })
  const writer = model
    ? createModelWriter({ model, embedded: givenWriter, configs, usage, log, now: today })
    : givenWriter
  const skyCache = createSkyCache(data.ephemeris)
  const app = createApp({
    answerProbe: () => true,
    skyCache,
    ...data,
    ...billing,
    paymentForm: {
      kind: 'embedded',
      publishableKey: stripe.account.publishableKey,
      api: stripe.account.cardApi,
    },
    standIns: stripe.pages,
    aheadMs: stripe.aheadMs,
    identity,
    adminsNeedTwoFactor,
    pushSender,
    generations,
    writer,
    modelProvider: null,
    runTest: wrapRunTest(createRunTest({ ...data, writer: givenWriter, model })),
    usage,
    clientAddress,
    today,
    readingsPerDay: config.readingsPerDay,
    horoscopesPerDay: config.horoscopesPerDay,
    birthChangesPerDay: config.birthChangesPerDay,
    makeAnswer: makeAnswer ?? createAnswers({ model, modelProvider: null, configs, usage, log }),
    chatMessagesPerDay,
    documentWaitMs: config.documentWaitMs,
    site: config.site,
  })
  await generations.start()
  await outbox.start()
  await startDataExports({ ...billing, retryPolicy })
  // Tests run the sweep themselves; scheduled, it could run at any time.
  if (payments) await startWebhookProcessing(billing)
  await stripe.start(async (webhook) => app.request(webhook))

  const request = async (path: string, init?: RequestInit) =>
    app.request(new Request(`${publicUrl}${path}`, init))

  async function signUp(email: string) {
    const visitor = createVisitor({ request, publicUrl })
    await visitor.signUp(email, 'a good password')
    return visitor.bearer()
  }

  async function subscribe(
    headers: Record<string, string>,
    status: StoredSubscription['status'] = 'active',
  ) {
    const { id } = await (await request('/api/auth/user', { headers })).json()
    const periodEnd = new Date(Date.now() + 30 * DAY)
    await saveSubscription(db, id, { status, plan: 'monthly', periodEnd })
  }

  return {
    database,
    jobs,
    identity,
    outbox,
    stripe,
    billing,
    ephemeris: data.ephemeris,
    skyCache,
    request,
    publicUrl,
    routes: app.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
      .map(({ method, path }) => `${method} ${path}`),
    signUp,
    async signUpSubscribed(email) {
      const headers = await signUp(email)
      await subscribe(headers)
      return headers
    },
    async signUpAdmin(email) {
      const headers = await signUp(email)
      await request('/api/auth/sync', { method: 'POST', headers })
      await setAdmin(db, email, true)
      return headers
    },
    subscribe,
    async close() {
      await stripe.stop()
      await outbox.settle()
      await jobs.stop()
      await database.close()
    },
  }
}
