import type { RequestListener } from 'node:http'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createBudgetAlerts } from '#admin/budget-alerts.ts'
import { recordOperatorChange } from '#admin/record-operator-change.ts'
import { createRunTest } from '#admin/run-test.ts'
import { seedConfigs } from '#admin/seed-configs.ts'
import { BackupCommand, runBackupCommand } from '#backup/backup-command.ts'
import { createAccess } from '#billing/access.ts'
import { startBilling } from '#billing/sweep.ts'
import { createAnswers } from '#chat/answers.ts'
import { createWarmUp } from '#chat/warm-up.ts'
import { messages } from '#contract/messages.ts'
import { receiptMessages } from '#contract/receipt-messages.ts'
import { startWaitlistSweep } from '#dating/sweep.ts'
import { findDatabaseFacts } from '#doctor/database-facts-table.ts'
import { isDoctorCommand } from '#doctor/doctor-command.ts'
import { isTurnedOff } from '#email-preferences/email-opt-outs-table.ts'
import { startDataExports } from '#export/prepare-export.ts'
import {
  OperatorCommand,
  type OperatorDeps,
  runOperatorCommand,
} from '#identity/operator-commands.ts'
import { settingsOf } from '#identity/routes.ts'
import { createOutbox } from '#mail/outbox.ts'
import { startDailyNotes } from '#notifications/send-notes.ts'
import { startRetention } from '#retention/retention.ts'
import { clientAddress } from '#server/client-address.ts'
import { logCrashes, logPrintedErrors } from '#server/crashes.ts'
import { openDataFiles } from '#server/data-files.ts'
import { createHttpServer } from '#server/http-server.ts'
import { dropReplacedStandIns, openDatabase } from '#server/open-database.ts'
import { openOperatorSocket } from '#server/operator-socket.ts'
import { readPreloads } from '#server/preloads.ts'
import { exitOnListenError, shutDownOnSignals } from '#server/shutdown.ts'
import { loadOrCreateSecret } from '#server/signing-secret.ts'
import { startupBanner } from '#server/startup-banner.ts'
import { staticPages } from '#server/static-pages.ts'
import { createSkyCache } from '#sky/sky-cache.ts'
import type { StandIns } from '#stand-ins/stand-ins.ts'
import { createConfigCache } from '#writer/configs/config-cache.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'
import { createGenerations } from '#writer/generation.ts'
import { describeProvider } from '#writer/model/model-profile.ts'
import { createModelWriter } from '#writer/model/model-writer.ts'
import { createModelUsage } from '#writer/usage/model-usage.ts'
import {
  chooseIdentity,
  chooseMailer,
  chooseModel,
  choosePayments,
  choosePushSender,
} from './adapters.ts'
import { createApp } from './app.ts'
import { type Config, readConfig, usesStandIns } from './config.ts'
import type { OpenDatabase } from './database.ts'
import { REQUEST_ID_HEADER } from './http/request-id.ts'
import { openJobs } from './jobs.ts'
import { startRateLimitSweep } from './limits/shared-rate-limit.ts'
import { createLog, type Log } from './log.ts'
import { StartError } from './start-error.ts'

const WEB_FOLDER = join(import.meta.dirname, '..', 'build', 'client')

/** As many as may call the model at once. */
const MODEL_TEXTS_AT_ONCE = 8

