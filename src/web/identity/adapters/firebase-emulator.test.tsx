import { afterEach, expect, test, vi } from 'vitest'
import { createIdentityClient } from '#web/session/create-identity-client.ts'
import { createFirebaseAdapter } from './firebase-identity.ts'

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
const realFetch = globalThis.fetch

afterEach(() => vi.unstubAllGlobals())

/** The emulator serves Google's URLs as its own paths. */
async function fetchFromEmulator(address: string, init?: RequestInit) {
  if (address === '/api/auth/sync') return Response.json({})
  return realFetch(address.replace('https://', `http://${host}/`), init)
}

test('[7.30] Firebase Authentication signs a person up, out and in', async ({ skip }) => {
  if (!host) return skip('no Firebase Auth emulator: FIREBASE_AUTH_EMULATOR_HOST is not set')
  vi.stubGlobal('fetch', fetchFromEmulator)
  const settings = {
    kind: 'firebase' as const,
    apiKey: 'any',
    authDomain: 'demo.firebaseapp.com',
    projectId: 'demo-cosmic-path',
  }
  const client = createIdentityClient(async () => createFirebaseAdapter(settings))
  const email = `ada-${Date.now()}@example.com`
  await client.signUp(email, 'poetical science')
  await client.signOut()
  await client.signIn(email, 'poetical science')
  expect(client.state()).toMatchObject({ status: 'signed-in', identity: { email } })
})
