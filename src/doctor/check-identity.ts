import type { Config } from '#config.ts'
import { SECOND } from '#durations.ts'
import { realGoogle } from '#identity/embedded/google.ts'
import { KEYS_URL } from '#identity/firebase/firebase-identity.ts'
import { broken, codeOf, type Finding, ok } from './finding.ts'

const TIMEOUT_MS = 8 * SECOND

/** Reads the public keys that tokens are verified with. @param get replaced in tests, which have no network */
export async function checkIdentity(
  { firebase, google, standIns }: Pick<Config, 'firebase' | 'google' | 'standIns'>,
  get: typeof fetch = fetch,
): Promise<Finding> {
  if (firebase)
    return checkKeys(KEYS_URL, get, `Firebase Authentication, project ${firebase.projectId}`)
  if (google) {
    const { keysUrl } = realGoogle(google.clientId, google.clientSecret)
    return checkKeys(keysUrl, get, 'The embedded identity with Google')
  }
  return ok(
    standIns.google
      ? 'The embedded identity serves, with a stand-in for Google.'
      : 'The embedded identity serves, without Google: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET to offer it.',
  )
}

async function checkKeys(url: string, get: typeof fetch, what: string): Promise<Finding> {
  const { host } = new URL(url)
  const remedy = `let this machine reach ${host} over HTTPS, or nobody can log in with it`
  try {
    const response = await get(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { keys } = (await response.json()) as { keys?: unknown[] }
    return response.ok && keys?.length
      ? ok(`${what}: the keys of its tokens are readable.`)
      : broken(`${what}: ${host} gave no keys (status ${response.status}); ${remedy}.`)
  } catch (error) {
    return broken(`${what}: the keys of its tokens cannot be read (${codeOf(error)}); ${remedy}.`)
  }
}
