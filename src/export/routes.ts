import { claimMessages } from '#contact/contact-messages-table.ts'
import { downloadDataExport, getDataExport, requestDataExport } from '#contract/data-export.ts'
import { claimEntry } from '#dating/waitlist-table.ts'
import { createRoutes, serve } from '#http/serve.ts'
import type { UserAuthenticator } from '#identity/authenticate.ts'
import type { Log } from '#log.ts'
import { downloadExport } from './download-export.ts'
import { type RequestDeps, requestExport, showExport } from './request-export.ts'

interface Deps extends RequestDeps {
  authenticate: { user: UserAuthenticator }
  log: Log
}

export function exportRoutes({ authenticate, ...deps }: Deps) {
  const routes = createRoutes()
  serve(routes, getDataExport, authenticate.user, ({ user }) => showExport(deps, user.id))
  serve(routes, requestDataExport, authenticate.user, async ({ user, hasProvenEmail }) => {
    if (hasProvenEmail) {
      await claimMessages(deps.db, user)
      await claimEntry(deps.db, user)
    }
    return requestExport(deps, user.id)
  })
  serve(routes, downloadDataExport, authenticate.user, ({ user, body }) =>
    downloadExport(deps, user.id, body.token),
  )
  return routes
}
