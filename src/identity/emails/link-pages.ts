import type { Context } from 'hono'
import { linkPageMessages } from '#contract/link-page-messages.ts'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { isDatabaseUnavailable } from '#database/outage.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { limitBody } from '#http/body-limit.ts'
import { createRoutes } from '#http/serve.ts'
import { linkPage, readFormToken } from '#mail/link-page.ts'
import { refuseUnstorableForm } from '#storable-text.ts'
import { storeEmail } from '../credentials/change-email.ts'
import { IDENTITY_PATH } from '../embedded/better-auth.ts'
import { failOnOutage } from '../embedded/better-auth-errors.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import type { LinkPurpose } from './email-links.ts'

const CONFIRMED = '/settings?email=confirmed'

interface Deps {
  db: Database
  identity: EmbeddedIdentity
}

interface LinkPage {
  purpose: LinkPurpose
  heading: string
  /** What the button will do in the browser that opened the page. */
  text(value: string, headers: Headers): Promise<string>
  button: string
  /** May run twice for one link: when two presses race, or when the link could not be deleted afterward. */
  submit(c: Context, value: string): Promise<Response>
}

/**
 * The pages that emailed links open. Opening one changes nothing, because mail programs open links to
 * scan them for malware. Only pressing the button does.
 */
export function linkPages(deps: Deps) {
  const routes = createRoutes()
  for (const page of [confirmPage(deps), restorePage(deps)]) {
    const path = `${IDENTITY_PATH}/${page.purpose}`
    routes.get(path, (c) => showPage(c, page, deps.identity))
    routes.post(path, limitBody(), refuseUnstorableForm, (c) => submitPage(c, page, deps.identity))
  }
  return routes
}

async function showPage(c: Context, page: LinkPage, { links }: EmbeddedIdentity) {
  const token = c.req.query('token') ?? ''
  const value = await links.find(page.purpose, token)
  if (value === undefined) return linkUsedPage(c)
  const text = await page.text(value, c.req.raw.headers)
  return linkPage(c, 200, page.heading, text, { token, label: page.button })
}

/** The link is consumed last, so that an outage on the way leaves it valid. */
async function submitPage(c: Context, page: LinkPage, { links }: EmbeddedIdentity) {
  const token = await readFormToken(c)
  const value = await links.find(page.purpose, token)
  if (value === undefined) return linkUsedPage(c)
  const response = await failOnOutage(() => page.submit(c, value)).catch((error) => {
    if (!(error instanceof AppError) || isDatabaseUnavailable(error)) throw error
    return linkPage(c, 409, PRODUCT_NAME, error.message)
  })
  await links.consume(page.purpose, token)
  return response
}

function confirmPage({ identity }: Deps): LinkPage {
  const texts = linkPageMessages.confirmAddress
  return {
    purpose: 'confirm-email',
    heading: texts.heading,
    async text(value, headers) {
      const user = await findOwner(identity, value)
      const claims =
        user && !user.emailVerified && !(await isSignedInAs(identity, user.id, headers))
      return claims ? texts.claim(user.email) : texts.confirm(emailOf(value))
    },
    button: texts.button,
    async submit(c, value) {
      const user = await findOwner(identity, value)
      if (!user) throw new AppError('link_invalid', messages.identity.reset.linkUsed)
      if (user.emailVerified) return c.redirect(CONFIRMED, 303)
      if (await isSignedInAs(identity, user.id, c.req.raw.headers)) {
        const { internalAdapter } = await identity.auth.$context
        await internalAdapter.updateUser(user.id, { emailVerified: true })
        return c.redirect(CONFIRMED, 303)
      }
      // Someone else may have signed up with this address, and must lose access once it is trusted.
      await identity.claimAddress(user.id)
      const { title, text, links } = texts.claimed
      return linkPage(c, 200, title, text(user.email), [...links])
    },
  }
}

/** @returns undefined if the account has another address by now */
async function findOwner({ auth }: EmbeddedIdentity, value: string) {
  const [userId = '', email = ''] = value.split(' ')
  const { internalAdapter } = await auth.$context
  const user = await internalAdapter.findUserById(userId)
  return user?.email === email ? user : undefined
}

async function isSignedInAs({ auth }: EmbeddedIdentity, userId: string, headers: Headers) {
  const session = await failOnOutage(() => auth.api.getSession({ headers }))
  return session?.user.id === userId
}

function restorePage(deps: Deps): LinkPage {
  const texts = linkPageMessages.restoreAddress
  return {
    purpose: 'restore-email',
    heading: texts.heading,
    text: async (value) => texts.text(emailOf(value)),
    button: texts.button,
    async submit(c, value) {
      const [, userId = '', email = ''] = value.split(' ')
      const { internalAdapter } = await deps.identity.auth.$context
      if (!(await internalAdapter.findUserById(userId)))
        throw new AppError('link_invalid', messages.identity.reset.linkUsed)
      await storeEmail(deps, userId, email, true)
      await internalAdapter.deleteUserSessions(userId)
      return c.redirect('/forgot-password', 303)
    },
  }
}

const emailOf = (value: string) => value.split(' ').at(-1) ?? ''

const linkUsedPage = (c: Context) =>
  linkPage(c, 400, PRODUCT_NAME, messages.account.confirmation.linkUsed)
