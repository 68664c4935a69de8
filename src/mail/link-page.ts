import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { PRODUCT_NAME } from '#contract/messages.ts'
import { lightDark } from '#drawings/colors.ts'
import { hashSource } from '#http/content-security-policy.ts'

interface Button {
  token: string
  label: string
}

interface Link {
  href: string
  label: string
}

/** The page behind an emailed link. It needs neither a login nor JavaScript. */
export function linkPage(
  c: Context,
  status: 200 | 400 | 409 | 503,
  heading: string,
  text: string,
  next: Button | Link[] = [{ href: '/', label: `Go to ${PRODUCT_NAME}` }],
) {
  c.header('content-security-policy', POLICY)
  c.header('referrer-policy', 'no-referrer')
  c.header('cache-control', 'no-store')
  return c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${PRODUCT_NAME}</title>
<style>${raw(STYLE)}</style>
</head>
<body><main><h1>${heading}</h1><p>${text}</p>${Array.isArray(next) ? linksTo(next) : formWith(next)}</main></body>
</html>`,
    status,
  )
}

const formWith = ({ token, label }: Button) =>
  html`<form method="post"><input type="hidden" name="token" value="${token}"><button>${label}</button></form>`

const linksTo = (links: Link[]) =>
  links.map(({ href, label }) => html`<p><a href="${href}">${label}</a></p>`)

/** The token of the submitted form; empty if the form is not from such a page. */
export async function readFormToken(c: Context): Promise<string> {
  try {
    const { token } = await c.req.parseBody()
    return typeof token === 'string' ? token : ''
  } catch {
    // The body is cut off, or its content type is wrong.
    return ''
  }
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; background: ${lightDark('background')}; color: ${lightDark('ink')}; font: 1rem/1.625 system-ui, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 18vh 24px 48px; }
h1 { margin: 0 0 16px; font: 400 2rem/1.2 Georgia, serif; }
p { margin: 0 0 24px; overflow-wrap: anywhere; }
a { color: ${lightDark('accent')}; }
button { padding: 13px 26px; border: 0; border-radius: 999px; background: ${lightDark('accent')}; color: ${lightDark('on-accent')}; font: 600 1rem/1.25 system-ui, sans-serif; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 2px solid ${lightDark('accent')}; outline-offset: 2px; }
`

const POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
