import type { Authenticators } from '#billing/access.ts'
import {
  createNatalReading,
  createSynastryReading,
  deleteReading,
  getReading,
  listReadings,
} from '#contract/readings.ts'
import { createRoutes, serve } from '#serve.ts'
import { type ReadingNeeds, writeNatalReading } from './natal-reading.ts'
import { removeReading, showReading, showReadings } from './saved-readings.ts'
import { writeSynastryReading } from './synastry-reading.ts'

interface Deps extends ReadingNeeds {
  authenticate: Authenticators
}

/** Whoever paid before keeps what was written; only new readings need access. */
export function readingRoutes({ authenticate, ...deps }: Deps) {
  const routes = createRoutes()
  serve(routes, createNatalReading, authenticate.subscriber, async ({ user, body, signal }) =>
    writeNatalReading(deps, user.id, body, signal),
  )
  serve(routes, createSynastryReading, authenticate.subscriber, async ({ user, body, signal }) =>
    writeSynastryReading(deps, user.id, body, signal),
  )
  serve(routes, listReadings, authenticate.user, async ({ user, query }) =>
    showReadings(deps, user.id, query),
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
