import type { Context } from 'hono'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { escapeHtml } from '#mail/letter.ts'
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
      const { token } = await c.req.parseBody()
      const value = await needs.identity.links.use(page.purpose, String(token ?? ''))
      if (value === undefined) return sayUsed(c)
      try {
        return c.redirect(await page.press(value), 303)
      } catch (error) {
        if (error instanceof AppError) return html(c, 409, PRODUCT_NAME, error.message)
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

const sayUsed = (c: Context) => html(c, 400, PRODUCT_NAME, messages.account.confirmation.linkUsed)

function show(c: Context, page: LinkPage, value: string, token: string) {
  return html(c, 200, page.heading, page.text(value), { token, label: page.button })
}

function html(
  c: Context,
  status: 200 | 400 | 409,
  heading: string,
  text: string,
  button?: { token: string; label: string },
) {
  c.header('content-security-policy', POLICY)
  c.header('referrer-policy', 'no-referrer')
  c.header('cache-control', 'no-store')
  const form = button
    ? `<form method="post"><input type="hidden" name="token" value="${escapeHtml(button.token)}"><button>${escapeHtml(button.label)}</button></form>`
    : `<p><a href="/">Go to ${PRODUCT_NAME}</a></p>`
  return c.html(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} · ${PRODUCT_NAME}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>${form}</main></body>
</html>`,
    status,
  )
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#faf6ee, #0e1022); color: light-dark(#1e1a2b, #f2ede0); font: 1rem/1.625 system-ui, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 18vh 24px 48px; }
h1 { margin: 0 0 16px; font: 400 2rem/1.2 Georgia, serif; }
p { margin: 0 0 24px; overflow-wrap: anywhere; }
a { color: light-dark(#34348a, #e5c26b); }
button { padding: 13px 26px; border: 0; border-radius: 999px; background: light-dark(#34348a, #e5c26b); color: light-dark(#fffdf8, #0e1022); font: 600 1rem/1.25 system-ui, sans-serif; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 2px solid light-dark(#34348a, #e5c26b); outline-offset: 2px; }
`
