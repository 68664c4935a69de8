import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IdentityProvider } from './identity-provider.ts'

/** A provider with a signed-in user, and its signing key. */
export interface ProviderAtHand {
  provider: IdentityProvider
  issuer: string
  audience: string
  algorithm: string
  /** Claims of a valid token. */
  claims: JWTPayload
  /** Signs with the provider's own key. */
  sign(claims: JWTPayload): Promise<string>
  publishedKeys(): Promise<{ keys: object[] }>
  close(): Promise<void>
}

const now = () => Math.floor(Date.now() / 1000)

/** The contract that every identity provider keeps. */
export function keepsTheIdentityContract(name: string, open: () => Promise<ProviderAtHand>) {
  describe(`[6.5] an identity token of ${name}`, () => {
    let at: ProviderAtHand
    beforeAll(async () => {
      at = await open()
    })
    afterAll(() => at?.close())

    const without = (claim: string) => {
      const { [claim]: _, ...claims } = at.claims
      return claims
    }

    test('identifies the caller and the time of the login', async () => {
      const identity = await at.provider.verify(await at.sign(at.claims))
      expect(identity).toMatchObject({
        issuer: at.issuer,
        subject: at.claims.sub,
        email: at.claims.email,
      })
      expect(identity?.signedInAt.getTime()).toBe(Number(at.claims.auth_time) * 1000)
    })

    const wrong: [string, () => JWTPayload][] = [
      ['has expired', () => ({ ...at.claims, iat: now() - 7200, exp: now() - 1 })],
      ['has another issuer', () => ({ ...at.claims, iss: 'https://evil.example' })],
      ['has an empty issuer', () => ({ ...at.claims, iss: '' })],
      ['has another audience', () => ({ ...at.claims, aud: 'another-product' })],
      ['has no subject', () => without('sub')],
      ['has an empty subject', () => ({ ...at.claims, sub: '' })],
      ['has no address', () => without('email')],
      ['has no login time', () => without('auth_time')],
      ['is from a login in the future', () => ({ ...at.claims, auth_time: now() + 3600 })],
      ['is from the future', () => ({ ...at.claims, iat: now() + 3600, exp: now() + 7200 })],
    ]
    test.each(wrong)('is refused when it %s', async (_, claims) => {
      expect(await at.provider.verify(await at.sign(claims()))).toBeUndefined()
    })

    test('is refused unsigned', async () => {
      expect(await at.provider.verify(new UnsecuredJWT(at.claims).encode())).toBeUndefined()
      const [, payload] = (await at.sign(at.claims)).split('.')
      for (const alg of ['none', 'None', 'NONE', '']) {
        const header = Buffer.from(JSON.stringify({ alg })).toString('base64url')
        expect(await at.provider.verify(`${header}.${payload}.`)).toBeUndefined()
      }
    })

    test('is refused when signed with another key, even with the right key id', async () => {
      const { keys } = await at.publishedKeys()
      const kids = [undefined, 'mine', ...keys.map((key) => (key as { kid?: string }).kid)]
      for (const alg of ['EdDSA', 'RS256', 'ES256']) {
        const { privateKey } = await generateKeyPair(alg)
        for (const kid of kids) {
          const forged = new SignJWT(at.claims).setProtectedHeader({ alg, kid })
          expect(await at.provider.verify(await forged.sign(privateKey))).toBeUndefined()
        }
      }
    })

    test('is refused when signed with the public key as a shared secret', async () => {
      for (const key of (await at.publishedKeys()).keys) {
        const secret = new TextEncoder().encode(JSON.stringify(key))
        const { kid } = key as { kid: string }
        const forged = new SignJWT(at.claims).setProtectedHeader({ alg: 'HS256', kid })
        expect(await at.provider.verify(await forged.sign(secret))).toBeUndefined()
      }
    })

    test('is refused with one character changed', async () => {
      const [header = '', payload = '', signature = ''] = (await at.sign(at.claims)).split('.')
      const other = { ...at.claims, sub: 'somebody-else' }
      const swapped = Buffer.from(JSON.stringify(other)).toString('base64url')
      expect(await at.provider.verify(`${header}.${swapped}.${signature}`)).toBeUndefined()
      const bent = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
      expect(await at.provider.verify(`${header}.${payload}.${bent}`)).toBeUndefined()
    })

    test.each(['', 'x', '..', 'a.b.c', 'null', `${'a'.repeat(9000)}.b.c`])(
      'is refused malformed: %#',
      async (token) => {
        expect(await at.provider.verify(token)).toBeUndefined()
      },
    )

    test('belongs to an active account until that is deleted, which can be repeated', async () => {
      const identity = await at.provider.verify(await at.sign(at.claims))
      if (!identity) throw new Error('The good token was refused')
      expect(await at.provider.getAccountStatus(identity, 'sync')).toMatchObject({
        state: 'active',
        email: at.claims.email,
      })
      await at.provider.deleteAccount(identity)
      expect(await at.provider.getAccountStatus(identity, 'sync')).toEqual({ state: 'deleted' })
      await at.provider.deleteAccount(identity)
    })
  })
}
