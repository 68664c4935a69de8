import type { Context } from 'hono'
import { emailPreferenceMessages, optionalEmails } from '#contract/email-preference-messages.ts'
import { PRODUCT_NAME } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { limitBody } from '#http/body-limit.ts'
import { createRoutes } from '#http/serve.ts'
import { linkPage, readFormToken } from '#mail/link-page.ts'
import type { OptOut } from '#mail/mailer.ts'
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from '#mail/unsubscribe-link.ts'
import { refuseUnstorableForm } from '#storable-text.ts'
import { insertOptOut, isTurnedOff } from './email-opt-outs-table.ts'

interface Deps {
  db: Database
  secret: string
  today(): Date
}

const { page: texts } = emailPreferenceMessages
const TO_SETTINGS = [{ href: '/settings', label: texts.settings }]

/**
 * The page behind the link that turns emails off. Opening it changes nothing, because mail programs open links to scan
 * them; only a person presses the button, or the mail program's own (RFC 8058), which comes without cookies and from
 * no page of ours. So the signature alone decides.
 */
export function unsubscribePages(deps: Deps) {
  const routes = createRoutes()
  routes.get(UNSUBSCRIBE_PATH, async (c) => {
    const token = c.req.query('token') ?? ''
    const optOut = readUnsubscribeToken(deps, token)
    if (!optOut) return invalidPage(c)
    if (await isTurnedOff(deps.db, optOut)) return donePage(c, optOut)
    const { them } = optionalEmails[optOut.kind]
    return linkPage(c, 200, texts.heading(them), texts.text, { token, label: texts.button })
  })
  routes.post(UNSUBSCRIBE_PATH, limitBody(), refuseUnstorableForm, async (c) => {
    // A mail program sends the token in the address only.
    const token = (await readFormToken(c)) || (c.req.query('token') ?? '')
    const optOut = readUnsubscribeToken(deps, token)
    if (!optOut) return invalidPage(c)
    await insertOptOut(deps.db, optOut, deps.today())
    return donePage(c, optOut)
  })
  return routes
}

const invalidPage = (c: Context) => linkPage(c, 400, PRODUCT_NAME, texts.invalid, TO_SETTINGS)

function donePage(c: Context, { kind }: OptOut) {
  const { heading, text } = texts.done
  return linkPage(c, 200, heading, text(optionalEmails[kind].them), TO_SETTINGS)
}
