import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { html } from 'hono/html'
import type { InteractionResults, Provider } from 'oidc-provider'
import { z } from 'zod'
import type { Database } from '#database.ts'
import { type Html, PAGE_POLICY, page } from '../page.ts'
import {
  addAccount,
  findAccount,
  type GoogleAccount,
  listAccounts,
} from './google-accounts-table.ts'

/** Below the stand-in's path; the id of the interaction follows. */
export const CHOOSER = '/choose/'

const LARGEST_FORM_BYTES = 4096

interface Interaction {
  db: Database
  provider: Provider
  request: IncomingMessage
  response: ServerResponse
}

/** Shows the account chooser, or completes the interaction with the chosen account. */
export async function respondToChooser(question: Interaction) {
  const { db, provider, request, response } = question
  try {
    await provider.interactionDetails(request, response)
    if (request.method !== 'POST') return sendHtml(response, chooserPage(await listAccounts(db)))
    const form = await readForm(request)
    if (form.get('cancel')) return await finish(question, { error: 'access_denied' })
    const person = await chooseAccount(db, form)
    if (!person) return sendHtml(response, chooserPage(await listAccounts(db), MALFORMED), 400)
    await finish(question, { select_account: {}, login: { accountId: person.sub } })
  } catch (error) {
    if (isExpired(error)) return sendHtml(response, page('Too late', TOO_LATE), 400)
    throw error
  }
}

// The library is loaded on demand, so its error classes cannot be imported here.
const isExpired = (error: unknown) => error instanceof Error && error.name === 'SessionNotFound'

const finish = ({ provider, request, response }: Interaction, result: InteractionResults) =>
  provider.interactionFinished(request, response, result)

async function readForm(request: IncomingMessage) {
  const isTooLarge = Number(request.headers['content-length'] ?? 0) > LARGEST_FORM_BYTES
  return new URLSearchParams(isTooLarge ? '' : await text(request))
}

const NewAccount = z.object({ name: z.string().trim().min(1).max(80), email: z.email().max(254) })

async function chooseAccount(
  db: Database,
  form: URLSearchParams,
): Promise<GoogleAccount | undefined> {
  const sub = form.get('sub')
  if (sub) return findAccount(db, sub)
  const made = NewAccount.safeParse({ name: form.get('name'), email: form.get('email')?.trim() })
  if (!made.success) return undefined
  const email = made.data.email.toLowerCase()
  return addAccount(db, { sub: subOf(email), name: made.data.name, email })
}

/** 21 digits, as Google's; derived from the email address, so it stays the same. */
function subOf(email: string): string {
  const hash = createHash('sha256').update(email).digest()
  return `2${(hash.readBigUInt64BE() * 100n + BigInt(hash.readUInt8(8) % 100)).toString().padStart(20, '0').slice(-20)}`
}

export async function sendHtml(response: ServerResponse, content: Html, status = 200) {
  const text = String(await content)
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
    })
    .end(text)
}

const TOO_LATE = html`<h1>Too late</h1><p>This question is no longer open. Close this window and press “Continue with Google” again.</p>`
const MALFORMED = 'Please give a name and an email address.'

function chooserPage(accounts: GoogleAccount[], complaint = ''): Html {
  return page(
    'Choose an account',
    html`<h1>Choose an account</h1>
<p><strong>This stands in for Google.</strong> No real Google account is involved, and nothing leaves this machine. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for the real one.</p>
<form method="post"><ul>${accounts.map(choice)}</ul></form>
<h2>Another account</h2>
${complaint && html`<p role="alert">${complaint}</p>`}
<form method="post">
<label>Name<input name="name" autocomplete="off" required></label>
<label>Email<input name="email" type="email" autocomplete="off" required></label>
<button>Continue</button>
</form>
<h2>No account</h2>
<form method="post"><button name="cancel" value="1">Cancel</button></form>`,
  )
}

const choice = ({ sub, name, email }: GoogleAccount) =>
  html`<li><button name="sub" value="${sub}">${name}<small>${email}</small></button></li>`
