import { html, raw } from 'hono/html'
import { lightDark } from '#drawings/colors.ts'
import { hashSource } from '#http/content-security-policy.ts'

export type Html = ReturnType<typeof html>

/** A page of a stand-in, plain on purpose: it must not be mistaken for the real service. */
export function page(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body><main>${body}</main></body>
</html>`
}

const STYLE = `
:root { color-scheme: light dark; --ink: ${lightDark('ink')}; --muted: ${lightDark('muted')}; --line: ${lightDark('line')}; --accent: ${lightDark('accent')}; --surface: ${lightDark('surface')}; }
* { box-sizing: border-box; }
body { margin: 0; background: ${lightDark('background')}; color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 32px 20px 64px; }
h1 { margin: 0 0 8px; font: 400 1.75rem/1.2 Georgia, serif; }
h2 { margin: 32px 0 8px; font: 400 1.25rem/1.3 Georgia, serif; }
p { margin: 0 0 16px; }
a { color: var(--accent); }
ul { margin: 0; padding: 0; list-style: none; }
li { border-top: 1px solid var(--line); }
li a, li button { display: block; width: 100%; min-height: 44px; padding: 12px 4px; border: 0; background: none; color: inherit; font: inherit; text-align: left; text-decoration: none; cursor: pointer; }
li a:hover, li button:hover { background: var(--surface); }
small { display: block; color: var(--muted); }
label { display: block; margin: 0 0 12px; }
input { display: block; width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid ${lightDark('control')}; border-radius: 10px; background: var(--surface); color: inherit; font: inherit; }
form > button { min-height: 44px; padding: 8px 24px; border: 1px solid var(--accent); border-radius: 999px; background: none; color: var(--accent); font: inherit; cursor: pointer; }
form { margin: 0 0 16px; } li form { margin: 0; }
[role='alert'] { color: ${lightDark('danger')}; }
iframe { display: block; width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: 10px; }
pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 10px; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.875rem/1.5 ui-monospace, monospace; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 16px; margin: 0 0 16px; } dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`

const policy = (styles: string) =>
  `default-src 'none'; style-src ${styles}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export const PAGE_POLICY = policy(hashSource(STYLE))
/** For a page that frames an email: the frame inherits the policy, and emails have inline styles. */
export const EMAIL_PAGE_POLICY = policy("'unsafe-inline'")
