import type { Access } from '#billing/access.ts'
import {
  createNatalReading,
  createSynastryReading,
  deleteReading,
  listReadings,
} from '#contract/readings.ts'
import type { WhoIs } from '#identity/who-is.ts'
import { createRoutes, serve } from '#serve.ts'
import { type ReadingNeeds, writeNatalReading } from './natal-reading.ts'
import { removeReading, showReadings } from './saved-readings.ts'
import { writeSynastryReading } from './synastry-reading.ts'

interface Needs extends ReadingNeeds {
  whoIs: WhoIs
  access: Access
}

/** Whoever paid before keeps what was written; only new readings need access. */
export function readingRoutes({ whoIs, access, ...needs }: Needs) {
  const routes = createRoutes()
  serve(routes, createNatalReading, async ({ body, authorization, signal }) => {
    const user = await whoIs(authorization)
    await access.require(user)
    return writeNatalReading(needs, user.id, body, signal)
  })
  serve(routes, createSynastryReading, async ({ body, authorization, signal }) => {
    const user = await whoIs(authorization)
    await access.require(user)
    return writeSynastryReading(needs, user.id, body, signal)
  })
  serve(routes, listReadings, async ({ authorization }) => {
    const user = await whoIs(authorization)
    return showReadings(needs, user.id)
  })
  serve(routes, deleteReading, async ({ params, authorization }) => {
    const user = await whoIs(authorization)
    await removeReading(needs, user.id, params.id)
    return { success: true as const }
  })
  return routes
}
