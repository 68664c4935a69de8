import type { Access } from '#billing/access.ts'
import { messages } from '#contract/messages.ts'
import {
  createNatalReading,
  createSynastryReading,
  deleteReading,
  listReadings,
} from '#contract/readings.ts'
import { DAY } from '#durations.ts'
import type { User } from '#identity/users-table.ts'
import type { WhoIs } from '#identity/who-is.ts'
import { createRateLimit } from '#rate-limit.ts'
import { createRoutes, serve } from '#serve.ts'
import { type ReadingNeeds, writeNatalReading } from './natal-reading.ts'
import { removeReading, showReadings } from './saved-readings.ts'
import { writeSynastryReading } from './synastry-reading.ts'

interface Needs extends ReadingNeeds {
  whoIs: WhoIs
  access: Access
}

// Charts of a large family, and each again and again. Far more is a mill, and each text has its price.
const LIMIT = { times: 60, inMs: DAY, sentence: messages.readings.tooMany }

/** Whoever paid before keeps what was written; only new readings need access. */
export function readingRoutes({ whoIs, access, ...needs }: Needs) {
  const routes = createRoutes()
  const limit = createRateLimit(LIMIT)

  /** @throws AppError `subscription_required`, or `too_many_requests` */
  async function whoAsks(authorization: string | undefined): Promise<User> {
    const user = await whoIs(authorization)
    await access.require(user)
    await limit(user.id)
    return user
  }

  serve(routes, createNatalReading, async ({ body, authorization, signal }) => {
    const user = await whoAsks(authorization)
    return writeNatalReading(needs, user.id, body, signal)
  })
  serve(routes, createSynastryReading, async ({ body, authorization, signal }) => {
    const user = await whoAsks(authorization)
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
