import type { Context } from 'hono'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { linkPage, readPressed } from '#mail/link-page.ts'
import { createRoutes } from '#serve.ts'
import { storeEmail } from './credentials.ts'
import { IDENTITY_PATH } from './embedded-auth.ts'
import type { EmbeddedIdentity } from './embedded-identity.ts'
import type { Purpose } from './mailed-links.ts'

interface Needs {
  db: Database
  identity: EmbeddedIdentity
}

interface LinkPage {
  purpose: Purpose
  heading: string
  /** What pressing the button will do. */
  text(value: string): string
  button: string
  /** @returns where to go then */
  press(value: string): Promise<string>
}

/**
 * The pages that mailed links open. Opening one changes nothing: mail programs open links by
 * themselves to look for malware, and only a person presses the button.
 */
export function linkPages(needs: Needs) {
  const routes = createRoutes()
  for (const page of [confirmPage(needs), restorePage(needs)]) {
    const path = `${IDENTITY_PATH}/${page.purpose}`
    routes.get(path, async (c) => {
      const token = c.req.query('token') ?? ''
      const value = await needs.identity.links.look(page.purpose, token)
      return value === undefined ? sayUsed(c) : show(c, page, value, token)
    })
    routes.post(path, async (c) => {
      const value = await needs.identity.links.use(page.purpose, await readPressed(c))
      if (value === undefined) return sayUsed(c)
      try {
        return c.redirect(await page.press(value), 303)
      } catch (error) {
        if (error instanceof AppError) return linkPage(c, 409, PRODUCT_NAME, error.message)
        throw error
      }
    })
  }
  return routes
}

function confirmPage({ identity }: Needs): LinkPage {
  return {
    purpose: 'confirm-email',
    heading: 'Is this your address?',
    text: (value) =>
      `Confirm that ${emailOf(value)} is yours, and that you made the account with it at ${PRODUCT_NAME}.`,
    button: 'Confirm this address',
    async press(value) {
      const { internalAdapter } = await identity.auth.$context
      const [userId = '', email = ''] = value.split(' ')
      const user = await internalAdapter.findUserById(userId)
      if (user?.email !== email)
        throw new AppError('link_invalid', messages.identity.reset.linkUsed)
      await internalAdapter.updateUser(userId, { emailVerified: true })
      return '/settings?email=confirmed'
    },
  }
}

function restorePage(needs: Needs): LinkPage {
  return {
    purpose: 'restore-email',
    heading: 'Take your address back?',
    text: (value) =>
      `Your account at ${PRODUCT_NAME} gets the address ${emailOf(value)} again, and is logged out everywhere. Then choose a new password.`,
    button: 'Take the address back',
    async press(value) {
      const [, userId = '', email = ''] = value.split(' ')
      const { internalAdapter } = await needs.identity.auth.$context
      if (!(await internalAdapter.findUserById(userId)))
        throw new AppError('link_invalid', messages.identity.reset.linkUsed)
      await storeEmail(needs, userId, email, true)
      await internalAdapter.deleteUserSessions(userId)
      return '/forgot-password'
    },
  }
}

const emailOf = (value: string) => value.split(' ').at(-1) ?? ''

const sayUsed = (c: Context) =>
  linkPage(c, 400, PRODUCT_NAME, messages.account.confirmation.linkUsed)

function show(c: Context, page: LinkPage, value: string, token: string) {
  return linkPage(c, 200, page.heading, page.text(value), { token, label: page.button })
}
