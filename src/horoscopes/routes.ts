import type { Authenticators } from '#billing/access.ts'
import type { SavedBirth } from '#birth/birth-details-table.ts'
import { getHoroscope, refreshHoroscope } from '#contract/horoscopes.ts'
import type { ReplyMemory } from '#http/reply-memory.ts'
import { createRoutes, serve } from '#http/serve.ts'
import {
  askHoroscope,
  type HoroscopeDeps,
  recallHoroscope,
  requestRefresh,
  requireBirth,
} from './horoscope.ts'

interface Deps extends HoroscopeDeps {
  replies: ReplyMemory
  authenticate: Authenticators<{ birth: SavedBirth | null }>
}

export function horoscopeRoutes({ authenticate, ...deps }: Deps) {
  const routes = createRoutes()
  serve(
    routes,
    getHoroscope,
    authenticate.subscriber,
    async ({ user, birth, params, timeZone, found, signal }) => {
      const request = { userId: user.id, kind: params.kind, timeZone, found }
      return recallHoroscope(deps, request, requireBirth(birth), signal)
    },
    ({ params, timeZone }) => askHoroscope(deps, { kind: params.kind, timeZone }),
  )
  serve(routes, refreshHoroscope, authenticate.subscriber, async (call) => {
    const { user, birth, params, timeZone } = call
    requireBirth(birth)
    await requestRefresh(deps, { userId: user.id, kind: params.kind, timeZone })
    return { success: true as const }
  })
  return routes
}
