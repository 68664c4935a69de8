import type { Authenticators } from '#billing/access.ts'
import {
  createNatalReading,
  createSynastryReading,
  createYearReading,
  deleteReading,
  getReading,
  listReadings,
} from '#contract/readings.ts'
import { createRoutes, serve } from '#serve.ts'
import { writeNatalReading } from './natal-reading.ts'
import { removeReading, showReading, showReadings } from './saved-readings.ts'
import { writeSynastryReading } from './synastry-reading.ts'
import { writeYearReading, type YearDeps } from './year-reading.ts'

interface Deps extends YearDeps {
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
  serve(routes, createYearReading, authenticate.subscriber, async ({ user, timeZone, signal }) =>
    writeYearReading(deps, { userId: user.id, timeZone }, signal),
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
