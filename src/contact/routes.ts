import { sendContactMessage } from '#contract/contact.ts'
import { contactMessages as texts } from '#contract/contact-messages.ts'
import type { SiteConfig } from '#contract/site.ts'
import type { Database } from '#database.ts'
import { HOUR, MINUTE } from '#durations.ts'
import { createRoutes, serve } from '#http/serve.ts'
import type { VisitorAuthenticator } from '#identity/authenticate-visitor.ts'
import { createSharedRateLimit } from '#limits/shared-rate-limit.ts'
import type { Outbox } from '#mail/outbox.ts'
import { sendMessage } from './send-message.ts'

interface Deps {
  db: Database
  outbox: Outbox
  publicUrl: string
  secret: string
  site: SiteConfig
  today(): Date
  authenticate: { visitor: VisitorAuthenticator }
}

// Many people may share a network.
const MESSAGES_OF_ONE_NETWORK = { times: 20, inMs: 10 * MINUTE, sentence: texts.tooMany }
const MESSAGES_OF_ONE_SENDER = { times: 5, inMs: HOUR, sentence: texts.tooMany }

export function contactRoutes({ authenticate, site, ...given }: Deps) {
  const routes = createRoutes()
  const deps = {
    ...given,
    operatorEmail: site.contact.email,
    limitNetwork: createSharedRateLimit(given.db, 'messages by', MESSAGES_OF_ONE_NETWORK),
    limitSender: createSharedRateLimit(given.db, 'messages of', MESSAGES_OF_ONE_SENDER),
  }
  serve(routes, sendContactMessage, authenticate.visitor, async (call) => {
    const { caller, clientNetwork, timeZone = 'UTC' } = call
    return sendMessage(deps, { caller, clientNetwork, timeZone }, call.body)
  })
  return routes
}
