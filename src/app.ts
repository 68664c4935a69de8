import type { HttpBindings } from '@hono/node-server'
import type { SQL } from 'drizzle-orm'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { compress } from 'hono/compress'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { secureHeaders } from 'hono/secure-headers'
import { accountRoutes } from '#account/routes.ts'
import { authenticateAdmin } from '#admin/authenticate-admin.ts'
import { adminRoutes } from '#admin/routes.ts'
import type { RunTest } from '#admin/run-test.ts'
import { authenticateSubscriber, createAccess } from '#billing/access.ts'
import type { Payments } from '#billing/payments.ts'
import { billingRoutes } from '#billing/routes.ts'
import { findSubscription } from '#billing/subscriptions-table.ts'
import { WEBHOOK_PATH } from '#billing/webhooks.ts'
import { birthRoutes } from '#birth/routes.ts'
import { showBirthDetails, toSavedDetails } from '#birth/saved-birth-details.ts'
import { prepareEvents } from '#calendar/events.ts'
import { FEED_PATH } from '#calendar/feed.ts'
import { calendarRoutes } from '#calendar/routes.ts'
import { type Caller as KnownCaller, prepareCallers } from '#callers/callers-table.ts'
import type { ChatDeps } from '#chat/chat-deps.ts'
import type { MakeAnswer } from '#chat/make-answer.ts'
import { createAnswersInProgress } from '#chat/progress.ts'
import { chatRoutes } from '#chat/routes.ts'
import { defineAnswers } from '#chat/write-answer.ts'
import { contactRoutes } from '#contact/routes.ts'
import type { DeletionReceipt } from '#contract/account.ts'
import type { ModelProvider } from '#contract/admin.ts'
import type { PaymentFormSettings } from '#contract/billing.ts'
import { MCP_PATH } from '#contract/connections.ts'
import type { ErrorBody } from '#contract/error-body.ts'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { getSiteConfig, type SiteConfig } from '#contract/site.ts'
import { datingRoutes } from '#dating/routes.ts'
import { emailPreferenceRoutes } from '#email-preferences/routes.ts'
import { exportRoutes } from '#export/routes.ts'
import { feedbackRoutes } from '#feedback/routes.ts'
import { deleteOutdatedHoroscopes } from '#horoscopes/horoscope.ts'
import { horoscopeRoutes } from '#horoscopes/routes.ts'
import { defineHoroscopes } from '#horoscopes/write-horoscope.ts'
import { createAssistants, letsAssistantsIn } from '#identity/assistants/assistants.ts'
import { authenticateUser, findIdentity } from '#identity/authenticate.ts'
import { authenticateVisitor } from '#identity/authenticate-visitor.ts'
import { type EmbeddedIdentity, IDENTITY_PATH } from '#identity/embedded/embedded-identity.ts'
import { hasSessionCookie } from '#identity/embedded/session-cookie.ts'
import type { FirebaseIdentity } from '#identity/firebase/firebase-identity.ts'
import type { IdentityProvider } from '#identity/identity-provider.ts'
import { identityRoutes } from '#identity/routes.ts'
import { hasSecondFactor } from '#identity/two-factor/two-factor-tables.ts'
import type { User } from '#identity/users-table.ts'
import { linkPage } from '#mail/link-page.ts'
import type { Outbox } from '#mail/outbox.ts'
import { mcpRoutes } from '#mcp/routes.ts'
import type { PushSender } from '#notifications/push-sender.ts'
import { notificationRoutes } from '#notifications/routes.ts'
import type { Places } from '#places/places.ts'
import { placeRoutes } from '#places/routes.ts'
import { defineNatalReading, type ReadingDeps } from '#readings/natal-reading.ts'
import { readingRoutes } from '#readings/routes.ts'
import { defineSynastryReading } from '#readings/synastry-reading.ts'
import { defineYearReading } from '#readings/year-reading.ts'
import { apiDocs } from '#server/api-docs.ts'
import { clientNetwork } from '#server/client-address.ts'
import { withOpeningReplies } from '#server/opening-replies.ts'
import { permissionsPolicy } from '#server/permissions-policy.ts'
import type { SkyCache } from '#sky/sky-cache.ts'
import type { ModelUsage } from '#writer/usage/model-usage.ts'
import { databaseUnavailable, isDatabaseUnavailable } from './database/outage.ts'
import { type Database, isReachable } from './database.ts'
import { SECOND } from './durations.ts'
import { AppError, errorBody, errorResponses, sentenceBody } from './errors.ts'
import { limitBody } from './http/body-limit.ts'
import { observeRequests } from './http/observe-requests.ts'
import { probes } from './http/probes.ts'
import { createReplyMemory } from './http/reply-memory.ts'
import { REQUEST_ID_HEADER } from './http/request-id.ts'
import { routePattern } from './http/route-pattern.ts'
import { anyone, createRoutes, type RequestContext, securitySchemes, serve } from './http/serve.ts'
import type { Jobs } from './jobs.ts'
import { type Caller, createTurns, releaseTurn } from './limits/turns.ts'
import { loadOnce } from './load-once.ts'
import type { Log } from './log.ts'
import { refuseUnstorableForm, refuseUnstorableUrl } from './storable-text.ts'

