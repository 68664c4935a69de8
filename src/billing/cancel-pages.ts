import type { Context } from 'hono'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import { limitBody } from '#http/body-limit.ts'
import { createRoutes } from '#http/serve.ts'
import { findUserById } from '#identity/users-table.ts'
import { linkPage, readFormToken } from '#mail/link-page.ts'
import { refuseUnstorableForm } from '#storable-text.ts'
import type { BillingDeps } from './billing-deps.ts'
import { formatDate } from './billing-emails.ts'
import { CANCEL_PATH, type CancelClaim, readCancelToken } from './cancel-link.ts'
import { hasEnded } from './current-subscription.ts'
import { cancelSubscription } from './manage-subscription.ts'
import { findSubscription } from './subscriptions-table.ts'

const { cancelPage } = messages.billing

/**
 * The page behind the cancel link in emails. Opening it changes nothing: email clients open links by
 * themselves, and only a person presses the button.
 */
export function cancelPages(deps: BillingDeps) {
  const routes = createRoutes()
  routes.get(CANCEL_PATH, async (c) => {
    const token = c.req.query('token') ?? ''
    const claim = readCancelToken(deps, token)
    const found = claim && (await findClaimed(deps, claim))
    if (!found) return linkPage(c, 400, PRODUCT_NAME, cancelPage.unknown)
    if (found.cancelAtPeriodEnd) return sayDone(c, found.periodEnd, found.timeZone)
    const button = { token, label: messages.billing.subscription.cancel }
    return linkPage(c, 200, cancelPage.title, cancelPage.text, button)
  })
  routes.post(CANCEL_PATH, limitBody(), refuseUnstorableForm, async (c) => {
    const claim = readCancelToken(deps, await readFormToken(c))
    const found = claim && (await findClaimed(deps, claim))
    if (!found) return linkPage(c, 400, PRODUCT_NAME, cancelPage.unknown)
    try {
      const { periodEnd } = await cancelSubscription(deps, claim.userId)
      return sayDone(c, periodEnd ? new Date(periodEnd) : null, found.timeZone)
    } catch (error) {
      if (error instanceof AppError) return linkPage(c, 409, PRODUCT_NAME, error.message)
      throw error
    }
  })
  return routes
}

/** The link's subscription, if it is the current one and active, and the time zone of whose it is. */
async function findClaimed({ db }: BillingDeps, { userId, subscriptionId }: CancelClaim) {
  const stored = await findSubscription(db, userId)
  if (stored?.subscriptionId !== subscriptionId || hasEnded(stored)) return undefined
  const user = await findUserById(db, userId)
  return { ...stored, timeZone: user?.timeZone ?? undefined }
}

function sayDone(c: Context, periodEnd: Date | null, timeZone: string | undefined) {
  const { done, ends, undo } = cancelPage
  const text = periodEnd
    ? `${ends.replace('{date}', formatDate(periodEnd, timeZone))} ${undo}`
    : done
  return linkPage(c, 200, messages.billing.subscription.canceledTitle, text)
}
