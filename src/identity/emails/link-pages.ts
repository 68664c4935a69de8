import type { Context } from 'hono'
import { limitBody } from '#body-limit.ts'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { linkPage, readFormToken } from '#mail/link-page.ts'
import { createRoutes } from '#serve.ts'
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
  /** What pressing the button will do, in the browser that asks. */
  text(value: string, headers: Headers): Promise<string>
  button: string
  submit(c: Context, value: string): Promise<Response>
}

/**
 * The pages that mailed links open. Opening one changes nothing: mail programs open links by
 * themselves to look for malware, and only a person presses the button.
 */
export function linkPages(deps: Deps) {
  const routes = createRoutes()
  for (const page of [confirmPage(deps), restorePage(deps)]) {
    const path = `${IDENTITY_PATH}/${page.purpose}`
    routes.get(path, async (c) => {
      const token = c.req.query('token') ?? ''
      const value = await deps.identity.links.find(page.purpose, token)
      if (value === undefined) return linkUsedPage(c)
      const text = await page.text(value, c.req.raw.headers)
      return linkPage(c, 200, page.heading, text, { token, label: page.button })
    })
    routes.post(path, limitBody(), refuseUnstorableForm, async (c) => {
      const value = await deps.identity.links.consume(page.purpose, await readFormToken(c))
      if (value === undefined) return linkUsedPage(c)
      try {
        return await page.submit(c, value)
      } catch (error) {
        if (error instanceof AppError) return linkPage(c, 409, PRODUCT_NAME, error.message)
        throw error
      }
    })
  }
  return routes
}

function confirmPage({ identity }: Deps): LinkPage {
  const texts = messages.identity.confirmAddress
  const read = async (value: string) => {
    const [userId = '', email = ''] = value.split(' ')
    const { internalAdapter } = await identity.auth.$context
    const user = await internalAdapter.findUserById(userId)
    return user?.email === email ? user : undefined
  }
  const isSignedInAs = async (userId: string, headers: Headers) =>
    (await failOnOutage(() => identity.auth.api.getSession({ headers })))?.user.id === userId

  return {
    purpose: 'confirm-email',
    heading: texts.heading,
    async text(value, headers) {
      const user = await read(value)
      const claims = user && !user.emailVerified && !(await isSignedInAs(user.id, headers))
      return claims ? texts.claim(user.email) : texts.confirm(emailOf(value))
    },
    button: texts.button,
    async submit(c, value) {
      const user = await read(value)
      if (!user) throw new AppError('link_invalid', messages.identity.reset.linkUsed)
      if (user.emailVerified) return c.redirect(CONFIRMED, 303)
      if (await isSignedInAs(user.id, c.req.raw.headers)) {
        const { internalAdapter } = await identity.auth.$context
        await internalAdapter.updateUser(user.id, { emailVerified: true })
        return c.redirect(CONFIRMED, 303)
      }
      // Whoever signed up may be somebody else, and must not stay in an account that is now trusted.
      await identity.claimAddress(user.id)
      const { title, text, links } = texts.claimed
      return linkPage(c, 200, title, text(user.email), [...links])
    },
  }
}

function restorePage(deps: Deps): LinkPage {
  return {
    purpose: 'restore-email',
    heading: 'Take your address back?',
    text: async (value) =>
      `Your account at ${PRODUCT_NAME} gets the address ${emailOf(value)} again, and is logged out everywhere. Then choose a new password.`,
    button: 'Take the address back',
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