/** The dependencies of the routes, chosen by main.ts and tests. */
export interface Services extends Omit<ReadingDeps, 'db'> {
  db: Database
  /** Whether the database's disk has room; absent for an external server. */
  canWrite?: (() => Promise<boolean>) | undefined
  jobs: Jobs
  /** What the readiness probe is answered: whether the process wants more requests. */
  answerProbe(): boolean
  identity: EmbeddedIdentity | FirebaseIdentity
  /** Whether administrators need a second factor; only with the embedded identity. */
  adminsNeedTwoFactor?: boolean
  outbox: Outbox
  pushSender: PushSender
  /** Lines of the deletion receipt: what is kept of a deleted account, and why. */
  kept?: DeletionReceipt['kept']
  places: Places
  log: Log
  /** Absent when subscriptions are off. */
  payments: Payments | undefined
  paymentForm: PaymentFormSettings | null
  /** Signs links in emails, and hashes the email addresses of used trials. */
  secret: string
  /** The clock of subscriptions; the payment stand-in has its own. */
  now(): Promise<Date>
  /** How far it is ahead of real time, read together with the caller; absent for real time. */
  aheadMs?: SQL<number> | undefined
  /** New horoscopes, and changes of birth details, per user within 24 hours. */
  horoscopesPerDay: number
  birthChangesPerDay: number
  /** How Baba Bliss answers. */
  makeAnswer: MakeAnswer
  /** Used by the chat and by years ahead, and shared by all users. */
  skyCache: SkyCache
  /** Messages to Baba Bliss per user within 24 hours. */
  chatMessagesPerDay: number
  documentWaitMs: number
  /** Called whenever somebody opens the chat. */
  onConversationOpened?(): void
  /** Null: no language model is configured. */
  modelProvider: ModelProvider | null
  runTest: RunTest
  usage: ModelUsage
  /** Without a trailing slash. */
  publicUrl: string
  /** The operator's contact, store and social links. */
  site: SiteConfig
  /** The client's IP address, for rate limits; never a value that the client can forge. */
  clientAddress(c: Context): string
  /** The request id of a trusted proxy. */
  givenRequestId?(c: Context): string | undefined
  /** Pages of what replaces other people's servers. */
  standIns?: Hono<RequestContext>
  /** The built site; absent in route tests. */
  web?: Hono
  /** The link elements for a page that a signed-in person opens. */
  preloads?(path: string): string
}

const OPEN_API = { openapi: '3.1.0', info: { title: PRODUCT_NAME, version: '1' } }

/** Every route of the API. */
function apiRoutes(services: Services, chat: ChatDeps) {
  const { db, identity } = services
  const access = createAccess({ db, now: services.now })
  const findCaller = prepareCallers(db, services.aheadMs)
  const user = authenticateUser({ db, identity, findCaller })
  const authenticate = {
    user,
    visitor: authenticateVisitor(user, services.publicUrl),
    subscriber: authenticateSubscriber(user),
    admin: authenticateAdmin(
      user,
      services.adminsNeedTwoFactor ? ({ subject }) => hasSecondFactor(db, subject) : undefined,
    ),
  }
  const assistants =
    identity.kind === 'embedded' && letsAssistantsIn(services.publicUrl)
      ? { identity, assistants: createAssistants(db, identity) }
      : undefined
  const deps = {
    ...services,
    access,
    authenticate,
    replies: createReplyMemory(),
    assistants: assistants?.assistants,
  }

  const api = createRoutes()
  serve(api, getSiteConfig, anyone, async () => services.site)
  const findUserDetails = async ({ id }: User) => ({
    subscriptionStatus: (await findSubscription(db, id))?.status ?? null,
    natalChartData: await showBirthDetails(db, id),
  })
  const detailsOf = ({ subscription, birth }: KnownCaller) => ({
    subscriptionStatus: subscription?.status ?? null,
    natalChartData: birth && toSavedDetails(birth),
  })
  api.route('/', identityRoutes({ ...deps, findUserDetails, detailsOf }))
  api.route('/', accountRoutes(deps))
  api.route('/', placeRoutes(deps))
  api.route('/', birthRoutes({ ...deps, onBirthChanged: deleteOutdatedHoroscopes }))
  api.route('/', billingRoutes(deps))
  api.route('/', readingRoutes(deps))
  api.route('/', horoscopeRoutes(deps))
  api.route('/', calendarRoutes(deps))
  api.route('/', notificationRoutes(deps))
  api.route('/', chatRoutes({ ...deps, ...chat }))
  api.route('/', feedbackRoutes(deps))
  api.route('/', exportRoutes(deps))
  api.route('/', contactRoutes(deps))
  api.route('/', datingRoutes(deps))
  api.route('/', emailPreferenceRoutes(deps))
  api.route('/', adminRoutes(deps))
  if (assistants) api.route('/', mcpRoutes({ ...services, ...assistants, findCaller }))
  for (const [name, scheme] of Object.entries(securitySchemes))
    api.openAPIRegistry.registerComponent('securitySchemes', name, scheme)
  api.route(
    '/',
    apiDocs(() => api.getOpenAPI31Document(OPEN_API)),
  )
  api.all('/api/*', (c) => refuse(c, new AppError('not_found', refusalMessages.notFound)))
  return api
}

