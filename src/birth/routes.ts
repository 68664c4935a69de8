import { saveBirthDetails as saveCall } from '#contract/horoscopes.ts'
import { createRoutes, serve } from '#http/serve.ts'
import type { UserAuthenticator } from '#identity/authenticate.ts'
import { type SaveBirthDetailsDeps, saveBirthDetails } from './saved-birth-details.ts'

interface Deps extends SaveBirthDetailsDeps {
  authenticate: { user: UserAuthenticator }
}

export function birthRoutes({ authenticate, ...deps }: Deps) {
  const routes = createRoutes()
  serve(routes, saveCall, authenticate.user, async ({ user, body }) =>
    saveBirthDetails(deps, user.id, body),
  )
  return routes
}