/** Reads the configuration, chooses the adapters, and listens. */
async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  logCrashes(log)
  logPrintedErrors(log)
  const database = await openDatabase(config, log)
  await dropReplacedStandIns(config, database)
  const { db } = database
  await seedConfigs(db)
  const data = await openDataFiles(config, (error) =>
    log.warn({ error }, 'The places service did not answer; using the gazetteer'),
  )
  const jobs = await openJobs(database, log)
  const secret = config.secret ?? (await loadOrCreateSecret(config.dataDir))
  const standIns = await openStandIns(config, { database, log, secret })
  const mailer = chooseMailer(config, standIns?.mailer)
  const outbox = createOutbox({
    ...{ db, jobs, log, mailer },
    isTurnedOff: (optOut) => isTurnedOff(db, optOut),
  })
  const identityDeps = { db, outbox, secret, log }
  const identity = await chooseIdentity(config, identityDeps, standIns?.google?.client)
  const { publicUrl } = config
  const web = await staticPages(WEB_FOLDER, {
    publicUrl,
    contactForm: config.site.contact.formUrl,
    firebase: config.firebase,
    stripe: config.stripe !== undefined,
    identitySettings: settingsOf(identity),
  })
  const { paymentForm, ...paying } = choosePayments(config, log, standIns?.stripe)
  const billing = { db, jobs, log, outbox, publicUrl, secret, ...paying }
  const pushSender = await choosePushSender(config, { db, log })
  const generations = createGenerations(
    { db, jobs, log, textsAtOnce: config.model && MODEL_TEXTS_AT_ONCE },
    {
      failed: messages.readings.failed,
      unfinished: messages.readings.stillGenerating,
      tooManyWaiting: messages.readings.tooManyWaiting,
    },
  )
  const onRecorded = createBudgetAlerts({ db, outbox, log, publicUrl, secret })
  const usage = createModelUsage({ db, onRecorded })
  const model = await chooseModel(config, log)
  const modelProvider = describeProvider(config.model)
  const configs = createConfigCache({ db })
  const writer = createModelWriter({
    model,
    modelProvider,
    embedded: embeddedWriter,
    configs,
    usage,
    log,
    now: () => new Date(),
  })
  const skyCache = createSkyCache(data.ephemeris)
  const app = createApp({
    ...data,
    skyCache,
    ...billing,
    canWrite: database.canWrite,
    answerProbe: () => http.answerProbe(),
    pushSender,
    paymentForm,
    site: config.site,
    web,
    preloads: await readPreloads(WEB_FOLDER, paymentForm),
    generations,
    identity,
    ...(standIns && { standIns: standIns.pages }),
    ...(!config.databaseUrl && { kept: [receiptMessages.kept.backup] }),
    writer,
    modelProvider,
    adminsNeedTwoFactor: config.adminsNeedTwoFactor,
    runTest: createRunTest({ ...data, writer: embeddedWriter, model }),
    usage,
    readingsPerDay: config.readingsPerDay,
    horoscopesPerDay: config.horoscopesPerDay,
    birthChangesPerDay: config.birthChangesPerDay,
    makeAnswer: createAnswers({ model, modelProvider, configs, usage, log }),
    chatMessagesPerDay: config.chatMessagesPerDay,
    documentWaitMs: config.documentWaitMs,
    onConversationOpened: createWarmUp({ ...data, skyCache, log, today: () => new Date() }),
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
    givenRequestId: (c) =>
      config.trustedProxies > 0 ? c.req.header(REQUEST_ID_HEADER) : undefined,
  })
  await generations.start()
  await outbox.start()
  await startDataExports({ db, jobs, log, outbox, publicUrl })
  await startBilling(billing)
  await startRetention({ db, jobs, log })
  await startRateLimitSweep({ db, jobs })
  const access = createAccess(billing)
  await startDailyNotes({ db, jobs, log, access, pushSender, today: () => new Date() })
  await startWaitlistSweep({ jobs, outbox, site: config.site, publicUrl })
  await standIns?.stripe?.start(async (webhook) => app.request(webhook))

  const operated = { db, secret, outbox, publicUrl, record: recordOperatorChange }
  const closeOperatorSocket = await openToOperator(config, operated, log)
  const telemetry = await openTelemetry(config, database, log)
  const http = createHttpServer(answer(app, standIns?.google))
  const { server } = http
  const running = {
    http,
    database,
    jobs,
    outbox,
    generations,
    stripeStandIn: standIns?.stripe,
    closeOperatorSocket,
    drainMs: config.drainMs,
    telemetry,
    log,
  }
  server.on('listening', () => {
    console.log(startupBanner(config, standIns?.devLinks))
    // Otherwise written only at a clean exit. Measured: the next start takes 2.8 s of CPU time instead of 3.9.
    flushCompileCache()
  })
  server.on('error', (error) => exitOnListenError(running, describeListenError(error, config)))
  server.listen(config.port, config.host)
  shutDownOnSignals(running)
}

/** Loads no code of the stand-ins where every service is configured. */
async function openStandIns(
  config: Config,
  deps: { database: OpenDatabase; log: Log; secret: string },
): Promise<StandIns | undefined> {
  if (!usesStandIns(config)) return undefined
  const standIns = await import('#stand-ins/stand-ins.ts')
  return standIns.openStandIns(config, deps)
}

/** The embedded database allows one process, so the command line goes through this one. */
async function openToOperator(
  { databaseUrl, dataDir }: Config,
  deps: OperatorDeps & { secret: string },
  log: Log,
) {
  if (databaseUrl) return undefined
  return openOperatorSocket(dataDir, log, (command) => {
    if (isDoctorCommand(command)) return findDatabaseFacts(deps.db)
    const backup = BackupCommand.safeParse(command)
    if (backup.success) return runBackupCommand(deps, backup.data)
    return runOperatorCommand(deps, OperatorCommand.parse(command))
  })
}

/** Loads no code of metrics and traces where none are configured. */
async function openTelemetry({ metrics, traces }: Config, database: OpenDatabase, log: Log) {
  const parts: { close(): unknown }[] = []
  if (metrics) {
    const { serveMetrics } = await import('#telemetry/metrics-server.ts')
    parts.push(await serveMetrics({ address: metrics, database, log }))
  }
  if (traces) {
    const { startTraces } = await import('#telemetry/traces.ts')
    parts.push(startTraces({ ...traces, log }))
  }
  return { close: () => Promise.all(parts.map((part) => part.close())) }
}

/** The Google stand-in is a separate request listener on the same port. */
function answer(app: ReturnType<typeof createApp>, standIn: StandIns['google']): RequestListener {
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
