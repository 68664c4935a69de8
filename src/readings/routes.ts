import { createNatalReading, deleteReading, listReadings } from '#contract/readings.ts'
import type { WhoIs } from '#identity/who-is.ts'
import { createRoutes, serve } from '#serve.ts'
import { type NatalNeeds, writeNatalReading } from './natal-reading.ts'
import { removeReading, showReadings } from './saved-readings.ts'

interface Needs extends NatalNeeds {
  whoIs: WhoIs
}

export function readingRoutes({ whoIs, ...needs }: Needs) {
  const routes = createRoutes()
  serve(routes, createNatalReading, async ({ body, authorization, signal }) => {
    const user = await whoIs(authorization)
    return writeNatalReading(needs, user.id, body, signal)
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
