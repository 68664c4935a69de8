import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { secureHeaders } from 'hono/secure-headers'
import { messages } from '#contract/messages.ts'
import { type Database, isReachable } from '#database.ts'
import { AppError, answers, errorBody } from '#errors.ts'
import {
  CLIENT_ADDRESS_HEADER,
  type EmbeddedIdentity,
  IDENTITY_PATH,
} from '#identity/embedded-identity.ts'
import { identityRoutes } from '#identity/routes.ts'
import { createWhoIs } from '#identity/who-is.ts'
import type { Jobs } from '#jobs.ts'
import type { Log } from '#log.ts'
import type { Places } from '#places/places.ts'
import { placeRoutes } from '#places/routes.ts'
import { defineNatalReading, type NatalNeeds } from '#readings/natal-reading.ts'
import { readingRoutes } from '#readings/routes.ts'
import { createRoutes, type RequestContext } from '#serve.ts'

/** What the routes stand on; main.ts and tests choose it. */
export interface Services extends Omit<NatalNeeds, 'db'> {
  db: Database
  jobs: Jobs
  identity: EmbeddedIdentity
  places: Places
  log: Log
  /** Where a request comes from, for limits; never a header that the client may write. */
  clientAddress(c: Context): string
  /** The built site; absent in route tests. */
  web?: Hono
}

const LARGEST_BODY_BYTES = 64 * 1024

/** Every route, in one screen. */
export function createApp(services: Services) {
  const { db, jobs, identity, log, web } = services
  defineNatalReading(services)
  const needs = { ...services, whoIs: createWhoIs({ db, identity }) }

  const api = createRoutes()
  api.route('/', identityRoutes(needs))
  api.route('/', placeRoutes(needs))
  api.route('/', readingRoutes(needs))
  api.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Cosmic Path', version: '1' },
  })
  api.all('/api/*', (c) => refuse(c, new AppError('not_found', messages.general.notFound)))

  const app = new Hono<RequestContext>()
  app.use(async (c, next) => {
    c.set('clientAddress', services.clientAddress(c))
    await next()
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
  app.on(['GET', 'POST'], `${IDENTITY_PATH}/*`, (c) => {
    const request = new Request(c.req.raw)
    request.headers.set(CLIENT_ADDRESS_HEADER, c.get('clientAddress'))
    return identity.handle(request)
  })
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
