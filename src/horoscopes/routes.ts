import type { Authenticators } from '#billing/access.ts'
import { getHoroscope, refreshHoroscope } from '#contract/horoscopes.ts'
import { createRoutes, serve } from '#serve.ts'
import { type HoroscopeNeeds, readHoroscope, wishForNewHoroscope } from './horoscope.ts'

interface Deps extends HoroscopeNeeds {
  authenticate: Authenticators
}

export function horoscopeRoutes({ authenticate, ...deps }: Deps) {
  const routes = createRoutes()
  serve(routes, getHoroscope, authenticate.subscriber, async ({ user, params: { kind }, signal }) =>
    readHoroscope(deps, { userId: user.id, kind }, signal),
  )
  serve(routes, refreshHoroscope, authenticate.subscriber, async ({ user, params: { kind } }) => {
    await wishForNewHoroscope(deps, { userId: user.id, kind })
    return { success: true as const }
  })
  return routes
}
