import { type CurrentUser, getCurrentUser, syncUser as syncCall } from '#contract/auth.ts'
import type { Database } from '#database.ts'
import { createRoutes, serve } from '#serve.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { User } from './users-table.ts'
import { syncUser, type WhoIs } from './who-is.ts'

interface Needs {
  db: Database
  identity: IdentityProvider
  whoIs: WhoIs
}

export function identityRoutes({ whoIs, ...needs }: Needs) {
  const routes = createRoutes()
  serve(routes, syncCall, async ({ authorization }) => asSeen(await syncUser(needs, authorization)))
  serve(routes, getCurrentUser, async ({ authorization }) => asSeen(await whoIs(authorization)))
  return routes
}

function asSeen({ id, email, firstName, profileImageUrl, isAdmin }: User): CurrentUser {
  return {
    id,
    email,
    firstName,
    profileImageUrl,
    isAdmin,
    subscriptionStatus: null,
    natalChartData: null,
  }
}
