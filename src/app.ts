import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { secureHeaders } from 'hono/secure-headers'
import { accountRoutes } from '#account/routes.ts'
import type { DeletionReceipt } from '#contract/account.ts'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { getSiteConfig, type SiteConfig } from '#contract/site.ts'
import { type EmbeddedIdentity, IDENTITY_PATH } from '#identity/embedded-identity.ts'
import type { FirebaseIdentity } from '#identity/firebase-identity.ts'
import { identityRoutes } from '#identity/routes.ts'
import { createWhoIs } from '#identity/who-is.ts'
import type { Post } from '#mail/post.ts'
import type { Places } from '#places/places.ts'
import { placeRoutes } from '#places/routes.ts'
import { defineNatalReading, type NatalNeeds } from '#readings/natal-reading.ts'
import { readingRoutes } from '#readings/routes.ts'
import { apiDocs } from './api-docs.ts'
import { type Database, isReachable } from './database.ts'
import { AppError, answers, errorBody } from './errors.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import { createRoutes, type RequestContext, serve } from './serve.ts'

/** What the routes stand on; main.ts and tests choose it. */
export interface Services extends Omit<NatalNeeds, 'db'> {
  db: Database
  jobs: Jobs
  identity: EmbeddedIdentity | FirebaseIdentity
  post: Post
  /** What outlives a deleted account, and why: lines of its receipt. */
  kept?: DeletionReceipt['kept']
  places: Places
  log: Log
  /** What whoever runs the site wants shown: contact, stores, social links. */
  site: SiteConfig
  /** Where a request comes from, for limits; never a header that the client may write. */
  clientAddress(c: Context): string
  /** Pages of what replaces other people's servers. */
  standIns?: Hono<RequestContext>
  /** The built site; absent in route tests. */
  web?: Hono
}

const OPEN_API = { openapi: '3.1.0', info: { title: PRODUCT_NAME, version: '1' } }
const LARGEST_BODY_BYTES = 64 * 1024

/** Every route, in one screen. */
export function createApp(services: Services) {
  const { db, jobs, identity, log, web } = services
  defineNatalReading(services)
  const needs = { ...services, whoIs: createWhoIs({ db, identity }) }

  const api = createRoutes()
  serve(api, getSiteConfig, async () => services.site)
  api.route('/', identityRoutes(needs))
  api.route('/', accountRoutes(needs))
  api.route('/', placeRoutes(needs))
  api.route('/', readingRoutes(needs))
  api.doc31('/api/openapi.json', OPEN_API)
  api.route(
    '/',
    apiDocs(() => api.getOpenAPI31Document(OPEN_API)),
  )
  api.all('/api/*', (c) => refuse(c, new AppError('not_found', messages.general.notFound)))

  const app = new Hono<RequestContext>()
  app.use(async (c, next) => {
    c.set('clientAddress', services.clientAddress(c))
    await next()
  })
  // A popup comes here from Google's pages; set apart from the window that opened it, it could not answer.
  app.use(`${IDENTITY_PATH}/*`, async (c, next) => {
    await next()
    c.header('cross-origin-opener-policy', 'unsafe-none')
  })
  app.use(
    secureHeaders({
      // A sign-in popup reports back to the page that opened it.
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      xFrameOptions: 'DENY',
      referrerPolicy: 'strict-origin-when-cross-origin',
    }),
  )
  app.use(compress())
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: LARGEST_BODY_BYTES,
      onError: (c) => refuse(c, new AppError('body_too_large', messages.general.bodyTooLarge)),
    }),
  )
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', async (c) => {
    const ready = { database: await isReachable(db), queue: jobs.isRunning() }
    return c.json(ready, ready.database && ready.queue ? 200 : 503)
  })
  if (services.standIns) app.route('/', services.standIns)
  app.route('/', api)
  if (web) app.route('/', web)

  app.onError((error, c) => {
    if (error instanceof AppError) return refuse(c, error)
    log.error({ error, method: c.req.method, path: c.req.path }, 'A call failed')
    const { broken } = messages.general
    return c.json({ error: broken, message: broken }, 500)
  })
  return app
}

function refuse(c: Context, error: AppError) {
  return c.json(errorBody(error), answers[error.code].status)
}
