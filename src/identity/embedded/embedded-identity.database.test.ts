import { decodeProtectedHeader, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareCallers } from '#callers/callers-table.ts'
import type { OpenDatabase } from '#database.ts'
import { createLog } from '#log.ts'
import type { Outbox } from '#mail/outbox.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { authenticateUser, readIdentity, syncUser } from '../authenticate.ts'
import { createEmbeddedIdentity, type EmbeddedIdentity } from './embedded-identity.ts'

const publicUrl = 'http://localhost:3000'
const noOutbox = { send: async () => {}, sendInBackground() {} } as unknown as Outbox
const settings = {
  publicUrl,
  secret: 'a secret of at least 32 characters',
  limitsRate: false,
  log: createLog('silent'),
}
const birdsong = { email: 'wren@example.com', password: 'birdsong at five', name: '' }

let database: OpenDatabase
let identity: EmbeddedIdentity
beforeAll(async () => {
  database = await openTestDatabase()
  identity = createEmbeddedIdentity(database.db, noOutbox, settings)
})
afterAll(() => database.close())

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return identity.handle(
    new Request(`${publicUrl}/api/identity${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: publicUrl, ...headers },
      body: JSON.stringify(body),
    }),
  )
}

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

async function tokenFor(cookie: string): Promise<string> {
  const url = `${publicUrl}/api/identity/token`
  const response = await identity.handle(new Request(url, { headers: { cookie } }))
  return (await response.json()).token
}

describe('[7.4] a user with an email and a password', () => {
  test('signs up, gets an identity token, and is authenticated by it', async () => {
    const signedUp = await post('/sign-up/email', birdsong)
    expect(signedUp.status).toBe(200)
    const token = await tokenFor(cookieOf(signedUp))
    const signedIn = await identity.verify(token)
    expect(signedIn).toMatchObject({ email: birdsong.email, displayName: null, issuer: publicUrl })

    const deps = { db: database.db, identity }
    const headers = { authorization: `Bearer ${token}` }
    const synced = await syncUser(deps, await readIdentity(identity, new Headers(headers)))
    const { user } = await authenticateUser({
      ...deps,
      findCaller: prepareCallers(database.db),
    }).authenticate(new Request(publicUrl, { headers }))
    expect(user.id).toBe(synced.id)
  })

  test('logs in again with the password, and not with another', async () => {
    const { email, password } = birdsong
    expect((await post('/sign-in/email', { email, password })).status).toBe(200)
    expect((await post('/sign-in/email', { email, password: `${password} ` })).status).toBe(401)
  })

  test('gets the same response for an unknown address as for a wrong password', async () => {
    const wrong = await post('/sign-in/email', { email: birdsong.email, password: 'not this one' })
    const unknown = await post('/sign-in/email', { email: 'no@example.com', password: 'not this' })
    expect(unknown.status).toBe(wrong.status)
    expect(await unknown.json()).toEqual(await wrong.json())
  })

  test('[5.3] a password of five characters is refused, of six accepted', async () => {
    const short = await post('/sign-up/email', {
      email: 'a@example.com',
      password: '12345',
      name: '',
    })
    expect(short.status).toBe(400)
    const enough = await post('/sign-up/email', {
      email: 'a@example.com',
      password: '123456',
      name: '',
    })
    expect(enough.status).toBe(200)
  })

  test('cannot sign up with an address longer than mail servers accept', async () => {
    const letters = (count: number) => 'a'.repeat(count)
    const label = `${letters(60)}.`
    const tooLong = `${letters(60)}@${label.repeat(3)}${letters(60)}.example`
    const answer = await post('/sign-up/email', { ...birdsong, email: tooLong })
    expect(answer.status).toBe(400)
    expect((await answer.json()).code).toBe('INVALID_EMAIL')
  })

  test('ten sign-ups with one address at once make one account', async () => {
    const person = { email: 'twin@example.com', password: 'one of ten', name: '' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/sign-up/email', person)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('cannot be signed in by a page of another site', async () => {
    const { email, password } = birdsong
    const headers = { origin: 'https://evil.example', cookie: 'any=thing' }
    expect((await post('/sign-in/email', { email, password }, headers)).status).toBe(403)
  })
})

describe('[6.5] an identity token is refused', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const claims = { sub: 'x', email: 'x@example.com' }

  test('when it is signed with another key', async () => {
    const { privateKey } = await generateKeyPair('EdDSA')
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid: 'mine' })
      .setIssuer(publicUrl)
      .setAudience('cosmic-path')
      .setExpirationTime('5m')
      .sign(privateKey)
    expect(await identity.verify(forged)).toBeUndefined()
  })

  test('when it is not signed at all', async () => {
    const naked = new UnsecuredJWT(claims)
      .setIssuer(publicUrl)
      .setAudience('cosmic-path')
      .setExpirationTime('5m')
      .encode()
    expect(await identity.verify(naked)).toBeUndefined()
  })

  test('when its issuer or expiry is wrong', async () => {
    const other = await otherIssuerWithTheSameKeys()
    expect(await identity.verify(other)).toBeUndefined()
    const good = await tokenFor(cookieOf(await post('/sign-in/email', birdsong)))
    const [header, payload, signature] = good.split('.')
    const late = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
    late.exp = now() + 3600
    const longer = Buffer.from(JSON.stringify(late)).toString('base64url')
    expect(await identity.verify(`${header}.${longer}.${signature}`)).toBeUndefined()
    expect(await identity.verify('not.a.token')).toBeUndefined()
    expect(await identity.verify(good)).toBeDefined()
  })

  test('when its account is deleted', async () => {
    const person = { email: 'deleted@example.com', password: 'soon gone', name: '' }
    const token = await tokenFor(cookieOf(await post('/sign-up/email', person)))
    await database.db.execute(`delete from identity."user" where email = 'deleted@example.com'`)
    const signedIn = await readIdentity(identity, new Headers({ authorization: `Bearer ${token}` }))
    await expect(syncUser({ db: database.db, identity }, signedIn)).rejects.toMatchObject({
      code: 'not_signed_in',
    })
  })

  /** A second installation on the same database signs with the same keys but is another issuer. */
  async function otherIssuerWithTheSameKeys(): Promise<string> {
    const elsewhere = 'http://localhost:4000'
    const other = createEmbeddedIdentity(database.db, noOutbox, {
      ...settings,
      publicUrl: elsewhere,
    })
    const signedIn = await other.handle(
      new Request(`${elsewhere}/api/identity/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: elsewhere },
        body: JSON.stringify(birdsong),
      }),
    )
    const url = `${elsewhere}/api/identity/token`
    const headers = { cookie: cookieOf(signedIn) }
    const { token } = await (await other.handle(new Request(url, { headers }))).json()
    expect(await other.verify(token)).toBeDefined()
    return token
  }
})

test('tokens stay valid after the signing key rotates', async () => {
  const { email, password } = birdsong
  const cookie = cookieOf(await post('/sign-in/email', { email, password }))
  const before = await tokenFor(cookie)
  // Another test has just used an unknown key, and the first verifier reads the keys once a second at most.
  const identity = createEmbeddedIdentity(database.db, noOutbox, settings)
  expect(await identity.verify(before)).toBeDefined()
  await database.db.execute("update identity.jwks set expires_at = now() - interval '1 minute'")
  const after = await tokenFor(cookie)
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid)
  expect(await identity.verify(after)).toBeDefined()
  expect(await identity.verify(before)).toBeDefined()
  const published = await identity.handle(new Request(`${publicUrl}/api/identity/jwks`))
  const { keys } = await published.json()
  expect(keys).toHaveLength(2)
  expect(keys.every((key: object) => !('d' in key))).toBe(true)
})
