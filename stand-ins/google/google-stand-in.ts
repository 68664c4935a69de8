import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { html } from 'hono/html'
import { parse } from 'hono/utils/cookie'
import { exportJWK, generateKeyPair } from 'jose'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import type { Database } from '#database.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#durations.ts'
import type { GoogleClient } from '#identity/embedded/google.ts'
import { loadOnce } from '#load-once.ts'
import type { Log } from '#log.ts'
import { DEV_KEY_COOKIE, type DevAccess } from '../dev-access.ts'
import { KEY_NEEDED } from '../dev-pages.ts'
import { isForwarded, isFromThisMachine } from '../loopback-only.ts'
import { page } from '../page.ts'
import { CHOOSER, respondToChooser, sendHtml } from './account-chooser.ts'
import { findAccount } from './google-accounts-table.ts'

export const GOOGLE_PATH = '/stand-ins/google'

const CLIENT_ID = 'cosmic-path'

const FAILED = page(
  'Not working',
  html`<h1>Not working</h1><p>The stand-in for Google failed; the log of the product says why. Close this window and try again.</p>`,
)

export interface GoogleStandIn {
  /** Lets the product reach it with the code that reaches Google. */
  client: GoogleClient
  /** @returns whether the request was for the stand-in; if so, it has been answered */
  handle(request: IncomingMessage, response: ServerResponse): boolean
}

interface Options {
  db: Database
  log: Log
  publicUrl: string
  /** The address at which this process reaches itself. PUBLIC_URL may be a proxy's. */
  ownUrl: string
  /** Access to the pages that sign in as any user. */
  access: DevAccess
}

/**
 * A certified OpenID provider with our own account chooser, for "Continue with Google" when no Google client is
 * configured. The first request opens it: its library and its key cost half a second of CPU time.
 */
export function createGoogleStandIn({
  db,
  log,
  publicUrl,
  ownUrl,
  access,
}: Options): GoogleStandIn {
  const clientSecret = randomBytes(24).toString('base64url')
  const issuer = `${publicUrl}${GOOGLE_PATH}`
  const provider = loadOnce(async () =>
    openProvider(issuer, {
      ...configuration(db),
      jwks: { keys: [await signingKey()] },
      cookies: cookies(),
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: clientSecret,
          redirect_uris: [`${publicUrl}/api/identity/callback/google`],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
    }),
  )
  const { host, protocol } = new URL(publicUrl)
  const seenByPeople = { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) }

  async function respond(request: IncomingMessage, response: ServerResponse, inside: string) {
    try {
      const opened = await provider()
      if (inside.startsWith(CHOOSER))
        return await respondToChooser({ db, provider: opened, request, response })
      // Frameworks do the same to mount the provider below a path.
      Object.assign(request, { originalUrl: request.url, url: inside })
      await opened.callback()(request, response)
    } catch (error) {
      log.error({ error }, 'The stand-in for Google failed')
      if (!response.headersSent) await sendHtml(response, FAILED, 500)
    }
  }

  return {
    client: {
      clientId: CLIENT_ID,
      clientSecret,
      issuer,
      authorizationUrl: `${issuer}/auth`,
      tokenUrl: `${ownUrl}${GOOGLE_PATH}/token`,
      keysUrl: `${ownUrl}${GOOGLE_PATH}/jwks`,
    },
    handle(request, response) {
      const url = request.url ?? ''
      if (!url.startsWith(`${GOOGLE_PATH}/`)) return false
      const inside = url.slice(GOOGLE_PATH.length)
      const isOpen = isAllowed(access, request, inside)
      Object.assign(request.headers, seenByPeople)
      if (!isOpen) void sendHtml(response, KEY_NEEDED, 404)
      else void respond(request, response, inside)
      return true
    },
  }
}

/** Browser requests need access. All others come from the product, on this machine. */
function isAllowed(access: DevAccess, { socket, headers }: IncomingMessage, path: string) {
  const request = {
    clientAddress: socket.remoteAddress ?? '',
    host: headers.host,
    isForwarded: isForwarded((name) => headers[name]),
  }
  if (!path.startsWith('/auth') && !path.startsWith(CHOOSER)) return isFromThisMachine(request)
  return access.isAllowed(request, parse(headers.cookie ?? '', DEV_KEY_COOKIE)[DEV_KEY_COOKIE])
}

/** Silences the library's console warnings about its runtime and its in-memory store. */
async function openProvider(issuer: string, settings: Configuration) {
  const { warn, info } = console
  console.warn = () => {}
  console.info = () => {}
  try {
    const { Provider, interactionPolicy } = await import('oidc-provider')
    const policy = interactionPolicy.base()
    // Google asks which account to use; the library has no such prompt.
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
    const interactions = {
      policy,
      url: (_: KoaContextWithOIDC, { uid }: { uid: string }) => `${GOOGLE_PATH}${CHOOSER}${uid}`,
    }
    const provider = new Provider(issuer, { ...settings, interactions })
    // The host and protocol that a proxy sends may not be the public ones.
    provider.proxy = true
    return provider
  } finally {
    Object.assign(console, { warn, info })
  }
}

function configuration(db: Database): Configuration {
  return {
    async findAccount(_, sub) {
      const person = await findAccount(db, sub)
      if (!person) return undefined
      const { name, email } = person
      return { accountId: sub, claims: async () => ({ sub, name, email, email_verified: true }) }
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts the name and email address into the identity token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: {
      AccessToken: HOUR / SECOND,
      AuthorizationCode: MINUTE / SECOND,
      IdToken: HOUR / SECOND,
      Interaction: HOUR / SECOND,
      Session: DAY / SECOND,
      Grant: DAY / SECOND,
    },
  }
}

function cookies(): Configuration['cookies'] {
  return {
    keys: [randomBytes(24).toString('base64url')],
    names: {
      session: 'stand-in-google',
      interaction: 'stand-in-google-interaction',
      resume: 'stand-in-google-resume',
    },
  }
}

async function signingKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    ...(await exportJWK(privateKey)),
    alg: 'RS256',
    use: 'sig',
    kid: randomBytes(8).toString('hex'),
  }
}
