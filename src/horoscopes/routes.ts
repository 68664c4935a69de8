import type { Authenticators } from '#billing/access.ts'
import { getHoroscope, refreshHoroscope } from '#contract/horoscopes.ts'
import { createRoutes, serve } from '#serve.ts'
import { type HoroscopeDeps, readHoroscope, requestRefresh } from './horoscope.ts'

interface Deps extends HoroscopeDeps {
  authenticate: Authenticators
}

export function horoscopeRoutes({ authenticate, ...deps }: Deps) {
  const routes = createRoutes()
  serve(routes, getHoroscope, authenticate.subscriber, async (call) => {
    const { user, params, timeZone, signal } = call
    return readHoroscope(deps, { userId: user.id, kind: params.kind, timeZone }, signal)
  })
  serve(routes, refreshHoroscope, authenticate.subscriber, async (call) => {
    const { user, params, timeZone } = call
    await requestRefresh(deps, { userId: user.id, kind: params.kind, timeZone })
    return { success: true as const }
  })
  return routes
}
