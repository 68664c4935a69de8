import { html, raw } from 'hono/html'
import { emailPreferenceMessages, optionalEmails } from '#contract/email-preference-messages.ts'
import { PRODUCT_NAME } from '#contract/messages.ts'
import { day, night } from '#drawings/colors.ts'
import type { Email, Unsubscribable } from './mailer.ts'

/** All texts are plain and get escaped. */
export interface EmailContent {
  subject: string
  /** Shown beside the subject in the list of emails. */
  preview: string
  heading: string
  paragraphs: string[]
  /** Text that a person wrote, with its line breaks. */
  quote?: string
  action?: { label: string; url: string }
  /** A code to type, shown large. */
  code?: string
  /** Small print: what to do if it was not you, how long a link is valid. */
  notes: Note[]
}

/** The address of a link appears in the plain text only. */
type Note = string | { text: string; label: string; url: string }

const SERIF = raw("Newsreader, Georgia, 'Times New Roman', serif")
const SANS = raw("'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif")

/** @param optional the link by which the reader turns off such emails, for one that they can do without */
export function renderEmail(
  to: string,
  { notes, ...content }: EmailContent,
  optional?: Unsubscribable,
): Email {
  const full = { ...content, notes: optional ? [...notes, turnOffNote(optional)] : notes }
  return { to, subject: content.subject, html: toHtml(full), text: toText(full), ...optional }
}

const turnOffNote = ({ optOut, unsubscribeUrl }: Unsubscribable) => ({
  ...emailPreferenceMessages.footer(optionalEmails[optOut.kind].them),
  url: unsubscribeUrl,
})

/** Renders a text whose `action` is the label of a button to this URL. */
export function renderWithButton(
  to: string,
  url: string,
  { action, ...text }: Omit<EmailContent, 'action'> & { action: string },
  optional?: Unsubscribable,
): Email {
  return renderEmail(to, { ...text, action: { label: action, url } }, optional)
}

function toText({ heading, paragraphs, quote, action, code, notes }: EmailContent): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(quote ? [quote.replaceAll(/^/gm, '> ')] : []),
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    '--',
    ...notes.map(noteText),
    PRODUCT_NAME,
  ]
  return `${parts.join('\n\n')}\n`
}

const noteText = (note: Note) =>
  typeof note === 'string' ? note : `${note.text}\n${note.label}: ${note.url}`

/** Tables and inline styles, without variables: the only layout that every email client renders. */
function toHtml({
  subject,
  preview,
  heading,
  paragraphs,
  quote,
  action,
  code,
  notes,
}: EmailContent): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${raw(nightRules)}
}
</style>
</head>
<body class="background" style="margin:0;padding:0;background:${day.background};">
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<table role="presentation" class="background" width="100%" cellpadding="0" cellspacing="0" style="background:${day.background};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;">
<tr><td class="ink" style="padding:0 8px 20px;font:400 22px/28px ${SERIF};color:${day.ink};">${PRODUCT_NAME}<div class="gold" style="width:28px;height:2px;margin-top:8px;background:${day.gold};font-size:0;line-height:0;">&nbsp;</div></td></tr>
<tr><td class="surface" style="padding:36px 32px;background:${day.surface};border:1px solid ${day.line};border-radius:14px;">
<h1 class="ink" style="margin:0 0 16px;font:400 26px/32px ${SERIF};color:${day.ink};">${heading}</h1>
${paragraphs.map(paragraph)}
${quote ? quoteBlock(quote) : ''}${code ? codeBlock(code) : ''}${action ? button(action) : ''}
</td></tr>
<tr><td style="padding:24px 8px 0;">
${notes.map(note)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  return String(page)
}

const nightRules = [
  `.background { background: ${night.background} !important; }`,
  `.surface { background: ${night.surface} !important; border-color: ${night.line} !important; }`,
  `.line { border-color: ${night.line} !important; }`,
  `.ink { color: ${night.ink} !important; }`,
  `.muted { color: ${night.muted} !important; }`,
  `.gold { background: ${night.gold} !important; }`,
  `.button { background: ${night.accent} !important; color: ${night['on-accent']} !important; }`,
].join('\n')

const paragraph = (text: string) =>
  html`<p class="ink" style="margin:0 0 16px;font:400 16px/26px ${SANS};color:${day.ink};">${text}</p>`

const quoteBlock = (text: string) =>
  html`<blockquote dir="auto" class="ink line" style="margin:0 0 20px;padding:0 0 0 16px;border-left:2px solid ${day.line};font:400 16px/26px ${SERIF};color:${day.ink};white-space:pre-wrap;overflow-wrap:anywhere;">${text}</blockquote>`

const note = (note: Note) =>
  html`<p class="muted" style="margin:0 0 10px;font:400 13px/20px ${SANS};color:${day.muted};">${typeof note === 'string' ? note : html`${note.text} ${link(note)}`}</p>`

const link = ({ label, url }: { label: string; url: string }) =>
  html`<a class="muted" href="${url}" style="color:${day.muted};text-decoration:underline;">${label}</a>`

const codeBlock = (code: string) =>
  html`<p class="ink" style="margin:8px 0 16px;font:400 40px/48px ${SERIF};letter-spacing:6px;color:${day.ink};">${code}</p>`

const button = ({
  label,
  url,
}: {
  label: string
  url: string
}) => html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;"><tr><td>
<a class="button" href="${url}" style="display:inline-block;padding:13px 26px;border-radius:999px;background:${day.accent};color:${day['on-accent']};font:600 16px/20px ${SANS};text-decoration:none;">${label}</a>
</td></tr></table>
<p class="muted" style="margin:0;font:400 13px/20px ${SANS};color:${day.muted};">If the button does nothing, ${link({ label: 'use this link', url })}.</p>`
