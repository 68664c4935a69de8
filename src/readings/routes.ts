import type { Authenticators } from '#billing/access.ts'
import {
  createNatalReading,
  createSynastryReading,
  deleteReading,
  getReading,
  listReadings,
} from '#contract/readings.ts'
import { createRoutes, serve } from '#serve.ts'
import { type ReadingDeps, writeNatalReading } from './natal-reading.ts'
import { removeReading, showReading, showReadings } from './saved-readings.ts'
import { writeSynastryReading } from './synastry-reading.ts'

interface Deps extends ReadingDeps {
  authenticate: Authenticators
}

/** Stored readings stay available without a subscription; only new ones need access. */
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
