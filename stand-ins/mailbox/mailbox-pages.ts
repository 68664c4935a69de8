import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from '#database.ts'
import type { RequestContext } from '#http/serve.ts'
import { type DevAccess, MAILBOX_PATH } from '../dev-access.ts'
import { devPages } from '../dev-pages.ts'
import { EMAIL_PAGE_POLICY, type Html, page } from '../page.ts'
import { findReceivedEmail, listReceivedEmails, type ReceivedEmail } from './mailbox-table.ts'

const EMAIL_PATH = `${MAILBOX_PATH}/email`

/** Shows each email as it would arrive. */
export function mailboxPages(db: Database, access: DevAccess) {
  const pages = new Hono<RequestContext>()
  pages.use(`${MAILBOX_PATH}/*`, devPages(access))
  pages.get(MAILBOX_PATH, async (c) =>
    c.html(list(await listReceivedEmails(db, c.req.query('to')))),
  )
  pages.get(`${MAILBOX_PATH}/messages.json`, async (c) =>
    c.json({ messages: await listReceivedEmails(db, c.req.query('to')) }),
  )
  pages.get(`${EMAIL_PATH}/:id`, async (c) => {
    const found = await findReceivedEmail(db, c.req.param('id'))
    if (!found) return c.notFound()
    c.header('content-security-policy', EMAIL_PAGE_POLICY)
    return c.html(show(found))
  })
  return pages
}

function list(emails: ReceivedEmail[]): Html {
  const none = html`<p>No emails yet. Every email that the product sends appears here.</p>`
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
<p>No mail server is configured, so every email is kept here and nothing leaves this machine. Set SMTP_URL and MAIL_FROM for real emails.</p>
${emails.length === 0 ? none : html`<ul>${emails.map(line)}</ul>`}`,
  )
}

const line = ({ id, subject, recipient, receivedAt }: ReceivedEmail) =>
  html`<li><a href="${EMAIL_PATH}/${id}">${subject}<small>to ${recipient}, ${when(receivedAt)}</small></a></li>`

function show(email: ReceivedEmail): Html {
  const { subject, sender, recipient, receivedAt, replyTo, html: source, text } = email
  // Links in the email open in this window, not in the frame.
  const framed = source.replace('<head>', '<head><base target="_top">')
  return page(
    subject,
    html`<p><a href="${MAILBOX_PATH}">Mailbox</a></p>
<h1>${subject}</h1>
<dl><dt>From</dt><dd>${sender}</dd><dt>To</dt><dd>${recipient}</dd>${replyTo ? html`<dt>Reply to</dt><dd>${replyTo}</dd>` : ''}<dt>Sent</dt><dd>${when(receivedAt)}</dd></dl>
<h2>As HTML</h2>
<iframe title="The email" sandbox="allow-top-navigation-by-user-activation" srcdoc="${framed}"></iframe>
<h2>As text</h2>
<pre>${withLinks(text)}</pre>`,
  )
}

const when = (date: Date) => date.toISOString().replace('T', ' ').slice(0, 19)

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<]+)/)
    .map((part, index) => (index % 2 === 0 ? part : html`<a href="${part}">${part}</a>`))
