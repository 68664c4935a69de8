import { getWaitlistEntry, joinWaitlist, leaveWaitlist } from '#contract/dating.ts'
import { datingMessages } from '#contract/dating-messages.ts'
import { HOUR, MINUTE } from '#durations.ts'
import { createRoutes, serve } from '#http/serve.ts'
import type { UserAuthenticator } from '#identity/authenticate.ts'
import type { VisitorAuthenticator } from '#identity/authenticate-visitor.ts'
import { createSharedRateLimit } from '#limits/shared-rate-limit.ts'
import { join, leave, showEntry, type WaitlistDeps } from './waitlist.ts'
import { waitlistPages } from './waitlist-pages.ts'

interface Deps extends WaitlistDeps {
  authenticate: { user: UserAuthenticator; visitor: VisitorAuthenticator }
}

const sentence = datingMessages.tooMany
// Many people may share a network.
const REQUESTS_OF_ONE_NETWORK = { times: 20, inMs: 10 * MINUTE, sentence }
const REQUESTS_FOR_ONE_ADDRESS = { times: 5, inMs: HOUR, sentence }

export function datingRoutes({ authenticate, ...deps }: Deps) {
  const routes = createRoutes()
  const joining = {
    ...deps,
    limitNetwork: createSharedRateLimit(deps.db, 'waitlist by', REQUESTS_OF_ONE_NETWORK),
    limitAddress: createSharedRateLimit(deps.db, 'waitlist for', REQUESTS_FOR_ONE_ADDRESS),
  }
  serve(routes, joinWaitlist, authenticate.visitor, async ({ caller, clientNetwork, body }) =>
    join(joining, { caller, clientNetwork }, body.email ?? ''),
  )
  serve(routes, getWaitlistEntry, authenticate.user, (caller) => showEntry(deps, caller))
  serve(routes, leaveWaitlist, authenticate.user, async (caller) => {
    await leave(deps, caller)
    return { success: true as const }
  })
  routes.route('/', waitlistPages(deps))
  return routes
}
