import type { Context } from 'hono'
import { datingMessages } from '#contract/dating-messages.ts'
import { keptFor } from '#contract/kept-for.ts'
import { PRODUCT_NAME } from '#contract/messages.ts'
import { limitBody } from '#http/body-limit.ts'
import { createRoutes } from '#http/serve.ts'
import { linkPage, readFormToken } from '#mail/link-page.ts'
import { refuseUnstorableForm } from '#storable-text.ts'
import type { WaitlistDeps } from './waitlist.ts'
import { CONFIRM_PATH, LEAVE_PATH, readWaitlistToken } from './waitlist-links.ts'
import { confirmEntry, deleteEntry, findEntry, type StoredEntry } from './waitlist-table.ts'

const { pages: texts, listedTitle, left } = datingMessages

/**
 * The pages behind the emailed links. Opening one changes nothing, because mail programs open links to scan them;
 * only a person presses the button, or the mail program's own (RFC 8058).
 */
export function waitlistPages(deps: WaitlistDeps) {
  const routes = createRoutes()
  const { confirm, leave } = texts

  routes.get(CONFIRM_PATH, async (c) => {
    const token = c.req.query('token') ?? ''
    const entry = await findConfirmable(deps, token)
    if (!entry) return invalidPage(c)
    if (entry.confirmedAt) return page(c, listedTitle, confirm.done(entry.email))
    const button = { token, label: confirm.button }
    return linkPage(c, 200, confirm.heading, confirm.text(entry.email), button)
  })
  routes.post(CONFIRM_PATH, limitBody(), refuseUnstorableForm, async (c) => {
    const entry = await findConfirmable(deps, await readFormToken(c))
    if (!entry) return invalidPage(c)
    await confirmEntry(deps.db, entry.id, deps.today())
    return page(c, listedTitle, confirm.done(entry.email))
  })

  routes.get(LEAVE_PATH, async (c) => {
    const token = c.req.query('token') ?? ''
    const id = readWaitlistToken(deps, 'leave', token)
    if (!id) return invalidPage(c)
    const entry = await findEntry(deps.db, id)
    if (!entry) return page(c, left.title, leave.done)
    return linkPage(c, 200, leave.heading, leave.text(entry.email), { token, label: leave.button })
  })
  routes.post(LEAVE_PATH, limitBody(), refuseUnstorableForm, async (c) => {
    // A mail program sends the token in the address only.
    const token = (await readFormToken(c)) || (c.req.query('token') ?? '')
    const id = readWaitlistToken(deps, 'leave', token)
    if (!id) return invalidPage(c)
    await deleteEntry(deps.db, id)
    return page(c, left.title, leave.done)
  })
  return routes
}

async function findConfirmable(
  deps: WaitlistDeps,
  token: string,
): Promise<StoredEntry | undefined> {
  const id = readWaitlistToken(deps, 'confirm', token)
  const entry = id && (await findEntry(deps.db, id))
  if (!entry) return undefined
  const expiresAt = entry.requestedAt.getTime() + keptFor.unconfirmedWaitlistEntry
  return entry.confirmedAt || deps.today().getTime() < expiresAt ? entry : undefined
}

const invalidPage = (c: Context) =>
  linkPage(c, 400, PRODUCT_NAME, texts.invalid, [{ href: '/dating', label: texts.app }])

const page = (c: Context, heading: string, text: string) => linkPage(c, 200, heading, text)
