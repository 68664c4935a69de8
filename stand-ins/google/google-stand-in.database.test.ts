import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { createLog } from '#log.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { freePort } from '#testing/postgres-server.ts'
import { createDevAccess } from '../dev-access.ts'
import { createGoogleStandIn, type GoogleStandIn } from './google-stand-in.ts'

const VERIFIER = 'a-code-verifier-that-is-long-enough-for-the-standard-000'
const CHALLENGE = 'S256'

let database: OpenDatabase
let server: Server
let google: GoogleStandIn
let url: string
beforeAll(async () => {
  database = await openTestDatabase()
  await start()
})
afterAll(async () => {
  server.close()
  await database.close()
})

/** @param publicUrl where people see it; where it listens by default */
async function start(publicUrl?: string) {
  const services = { db: database.db, log: createLog('silent') }
  const port = await freePort()
  url = `http://localhost:${port}`
  const seenAt = publicUrl ?? url
  const access = createDevAccess({ publicUrl: seenAt, secret: 'a secret' })
  google = createGoogleStandIn({ ...services, publicUrl: seenAt, ownUrl: url, access })
  server = createServer((request, response) => {
    if (!google.handle(request, response)) response.writeHead(204).end()
  }).listen(port, 'localhost')
  await once(server, 'listening')
  return access
}

async function challenge(): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(VERIFIER))
  return Buffer.from(hash).toString('base64url')
}

/** A browser that follows redirects until it leaves the stand-in. */
function browser() {
  const cookies = new Map<string, string>()
  async function go(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, ...init.headers }
    const response = await fetch(new URL(path, url), { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const next = response.headers.get('location')
    if (!next || next.includes('/api/identity/')) return response
    return go(next)
  }
  return go
}

type Browser = ReturnType<typeof browser>

/** Opens the chooser. @returns the address that its forms post to */
async function ask(
  go: Browser,
  change: Record<string, string> = {},
): Promise<{ page: Response; path: string }> {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: google.client.clientId,
    redirect_uri: `${url}/api/identity/callback/google`,
    scope: 'openid email profile',
    prompt: 'select_account',
    state: 'a state',
    code_challenge: await challenge(),
    code_challenge_method: CHALLENGE,
    ...change,
  })
  const page = await go(`${google.client.authorizationUrl}?${query}`)
  return { page, path: new URL(page.url).pathname }
}

const choose = (go: Browser, path: string, form: Record<string, string>) =>
  go(path, { method: 'POST', body: new URLSearchParams(form) })

async function comeBack(answer: Response) {
  return new URL(answer.headers.get('location') ?? '').searchParams
}

