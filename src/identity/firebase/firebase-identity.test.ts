import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { keepsTheIdentityContract, type ProviderAtHand } from '../identity-provider.contract.ts'
import { createFirebaseIdentity } from './firebase-identity.ts'

const settings = {
  apiKey: 'a key',
  authDomain: 'cosmic.firebaseapp.com',
  projectId: 'cosmic-project',
}
const issuer = 'https://securetoken.google.com/cosmic-project'

/** The two services of Google that we call, with one account and our own keys. */
async function openFirebase() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'google-1', alg: 'RS256' }]
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: issuer,
    aud: settings.projectId,
    sub: 'firebase-uid',
    email: 'ada@example.com',
    email_verified: true,
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 3540,
  }
  const account = {
    isThere: true,
    isDisabled: false,
    isOutOfOrder: false,
    isTooOld: false,
    /** Overrides the response of a lookup. */
    lookup: {} as object,
    refusal: '',
  }
  const requestedPaths: string[] = []

  async function google(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(String(input))
    requestedPaths.push(url.pathname)
    if (account.isOutOfOrder) return new Response('out of order', { status: 503 })
    if (url.pathname.startsWith('/service_accounts/')) return Response.json({ keys })
    const refuse = (message: string) => Response.json({ error: { message } }, { status: 400 })
    if (url.searchParams.get('key') !== settings.apiKey) return refuse('API_KEY_INVALID')
    const { idToken } = JSON.parse(String(init?.body))
    await jwtVerify(idToken, createLocalJWKSet({ keys }))
    if (!account.isThere) return refuse('USER_NOT_FOUND')
    if (account.isDisabled) return refuse('USER_DISABLED')
    if (url.pathname.endsWith(':lookup'))
      return account.refusal
        ? refuse(account.refusal)
        : Response.json({ users: [{ ...claims, emailVerified: true, ...account.lookup }] })
    if (account.isTooOld) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    account.isThere = false
    return Response.json({})
  }

  const sign = (payload: object) =>
    new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'RS256', kid: 'google-1' })
      .sign(privateKey)
  const provider = createFirebaseIdentity(settings, google as typeof fetch)
  return { provider, claims, account, requestedPaths, sign, keys }
}

keepsTheIdentityContract('Firebase Authentication', async (): Promise<ProviderAtHand> => {
  const { provider, claims, sign, keys } = await openFirebase()
  return {
    provider,
    issuer,
    audience: settings.projectId,
    algorithm: 'RS256',
    claims,
    sign,
    publishedKeys: async () => ({ keys }),
    close: async () => {},
  }
})

describe('Firebase Authentication', () => {
  test('is not called for every request', async () => {
    const { provider, claims, sign, requestedPaths } = await openFirebase()
    for (let i = 0; i < 3; i++) {
      const identity = await provider.verify(await sign(claims))
      if (identity) await provider.getAccountStatus(identity, 'call')
    }
    expect(requestedPaths).toHaveLength(1)
  })

  test('says at a sync whether the account is disabled', async () => {
    const { provider, claims, sign, account } = await openFirebase()
    const identity = await provider.verify(await sign(claims))
    if (!identity) throw new Error('The good token was refused')
    account.isDisabled = true
    expect(await provider.getAccountStatus(identity, 'sync')).toEqual({ state: 'disabled' })
  })

  test.each([
    [{}, { state: 'active', email: 'ada@example.com', emailVerified: true }],
    [{ email: 'new@example.com' }, { state: 'active', email: 'new@example.com' }],
    [{ emailVerified: undefined }, { state: 'active', emailVerified: false }],
    [{ disabled: true }, { state: 'disabled' }],
  ])('reads the account status from a lookup of %j', async (lookup, status) => {
    const { provider, claims, sign, account } = await openFirebase()
    const identity = await provider.verify(await sign(claims))
    if (!identity) throw new Error('The good token was refused')
    Object.assign(account, { lookup })
    expect(await provider.getAccountStatus(identity, 'sync')).toMatchObject(status)
  })

  test.each([
    ['TOKEN_EXPIRED', 'signed out'],
    ['INVALID_ID_TOKEN', 'signed out'],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'signed out'],
    ['USER_DISABLED', 'disabled'],
    ['USER_NOT_FOUND', 'deleted'],
  ])('reads the account status from the refusal %s', async (refusal, state) => {
    const { provider, claims, sign, account } = await openFirebase()
    const identity = await provider.verify(await sign(claims))
    if (!identity) throw new Error('The good token was refused')
    Object.assign(account, { refusal })
    expect(await provider.getAccountStatus(identity, 'sync')).toEqual({ state })
  })

  test('a token of another project is refused', async () => {
    const { provider, claims, sign } = await openFirebase()
    const other = { ...claims, iss: 'https://securetoken.google.com/evil', aud: 'evil' }
    expect(await provider.verify(await sign(other))).toBeUndefined()
    expect(await provider.verify(await sign({ ...claims, aud: 'evil' }))).toBeUndefined()
  })

  test('an outage neither accepts a caller nor refuses a valid token', async () => {
    const { provider, claims, sign, account } = await openFirebase()
    account.isOutOfOrder = true
    await expect(provider.verify(await sign(claims))).rejects.toMatchObject({
      code: 'identity_unavailable',
    })
    account.isOutOfOrder = false
    const identity = await provider.verify(await sign(claims))
    account.isOutOfOrder = true
    if (identity) await expect(provider.deleteAccount(identity)).rejects.toThrow()
    expect(identity).toBeDefined()
  })

  test('keeps the account if the login is too old', async () => {
    const { provider, claims, sign, account } = await openFirebase()
    account.isTooOld = true
    const identity = await provider.verify(await sign(claims))
    if (identity)
      await expect(provider.deleteAccount(identity)).rejects.toThrow('CREDENTIAL_TOO_OLD')
    expect(account.isThere).toBe(true)
  })
})
