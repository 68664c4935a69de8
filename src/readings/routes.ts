import type { Authenticators } from '#billing/access.ts'
import {
  createNatalReading,
  createSynastryReading,
  createYearReading,
  deleteReading,
  getReading,
  listReadings,
  previewReading,
} from '#contract/readings.ts'
import { MINUTE } from '#durations.ts'
import type { ReplyMemory } from '#http/reply-memory.ts'
import { anyone, createRoutes, serve } from '#http/serve.ts'
import { createRateLimit } from '#limits/rate-limit.ts'
import { writeNatalReading } from './natal-reading.ts'
import { previewNatalReading } from './reading-preview.ts'
import { askReadingIds } from './readings-table.ts'
import { recallReadings, removeReading, showReading } from './saved-readings.ts'
import { writeSynastryReading } from './synastry-reading.ts'
import { writeYearReading, type YearDeps } from './year-reading.ts'

interface Deps extends YearDeps {
  replies: ReplyMemory
  authenticate: Authenticators
}

// A person tries a handful of births; a mobile network has many people behind one address.
const PREVIEWS_OF_ONE_NETWORK = { times: 60, inMs: MINUTE }

/** Stored readings stay available without a subscription; only new ones need access. */
export function readingRoutes({ authenticate, replies, ...deps }: Deps) {
  const routes = createRoutes()
  const limitPreviews = createRateLimit(PREVIEWS_OF_ONE_NETWORK)
  serve(routes, previewReading, anyone, async ({ body, clientNetwork }) => {
    await limitPreviews(clientNetwork)
    return previewNatalReading(deps, body)
  })
  serve(routes, createNatalReading, authenticate.subscriber, async ({ user, body, signal }) =>
    writeNatalReading(deps, user.id, body, signal),
  )
  serve(routes, createSynastryReading, authenticate.subscriber, async ({ user, body, signal }) =>
    writeSynastryReading(deps, user.id, body, signal),
  )
  serve(routes, createYearReading, authenticate.subscriber, async ({ user, timeZone, signal }) =>
    writeYearReading(deps, { userId: user.id, timeZone }, signal),
  )
  serve(
    routes,
    listReadings,
    authenticate.user,
    async ({ user, query, found }) =>
      recallReadings(deps, replies, { userId: user.id, page: query, found }),
    // Later pages are rare.
    ({ query }) => (query.after ? undefined : askReadingIds(query)),
  )
  serve(routes, getReading, authenticate.user, async ({ user, params }) =>
    showReading(deps, user.id, params.id),
  )
  serve(routes, deleteReading, authenticate.user, async ({ user, params }) => {
    await removeReading(deps, user.id, params.id)
    return { success: true as const }
  })
  return routes
}