async function exchange(code: string, change: Record<string, string> = {}): Promise<Response> {
  return fetch(google.client.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${url}/api/identity/callback/google`,
      client_id: google.client.clientId,
      client_secret: google.client.clientSecret,
      code_verifier: VERIFIER,
      ...change,
    }),
  })
}

async function identify(form: Record<string, string>) {
  const go = browser()
  const { path } = await ask(go)
  const code = (await comeBack(await choose(go, path, form))).get('code') ?? ''
  const { id_token } = await (await exchange(code)).json()
  const keys = createRemoteJWKSet(new URL(google.client.keysUrl))
  const { issuer, clientId } = google.client
  return (await jwtVerify(id_token, keys, { issuer, audience: clientId })).payload
}

const katherine = { name: 'Katherine Johnson', email: 'Katherine@gmail.example' }

describe('the stand-in for Google', () => {
  test('has one signing key, also for two first requests at once', async () => {
    const fetchKeys = async () => (await (await fetch(google.client.keysUrl)).json()).keys
    const [first, second] = await Promise.all([fetchKeys(), fetchKeys()])
    expect(first).toEqual([expect.objectContaining({ alg: 'RS256' })])
    expect(second).toEqual(first)
  })

  test('says plainly what it is', async () => {
    const { page } = await ask(browser())
    expect(await page.text()).toContain('This stands in for Google.')
  })

  test('identifies the chosen account by name and email', async () => {
    expect(await identify({ sub: '100000000000000000001' })).toMatchObject({
      sub: '100000000000000000001',
      name: 'Ada Lovelace',
      email: 'ada@gmail.example',
      email_verified: true,
    })
  })

  test('creates accounts that stay the same after a restart', async () => {
    const before = await identify(katherine)
    expect(before).toMatchObject({ name: katherine.name, email: 'katherine@gmail.example' })
    server.close()
    await start()
    const { page } = await ask(browser())
    expect(await page.text()).toContain('katherine@gmail.example')
    expect((await identify(katherine)).sub).toBe(before.sub)
  })

  test('asks again after an earlier choice', async () => {
    const go = browser()
    const { path } = await ask(go)
    await choose(go, path, { sub: '100000000000000000001' })
    const { page } = await ask(go)
    expect(await page.text()).toContain('Choose an account')
  })

  test('reports a canceled sign-in', async () => {
    const go = browser()
    const { path } = await ask(go)
    const returned = await comeBack(await choose(go, path, { cancel: '1' }))
    expect(returned.get('error')).toBe('access_denied')
    expect(returned.get('state')).toBe('a state')
  })

  test.each<Record<string, string>>([
    {},
    { sub: 'nobody' },
    { name: '', email: 'x@example.com' },
    { name: 'X', email: 'no address' },
  ])('asks again after %o', async (form) => {
    const go = browser()
    const { path } = await ask(go)
    const answer = await choose(go, path, form)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Please give a name')
  })

  test('escapes the name of a new account', async () => {
    await identify({ name: '<b>Bobby</b>', email: 'bobby@gmail.example' })
    const { page } = await ask(browser())
    expect(await page.text()).not.toContain('<b>Bobby')
  })

  test('accepts a code once, with the right secret and verifier', async () => {
    const go = browser()
    const { path } = await ask(go)
    const code =
      (await comeBack(await choose(go, path, { sub: '100000000000000000001' }))).get('code') ?? ''
    expect((await exchange(code, { client_secret: 'wrong' })).status).toBe(401)
    expect((await exchange(code, { code_verifier: VERIFIER.replace('a', 'b') })).status).toBe(400)
    expect((await exchange(code)).status).toBe(200)
    expect((await exchange(code)).status).toBe(400)
  })

  test('redirects only to the product', async () => {
    const { page } = await ask(browser(), { redirect_uri: 'https://evil.example/' })
    expect(page.status).toBe(400)
  })

  test('refuses an expired interaction, and one of another browser', async () => {
    const { path } = await ask(browser())
    const stranger = browser()
    expect((await stranger(path)).status).toBe(400)
    expect((await stranger('/stand-ins/google/choose/made-up')).status).toBe(400)
  })

  test('reports an internal failure as such', async () => {
    const go = browser()
    const { path } = await ask(go)
    await database.db.execute('alter table stand_ins.google_accounts rename to away')
    const answer = await go(path)
    await database.db.execute('alter table stand_ins.away rename to google_accounts')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('Too late')
    expect((await go(path)).status).toBe(200)
  })

  test('refuses a form that is too large', async () => {
    const go = browser()
    const { path } = await ask(go)
    const answer = await choose(go, path, { name: 'X'.repeat(5000), email: 'x@example.com' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Please give a name')
  })

  test('answers 404 to other machines', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    expect((await fetch(`${url}/stand-ins/google/jwks`, { headers })).status).toBe(404)
  })

  test('requires the key where PUBLIC_URL is not this machine', async () => {
    const DEMO = 'https://demo.example'
    server.close()
    const access = await start(DEMO)
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: google.client.clientId,
      redirect_uri: `${DEMO}/api/identity/callback/google`,
      scope: 'openid email profile',
      code_challenge: await challenge(),
      code_challenge_method: CHALLENGE,
    })
    const auth = `/stand-ins/google/auth?${query}`
    for (const path of [auth, '/stand-ins/google/auth/x', '/stand-ins/google/choose/x']) {
      const answer = await fetch(url + path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('This page opens with a key')
    }
    expect((await fetch(google.client.keysUrl)).status).toBe(200)

    const cookies = [`cosmic-dev-key=${access.key}`]
    const go = async (path: string, init: RequestInit = {}) => {
      const headers = { cookie: cookies.join('; ') }
      const answer = await fetch(url + path, { redirect: 'manual', ...init, headers })
      cookies.push(...answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''))
      return answer.headers.get('location') ?? ''
    }
    const chooser = await go(auth)
    const body = new URLSearchParams({ sub: '100000000000000000001' })
    const resumed = await go(chooser, { method: 'POST', body })
    expect(resumed).toMatch(/^https:\/\/demo\.example\/stand-ins\/google\/auth\//)
    expect(await go(new URL(resumed).pathname)).toContain(
      `${DEMO}/api/identity/callback/google?code=`,
    )
  })
})
