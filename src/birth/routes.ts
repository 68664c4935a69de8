import { saveBirthDetails as saveCall } from '#contract/horoscopes.ts'
import type { WhoIs } from '#identity/who-is.ts'
import { createRoutes, serve } from '#serve.ts'
import { type SavingNeeds, saveBirthDetails } from './saved-birth-details.ts'

interface Needs extends SavingNeeds {
  whoIs: WhoIs
}

export function birthRoutes({ whoIs, ...needs }: Needs) {
  const routes = createRoutes()
  serve(routes, saveCall, async ({ body, authorization }) => {
    const user = await whoIs(authorization)
    return saveBirthDetails(needs, user.id, body)
  })
  return routes
}
