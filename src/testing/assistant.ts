import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import type { AssistantScope } from '#contract/assistant-scopes.ts'
import { fetchAsPage } from './fetch-as-page.ts'
import { PUBLIC_URL } from './public-url.ts'
import type { Site, Visitor } from './visitor.ts'

const PROGRAM = 'http://127.0.0.1:8976'

interface Options {
  name?: string
  /** The origin of the page that it is; by default it is a program. */
  page?: string
}

/** An assistant of somebody, by the official SDK: it registers, asks for consent, and calls tools. */
export function createAssistant(site: Site, { name = 'Test Assistant', page }: Options = {}) {
  const redirectUri = `${page ?? PROGRAM}/callback`
  const { publicUrl = PUBLIC_URL } = site
  const stored: {
    client?: StoredOAuthClientInformation
    tokens?: StoredOAuthTokens
    verifier: string
    authorizeUrl?: URL
    discovery?: OAuthDiscoveryState
  } = { verifier: '' }

  const authProvider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadata: {
      client_name: name,
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
    },
    state: () => 'some state',
    clientInformation: () => stored.client,
    saveClientInformation: (client) => void Object.assign(stored, { client }),
    tokens: () => stored.tokens,
    saveTokens: (tokens) => void Object.assign(stored, { tokens }),
    redirectToAuthorization: (authorizeUrl) => void Object.assign(stored, { authorizeUrl }),
    saveCodeVerifier: (verifier) => void Object.assign(stored, { verifier }),
    codeVerifier: () => stored.verifier,
    saveDiscoveryState: (discovery) => void Object.assign(stored, { discovery }),
    discoveryState: () => stored.discovery,
  }
  const send = page ? fetchAsPage(site, page) : site.request
  const fetch = async (url: string | URL, init?: RequestInit) =>
    send(String(url).slice(publicUrl.length), init)

  const createTransport = () =>
    new StreamableHTTPClientTransport(new URL(`${publicUrl}/mcp`), { authProvider, fetch })

  async function connect() {
    const client = new Client({ name, version: '1' })
    await client.connect(createTransport())
    return client
  }

  /** Starts the flow, and follows it to the consent page. @returns the query of that page */
  async function ask(browser: Visitor): Promise<string> {
    await connect().catch(() => {})
    if (!stored.authorizeUrl) throw new Error('The assistant was not sent to the consent page')
    const { pathname, search } = stored.authorizeUrl
    const page = new URL(
      (await browser.get(pathname + search)).headers.get('location') ?? '',
      publicUrl,
    )
    if (page.pathname !== '/connect') throw new Error(`No consent page, but ${page.pathname}`)
    return page.search.slice(1)
  }

  /** What the consent page does. @returns where the browser goes on */
  async function answer(browser: Visitor, query: string, scopes: readonly AssistantScope[]) {
    const path = '/api/identity/connection-requests/answer'
    const response = await browser.post(path, { query, scopes })
    return new URL((await response.json()).redirectTo)
  }

  return {
    stored,
    ask,
    answer,
    /** The whole flow: registration, consent, tokens. */
    async letIn(browser: Visitor, scopes: readonly AssistantScope[]) {
      const back = await answer(browser, await ask(browser), scopes)
      await createTransport().finishAuth(back.searchParams)
    },
    connect,
    async call(tool: string, args: Record<string, unknown> = {}) {
      const client = await connect()
      try {
        const {
          isError = false,
          structuredContent,
          content,
        } = await client.callTool({
          name: tool,
          arguments: args,
        })
        const [first] = content as { text?: string }[]
        // The tests know what each tool answers.
        // biome-ignore lint/suspicious/noExplicitAny: it is compared, and never passed on
        return { isError, text: first?.text ?? '', answer: structuredContent as any }
      } finally {
        await client.close()
      }
    },
  }
}
