import type { Access } from '#billing/access.ts'
import { getHoroscope, refreshHoroscope } from '#contract/horoscopes.ts'
import type { WhoIs } from '#identity/who-is.ts'
import { createRoutes, serve } from '#serve.ts'
import { type HoroscopeNeeds, readHoroscope, wishForNewHoroscope } from './horoscope.ts'

interface Needs extends HoroscopeNeeds {
  whoIs: WhoIs
  access: Access
}

export function horoscopeRoutes({ whoIs, access, ...needs }: Needs) {
  const routes = createRoutes()
  serve(routes, getHoroscope, async ({ params: { kind }, authorization, signal }) => {
    const user = await whoIs(authorization)
    await access.require(user)
    return readHoroscope(needs, { userId: user.id, kind }, signal)
  })
  serve(routes, refreshHoroscope, async ({ params: { kind }, authorization }) => {
    const user = await whoIs(authorization)
    await access.require(user)
    await wishForNewHoroscope(needs, { userId: user.id, kind })
    return { success: true as const }
  })
  return routes
}
