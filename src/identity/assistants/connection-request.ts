import { ASSISTANT_SCOPES, type AssistantScope } from '#contract/assistant-scopes.ts'
import { connectionMessages } from '#contract/connection-messages.ts'
import type { Database } from '#database.ts'
import { SECOND } from '#durations.ts'
import { AppError } from '#errors.ts'
import type { CurrentSession } from '../credentials/authenticate-session.ts'
import { CLIENT_NETWORK_HEADER, IDENTITY_PATH } from '../embedded/better-auth.ts'
import { failOnOutage } from '../embedded/better-auth-errors.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { findClient, nameConnection } from './assistant-tables.ts'
import type { Assistants } from './assistants.ts'
import { redirectHost } from './redirect-host.ts'

interface Deps {
  db: Database
  identity: EmbeddedIdentity
  assistants: Assistants
}

/**
 * What a request says, as its signature is checked only with the answer: a forged one shows a registered assistant at
 * most, and cannot be allowed.
 * @throws AppError `link_invalid`
 */
export async function describeRequest(
  { db }: Pick<Deps, 'db'>,
  query: string,
  { email }: Pick<CurrentSession, 'email'>,
) {
  const { name, host, scopes } = await readRequest(db, query)
  return { name, host, scopes, email }
}

async function readRequest(db: Database, query: string) {
  const params = new URLSearchParams(query)
  const client = await findClient(db, params.get('client_id') ?? '')
  const redirectUri = params.get('redirect_uri') ?? ''
  const isOver = Number(params.get('exp')) * SECOND < Date.now()
  if (!client || isOver || !URL.canParse(redirectUri)) throw invalidRequest()
  const { clientId, name } = client
  return { clientId, name: name ?? '', host: redirectHost(redirectUri), scopes: scopesOf(params) }
}

interface Answer {
  session: CurrentSession
  query: string
  scopes: readonly AssistantScope[]
  cookie: string
  clientNetwork: string
}

/**
 * Stores the consent, or the refusal of it, by better-auth, which checks the signature, the redirect and the scopes.
 * @returns where the browser goes on
 * @throws AppError `link_invalid`, and `foreign_session` where the call and its cookie are of two accounts
 */
export async function answerRequest(
  { db, identity, assistants }: Deps,
  { session, query, scopes, cookie, clientNetwork }: Answer,
): Promise<string> {
  const { clientId, ...shown } = await readRequest(db, query)
  const headers = new Headers({ cookie })
  const inBrowser = await failOnOutage(() => identity.auth.api.getSession({ headers }))
  if (inBrowser?.user.id !== session.userId)
    throw new AppError('foreign_session', connectionMessages.otherAccount)
  const accept = scopes.length > 0
  const body = { accept, oauth_query: query, ...(accept && { scope: scopes.join(' ') }) }
  const { handle } = await assistants.provider()
  const response = await handle(
    new Request(`${identity.publicUrl}${IDENTITY_PATH}/oauth2/consent`, {
      method: 'POST',
      headers: {
        cookie,
        origin: identity.publicUrl,
        'content-type': 'application/json',
        [CLIENT_NETWORK_HEADER]: clientNetwork,
      },
      body: JSON.stringify(body),
    }),
  )
  const { url } = response.ok ? ((await response.json()) as { url?: string }) : {}
  if (!url) throw invalidRequest()
  if (accept) await nameConnection(db, { userId: session.userId, clientId }, shown)
  return url
}

const invalidRequest = () => new AppError('link_invalid', connectionMessages.invalid.text)

function scopesOf(params: URLSearchParams): AssistantScope[] {
  const asked = params.get('scope')?.split(' ') ?? []
  return ASSISTANT_SCOPES.filter((scope) => asked.includes(scope))
}
