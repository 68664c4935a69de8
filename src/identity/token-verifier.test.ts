import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTokenVerifier } from './token-verifier.ts'

const NOW = new Date('2030-05-01T12:00:00Z')
const nowSeconds = NOW.getTime() / 1000
const issuer = 'https://issuer.test'
const audience = 'product'

let verify: ReturnType<typeof createTokenVerifier>
let sign: (claims: JWTPayload) => Promise<string>
let verifications = 0
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA')
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one' }] })
  const counted: typeof keys = Object.assign((...args: Parameters<typeof keys>) => {
    verifications++
    return keys(...args)
  }, keys)
  verify = createTokenVerifier({ issuer, audience, algorithms: ['EdDSA'], keys: counted })
  sign = (claims) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: 'one' }).sign(privateKey)
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const claims = {
  iss: issuer,
  aud: audience,
  sub: 'ada',
  email: 'ada@example.com',
  email_verified: true,
  name: ' Ada Lovelace ',
  picture: 'https://example.com/ada.png',
  sid: 'session-1',
  auth_time: nowSeconds - 60,
  iat: nowSeconds - 60,
  exp: nowSeconds + 600,
}
const read = async (changed: object) => verify(await sign({ ...claims, ...changed }))

test('reads every claim of the identity', async () => {
  const token = await sign(claims)
  expect(await verify(token)).toEqual({
    issuer,
    subject: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    displayName: 'Ada Lovelace',
    photoUrl: 'https://example.com/ada.png',
    signedInAt: new Date('2030-05-01T11:59:00Z'),
    sessionId: 'session-1',
    token,
  })
})

test.each([undefined, null, false, 'true', 1])(
  'takes an address as unverified if email_verified is %j',
  async (email_verified) => {
    expect(await read({ email_verified })).toMatchObject({ emailVerified: false })
  },
)

test('reads missing, blank and mistyped optional claims as none', async () => {
  const none = { displayName: null, photoUrl: null, sessionId: undefined }
  const missing = { name: undefined, picture: undefined, sid: undefined }
  expect(await read(missing)).toMatchObject(none)
  expect(await read({ name: '  ', picture: 7, sid: 7 })).toMatchObject(none)
})

test.each(['auth_time', 'iat'])(
  'tolerates clocks that differ by a minute, and no more: %s',
  async (claim) => {
    expect(await read({ [claim]: nowSeconds + 60 })).toBeDefined()
    expect(await read({ [claim]: nowSeconds + 61 })).toBeUndefined()
  },
)

test.each(['auth_time', 'email'])('refuses a token whose %s has the wrong type', async (claim) => {
  expect(await read({ [claim]: claim === 'email' ? 7 : '1900000000' })).toBeUndefined()
})

test.each(['sub', 'iat', 'exp', 'auth_time', 'email'])(
  'refuses a token without %s',
  async (claim) => {
    expect(await read({ [claim]: undefined })).toBeUndefined()
  },
)

test.each(['iss', 'aud'])('refuses a token with another %s', async (claim) => {
  expect(await read({ [claim]: 'https://other.test' })).toBeUndefined()
})

test('accepts a token until it expires', async () => {
  expect(await read({ exp: nowSeconds + 1 })).toBeDefined()
  expect(await read({ exp: nowSeconds })).toBeUndefined()
})

test('throws when the key set cannot be read', async () => {
  const keys = () => Promise.reject(new TypeError('fetch failed'))
  const withoutKeys = createTokenVerifier({ issuer, audience, algorithms: ['EdDSA'], keys })
  await expect(withoutKeys(await sign(claims))).rejects.toThrow('fetch failed')
})

test('verifies a token once for calls that arrive together', async () => {
  const token = await sign({ ...claims, sub: 'mary' })
  const before = verifications
  const [first, second] = await Promise.all([verify(token), verify(token)])
  expect(first?.subject).toBe('mary')
  expect(second).toEqual(first)
  expect(verifications - before).toBe(1)
})

test('verifies a token again after its key set could not be read', async () => {
  const keys = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
  const withoutKeys = createTokenVerifier({ issuer, audience, algorithms: ['EdDSA'], keys })
  const token = await sign(claims)
  for (const attempt of [1, 2]) {
    await expect(withoutKeys(token)).rejects.toThrow('fetch failed')
    expect(keys).toHaveBeenCalledTimes(attempt)
  }
})

test('verifies a token once, and refuses it from the second on in which it expires', async () => {
  const token = await sign({ ...claims, sub: 'grace' })
  const before = verifications
  const first = await verify(token)
  expect(await verify(token)).toEqual(first)
  expect(verifications - before).toBe(1)
  vi.setSystemTime(new Date(claims.exp * 1000 - 1))
  expect(await verify(token)).toEqual(first)
  vi.setSystemTime(new Date(claims.exp * 1000))
  expect(await verify(token)).toBeUndefined()
})

test('does not remember a refused token, nor takes a changed one for a remembered one', async () => {
  const early = await sign({ ...claims, nbf: nowSeconds + 60 })
  expect(await verify(early)).toBeUndefined()
  vi.setSystemTime(new Date(NOW.getTime() + 60_000))
  expect(await verify(early)).toMatchObject({ subject: 'ada' })
  expect(await verify(`${early}x`)).toBeUndefined()
})
