import { type CurrentUser, getCurrentUser, syncUser as syncCall } from '#contract/auth.ts'
import { getIdentitySettings, type IdentitySettings } from '#contract/identity.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#contract/password.ts'
import type { Database } from '#database.ts'
import type { Post } from '#mail/post.ts'
import { createRoutes, serve } from '#serve.ts'
import { credentialRoutes } from './credential-routes.ts'
import type { EmbeddedIdentity } from './embedded-identity.ts'
import type { FirebaseIdentity } from './firebase-identity.ts'
import { libraryRoutes } from './library-routes.ts'
import { linkPages } from './link-pages.ts'
import type { User } from './users-table.ts'
import { syncUser, type WhoIs } from './who-is.ts'

interface Needs {
  db: Database
  identity: EmbeddedIdentity | FirebaseIdentity
  post: Post
  whoIs: WhoIs
  /** What other folders know of a person. */
  alsoKnown(user: User): Promise<AlsoKnown>
}

type AlsoKnown = Pick<CurrentUser, 'subscriptionStatus' | 'natalChartData'>

export function identityRoutes({ whoIs, alsoKnown, ...needs }: Needs) {
  const { db, identity, post } = needs
  const routes = createRoutes()
  const show = async (user: User) => asSeen(user, await alsoKnown(user))
  serve(routes, syncCall, async ({ authorization }) => show(await syncUser(needs, authorization)))
  serve(routes, getCurrentUser, async ({ authorization }) => show(await whoIs(authorization)))
  serve(routes, getIdentitySettings, async () => settingsOf(identity))
  if (identity.kind === 'embedded') {
    // Ours first: they guard what the library's of the same name would not.
    routes.route('/', credentialRoutes({ db, identity, post }))
    routes.route('/', linkPages({ db, identity }))
    routes.route('/', libraryRoutes(identity))
  }
  return routes
}

function asSeen(user: User, alsoKnown: AlsoKnown): CurrentUser {
  const { id, email, firstName, profileImageUrl, isAdmin } = user
  return { id, email, firstName, profileImageUrl, isAdmin, ...alsoKnown }
}

const passwordPolicy = {
  minLength: SHORTEST_PASSWORD,
  maxLength: LONGEST_PASSWORD,
  lowercase: false,
  uppercase: false,
  numeric: false,
  nonAlphanumeric: false,
}

function settingsOf(identity: EmbeddedIdentity | FirebaseIdentity): IdentitySettings {
  if (identity.kind === 'firebase') {
    // Which ways in are open, and what a password must be, is set at Firebase, which says so itself.
    const provider = { kind: 'firebase' as const, ...identity.settings }
    return { provider, google: true, mailedCode: false, passwordPolicy }
  }
  const provider = { kind: 'embedded' as const }
  return { provider, google: identity.hasGoogle, mailedCode: true, passwordPolicy }
}
