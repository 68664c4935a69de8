import { type CurrentUser, getCurrentUser, syncUser as syncCall } from '#contract/auth.ts'
import { getIdentitySettings, type IdentitySettings } from '#contract/identity.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/password.ts'
import type { Database } from '#database.ts'
import type { ReplyMemory } from '#http/reply-memory.ts'
import { anyone, createRoutes, serve } from '#http/serve.ts'
import type { Outbox } from '#mail/outbox.ts'
import type { Assistants } from './assistants/assistants.ts'
import { connectionRoutes } from './assistants/connection-routes.ts'
import { oauthRoutes } from './assistants/oauth-routes.ts'
import {
  authenticateIdentity,
  type SignedInUser,
  type StoredCaller,
  syncUser,
  type UserAuthenticator,
} from './authenticate.ts'
import { credentialRoutes } from './credentials/routes.ts'
import { linkPages } from './emails/link-pages.ts'
import { betterAuthRoutes } from './embedded/better-auth-routes.ts'
import type { EmbeddedIdentity } from './embedded/embedded-identity.ts'
import type { FirebaseIdentity } from './firebase/firebase-identity.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'
import type { User } from './users-table.ts'

interface Deps<Known extends StoredCaller> {
  db: Database
  identity: EmbeddedIdentity | FirebaseIdentity
  outbox: Outbox
  replies: ReplyMemory
  authenticate: { user: UserAuthenticator<Known> }
  /** Absent where no assistants are let in. */
  assistants: Assistants | undefined
  /** Parts of the reply that come from other folders. */
  findUserDetails(user: User): Promise<UserDetails>
  /** The same parts, from what was read with the caller. */
  detailsOf(caller: SignedInUser & Known): UserDetails
}

type UserDetails = Pick<CurrentUser, 'subscriptionStatus' | 'natalChartData'>

export function identityRoutes<Known extends StoredCaller>({
  authenticate,
  findUserDetails,
  detailsOf,
  replies,
  ...deps
}: Deps<Known>) {
  const { db, identity, outbox, assistants } = deps
  const routes = createRoutes()
  serve(routes, syncCall, authenticateIdentity(identity), async (call) => {
    const user = await syncUser(deps, call.identity, call.timeZone)
    return toResponse(user, await findUserDetails(user))
  })
  serve(routes, getCurrentUser, authenticate.user, async (caller) => {
    const { user, version: key } = caller
    return replies.recall(getCurrentUser, key, async () => {
      return { key, reply: toResponse(user, detailsOf(caller)) }
    })
  })
  serve(routes, getIdentitySettings, anyone, async () => settingsOf(identity))
  if (identity.kind === 'embedded') {
    // Ours first: they replace endpoints of better-auth with the same path.
    routes.route('/', credentialRoutes({ db, identity, outbox }))
    routes.route('/', twoFactorRoutes({ db, identity, outbox }))
    routes.route('/', linkPages({ db, identity }))
    if (assistants) {
      routes.route('/', connectionRoutes({ db, identity, assistants }))
      routes.route('/', oauthRoutes({ db, identity, assistants }))
    }
    routes.route('/', betterAuthRoutes(identity))
  }
  return routes
}

function toResponse(user: User, details: UserDetails): CurrentUser {
  const { id, email, firstName, profileImageUrl, isAdmin, timeZone } = user
  return { id, email, firstName, profileImageUrl, isAdmin, timeZone, ...details }
}

const passwordPolicy = {
  minLength: MIN_PASSWORD_LENGTH,
  maxLength: MAX_PASSWORD_LENGTH,
  lowercase: false,
  uppercase: false,
  numeric: false,
  nonAlphanumeric: false,
}

/** The same for everybody; also written into every page. */
export function settingsOf(identity: EmbeddedIdentity | FirebaseIdentity): IdentitySettings {
  if (identity.kind === 'firebase') {
    // Sign-in methods and the password policy are configured at Firebase, which enforces them.
    const provider = { kind: 'firebase' as const, ...identity.settings }
    return { provider, google: true, mailedCode: false, passwordPolicy }
  }
  const provider = { kind: 'embedded' as const }
  return { provider, google: identity.hasGoogle, mailedCode: true, passwordPolicy }
}