/** The API, the pages, and the middleware for all of them. */
export function createApp(services: Services) {
  const { db, jobs, log, web } = services
  defineNatalReading(services)
  defineSynastryReading(services)
  defineYearReading(services)
  defineHoroscopes({ ...services, onHoroscopeWritten: prepareEvents(services) })
  const chat = {
    ...services,
    inProgress: createAnswersInProgress(db),
  }
  defineAnswers(chat)

  // Throws for paths that only a slower router tells apart, which would search for the handlers of every request.
  const app = new Hono<RequestContext>({ router: new RegExpRouter() })
  app.use(observeRequests(services))
  app.use(async (c, next) => {
    const address = services.clientAddress(c)
    c.set('clientAddress', address)
    c.set('clientNetwork', clientNetwork(address))
    c.set('answerError', (error) => answerError(error, c))
    if (hasDataHeaders(c.req.path))
      c.set('replyHeaders', { ...(await dataHeaders()), [REQUEST_ID_HEADER]: c.get('requestId') })
    await next()
  })
  // Google redirects the sign-in popup here; isolated from its opener, it could not report back.
  app.use(`${IDENTITY_PATH}/*`, async (c, next) => {
    await next()
    c.res.headers.set('cross-origin-opener-policy', 'unsafe-none')
  })
  const assetHeaders = secureHeaders({ ...forAssets, ...transportSecurity(services.publicUrl) })
  const documentHeaders = secureHeaders({
    ...transportSecurity(services.publicUrl),
    // A sign-in popup reports back to its opener.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: permissionsPolicy(services.paymentForm?.kind === 'stripe'),
  })
  const dataHeaders = loadOnce(() => headersOf(documentHeaders, DATA_POLICY))
  app.use(async (c, next) => {
    await next()
    if (c.get('isComplete')) return
    const isAsset = c.req.path.startsWith('/assets/') && c.res.ok
    await (isAsset ? assetHeaders : documentHeaders)(c, async () => {})
    const isData = ['/api/', `${FEED_PATH}/`, MCP_PATH, '/.well-known/'].some((path) =>
      c.req.path.startsWith(path),
    )
    if (isData && !c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', DATA_POLICY)
  })
  const compressed = compress()
  app.use(async (c, next) => {
    await next()
    if (!c.get('isComplete')) await compressed(c, async () => {})
  })
  app.use(refuseUnstorableUrl)
  // API routes check their bodies themselves, after authentication.
  const refuseForm = every(limitBody(), refuseUnstorableForm)
  app.use(async (c, next) => (c.req.path.startsWith('/api/') ? next() : refuseForm(c, next)))
  app.get(probes.liveness, (c) => c.json({ ok: true }))
  app.get(probes.readiness, async (c) => {
    const ready = {
      accepting: services.answerProbe(),
      database: await isReachable(db),
      queue: jobs.isRunning(),
      ...(services.canWrite && { disk: await services.canWrite() }),
    }
    return c.json(ready, Object.values(ready).every(Boolean) ? 200 : 503)
  })
  if (services.standIns) app.route('/', services.standIns)
  const turns = createTurns()
  const inTurn: MiddlewareHandler<RequestContext> = async (c, next) => {
    // One sender, Stripe, reports events of many users.
    if (c.req.path === WEBHOOK_PATH) return next()
    const caller = await callerOf(services.identity, c)
    await turns.run(caller, c.req.raw, () => releaseTurnWhileUploading(c, next))
  }
  app.use('/api/*', inTurn)
  app.use(`${FEED_PATH}/*`, inTurn)
  app.route('/', apiRoutes(services, chat))
  if (web) {
    const hasSession = services.identity.kind === 'embedded' ? hasSessionCookie : undefined
    const fetch = (request: Request, env: unknown) => app.fetch(request, env as object)
    const { inOneTurn } = turns
    app.use(withOpeningReplies({ ...services, fetch, hasSession, inOneTurn }))
    app.route('/', web)
  }

  function answerError(error: unknown, c: Context): Response | Promise<Response> {
    if (error instanceof AppError) return refuse(c, error)
    if (isAborted(c)) return c.body(null, 408)
    const call = { error, method: c.req.method, path: routePattern(c) }
    if (isDatabaseUnavailable(error)) {
      log.warn(call, 'A call failed because the database is unavailable')
      return answerOutage(c, databaseUnavailable(error))
    }
    log.error(call, 'A call failed')
    return c.json(sentenceBody(messages.general.broken, c.get('requestId')), 500)
  }
  app.onError(answerError)
  return app
}

// Measured by `npm run bench:fair`: with two, other users wait three times as long.
const CALLS_OF_ONE_USER = 1
/** Many people may share a network. */
const CALLS_OF_ONE_NETWORK = 4
const SLOW_UPLOAD_MS = SECOND / 4

/** A page has dozens of scripts: the others would add 600 bytes to each, and no browser reads them there. */
const forAssets = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

/** Data opened as a page may do nothing. */
const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** True of calls outside a sign-in; the windows of a sign-in are less isolated. */
const hasDataHeaders = (path: string) =>
  path.startsWith('/api/') && !path.startsWith(`${IDENTITY_PATH}/`)

/** What a middleware adds to every response, and a policy. */
async function headersOf(middleware: MiddlewareHandler, policy: string) {
  const probe = new Hono().use(middleware).get('/', (c) => c.body(null))
  const { headers } = await probe.request('/')
  return { ...Object.fromEntries(headers), 'content-security-policy': policy }
}

/** A year, as browsers' preload lists ask for. Browsers ignore the header without HTTPS. */
const transportSecurity = (publicUrl: string) => ({
  strictTransportSecurity: publicUrl.startsWith('https://')
    ? 'max-age=31536000; includeSubDomains'
    : false,
})

/** Identifies the caller without asking the database. */
async function callerOf(provider: IdentityProvider, c: Context<RequestContext>): Promise<Caller> {
  // If tokens cannot be verified now, the route itself reports it.
  const identity = await findIdentity(provider, c.req.raw.headers).catch(() => undefined)
  if (identity)
    return { key: `user ${identity.issuer} ${identity.subject}`, atOnce: CALLS_OF_ONE_USER }
  return { key: `network ${c.get('clientNetwork')}`, atOnce: CALLS_OF_ONE_NETWORK }
}

/** A slow upload must not block the caller's queue, and a slightly slow one must not bypass it. */
async function releaseTurnWhileUploading(c: Context<RequestContext>, answer: () => Promise<void>) {
  // Most calls have no body, or have it already.
  if (incomingOf(c)?.complete !== false) return answer()
  const timer = setTimeout(() => {
    if (incomingOf(c)?.complete === false) releaseTurn()
  }, SLOW_UPLOAD_MS)
  await answer().finally(() => clearTimeout(timer))
}

/** Emailed links and popups show a page instead of JSON. */
function answerOutage(c: Context, outage: AppError) {
  if (!c.req.header('accept')?.includes('text/html')) return refuse(c, outage)
  setRetryAfter(c, outage)
  return linkPage(c, 503, PRODUCT_NAME, outage.message)
}

function refuse(c: Context, error: AppError) {
  setRetryAfter(c, error)
  const body: ErrorBody = { ...errorBody(error), requestId: c.get('requestId') }
  return c.json(body, errorResponses[error.code].status)
}

/** Whether the connection closed before the whole request arrived. Tests have no connection. */
function isAborted(c: Context): boolean {
  const incoming = incomingOf(c)
  return incoming?.destroyed === true && !incoming.complete
}

const incomingOf = (c: Context) => (c.env as Partial<HttpBindings> | undefined)?.incoming

function setRetryAfter(c: Context, { retryAfterSeconds }: AppError) {
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
}
