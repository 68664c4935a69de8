import {
  type EmailPreferences,
  getEmailPreferences,
  OptionalEmail,
  saveEmailPreference,
} from '#contract/email-preferences.ts'
import type { Database } from '#database.ts'
import { MINUTE } from '#durations.ts'
import { createRoutes, serve } from '#http/serve.ts'
import type { UserAuthenticator } from '#identity/authenticate.ts'
import type { User } from '#identity/users-table.ts'
import { createSharedRateLimit } from '#limits/shared-rate-limit.ts'
import { deleteOptOut, insertOptOut, listOptOuts } from './email-opt-outs-table.ts'
import { unsubscribePages } from './unsubscribe-pages.ts'

interface Deps {
  db: Database
  secret: string
  today(): Date
  authenticate: { user: UserAuthenticator }
}

const CHANGES_PER_MINUTE = 30

export function emailPreferenceRoutes({ authenticate, ...deps }: Deps) {
  const { db, today } = deps
  const routes = createRoutes()
  serve(routes, getEmailPreferences, authenticate.user, ({ user }) => showPreferences(db, user))
  const limitChanges = createSharedRateLimit(db, 'email preferences', {
    times: CHANGES_PER_MINUTE,
    inMs: MINUTE,
  })
  serve(routes, saveEmailPreference, authenticate.user, async ({ user, params, body }) => {
    await limitChanges(user.id)
    const optOut = { userId: user.id, kind: params.kind }
    await (body.isOn ? deleteOptOut(db, optOut) : insertOptOut(db, optOut, today()))
    return showPreferences(db, user)
  })
  routes.route('/', unsubscribePages(deps))
  return routes
}

async function showPreferences(db: Database, { id, isAdmin }: User): Promise<EmailPreferences> {
  const turnedOff = await listOptOuts(db, id)
  const kinds = OptionalEmail.options.filter((kind) => isAdmin || kind !== 'budget_alerts')
  return { preferences: kinds.map((kind) => ({ kind, isOn: !turnedOff.includes(kind) })) }
}
