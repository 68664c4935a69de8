import { Hono } from 'hono'
import type { Database } from '#database.ts'
import { escapeHtml } from '#mail/email-layout.ts'
import type { RequestContext } from '#serve.ts'
import { type DevAccess, MAILBOX_PATH } from '../dev-access.ts'
import { devPages } from '../dev-pages.ts'
import { page } from '../page.ts'
import { findReceivedEmail, listReceivedEmails, type ReceivedEmail } from './mailbox-table.ts'

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
  pages.get(`${MAILBOX_PATH}/:id`, async (c) => {
    const found = await findReceivedEmail(db, c.req.param('id'))
    return found ? c.html(show(found)) : c.notFound()
  })
  return pages
}

function list(emails: ReceivedEmail[]): string {
  const none = '<p>No emails yet. Every email that the product sends appears here.</p>'
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p>No mail server is configured, so every email is kept here and nothing leaves this machine. Set SMTP_URL and MAIL_FROM for real emails.</p>
${emails.length === 0 ? none : `<ul>${emails.map(line).join('')}</ul>`}`,
  )
}

const line = ({ id, subject, recipient, receivedAt }: ReceivedEmail) =>
  `<li><a href="${MAILBOX_PATH}/${id}">${escapeHtml(subject)}<small>to ${escapeHtml(recipient)}, ${when(receivedAt)}</small></a></li>`

function show({ subject, sender, recipient, receivedAt, html, text }: ReceivedEmail): string {
  // Links in the email open in this window, not in the frame.
  const framed = html.replace('<head>', '<head><base target="_top">')
  return page(
    subject,
    `<p><a href="${MAILBOX_PATH}">Mailbox</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(sender)}</dd><dt>To</dt><dd>${escapeHtml(recipient)}</dd><dt>Sent</dt><dd>${when(receivedAt)}</dd></dl>
<h2>As HTML</h2>
<iframe title="The email" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framed)}"></iframe>
<h2>As text</h2>
<pre>${withLinks(text)}</pre>`,
  )
}

const when = (date: Date) => date.toISOString().replace('T', ' ').slice(0, 19)

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
