import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rateLimits } from '#limits/rate-limits-table.ts'
import { createSoftwarePasskey } from './software-passkey.ts'
import type { TestApp } from './test-app.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const PATH = '/api/identity/two-factor'
export const PASSWORD = 'a good password'

/** Signs up a person whose address is confirmed. */
export async function signUpConfirmed(app: TestApp, email: string): Promise<Visitor> {
  const visitor = createVisitor(app)
  expect((await visitor.signUp(email, PASSWORD)).status).toBe(200)
  await visitor.call('POST', '/api/auth/sync', undefined, await visitor.bearer())
  await confirmAddress(app, email)
  return visitor
}

export async function confirmAddress({ database }: TestApp, email: string) {
  await database.db.execute(
    sql`update identity."user" set email_verified = true where email = ${email}`,
  )
}

/** The code of an app at this moment, or of the next half minute, which is accepted already. */
export async function codeOf(secret: string, halfMinutesLater: 0 | 1 = 0): Promise<string> {
  const counter = Math.floor(Date.now() / 30_000) + halfMinutesLater
  return createOTP(new TextDecoder().decode(base32.decode(secret))).hotp(counter)
}

/** For changes of the second factors by an account without an authenticator app. */
export async function confirmOwner(visitor: Visitor) {
  expect((await visitor.post(`${PATH}/confirmation`, { password: PASSWORD })).status).toBe(200)
}

/** Sets up an authenticator app. @returns also the code that was used up for it */
export async function addAuthenticator(visitor: Visitor) {
  await confirmOwner(visitor)
  const { secret } = await (await visitor.post(`${PATH}/authenticator`)).json()
  const code = await codeOf(secret)
  const answer = await visitor.post(`${PATH}/authenticator/confirmation`, { code })
  expect(answer.status).toBe(200)
  const { backupCodes } = (await answer.json()) as { backupCodes: string[] }
  return { secret: secret as string, backupCodes, code }
}

/** So that a test can use one code several times, and guess again. */
export async function forgetGuesses({ database }: TestApp) {
  await database.db.delete(rateLimits)
}

/** What a device needs to make a passkey, after the owner's confirmation by password where there is none yet. */
export async function passkeyOptions(visitor: Visitor) {
  const ask = () => visitor.get('/api/identity/passkey/generate-register-options')
  const first = await ask()
  if (first.status === 403) await confirmOwner(visitor)
  const options = first.status === 403 ? await ask() : first
  expect(options.status).toBe(200)
  return options.json()
}

export async function addPasskey(visitor: Visitor, name = 'My phone') {
  const passkey = createSoftwarePasskey()
  const response = passkey.register(await passkeyOptions(visitor))
  const answer = await visitor.post('/api/identity/passkey/verify-registration', { response, name })
  expect(answer.status).toBe(200)
  return passkey
}

export async function signInWithPasskey(
  visitor: Visitor,
  passkey: ReturnType<typeof createSoftwarePasskey>,
  behavior: Parameters<typeof passkey.signIn>[1] = {},
) {
  const options = await visitor.get('/api/identity/passkey/generate-authenticate-options')
  const response = passkey.signIn(await options.json(), behavior)
  return visitor.post('/api/identity/passkey/verify-authentication', { response })
}

export const enterCode = (visitor: Visitor, code: string, trustDevice = false) =>
  visitor.post(`${PATH}/verify-totp`, { code, trustDevice })

export const enterBackupCode = (visitor: Visitor, code: string, trustDevice = false) =>
  visitor.post(`${PATH}/verify-backup-code`, { code, trustDevice })
