import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { checkIdentity } from './check-identity.ts'

const firebase = readConfig({
  FIREBASE_API_KEY: 'canary',
  FIREBASE_AUTH_DOMAIN: 'd.example',
  FIREBASE_PROJECT_ID: 'stars',
})
const google = readConfig({ GOOGLE_CLIENT_ID: 'i', GOOGLE_CLIENT_SECRET: 'canary' })

/** Google, as its address and answer. */
function answering(respond: () => Response) {
  const asked: string[] = []
  const get = async (url: Parameters<typeof fetch>[0]) => {
    asked.push(String(url))
    return respond()
  }
  return { asked, get }
}

test('reads the keys of Firebase, or of Google', async () => {
  const { asked, get } = answering(() => Response.json({ keys: [{ kid: '1' }] }))
  expect(await checkIdentity(firebase, get)).toEqual({
    status: 'ok',
    sentence: 'Firebase Authentication, project stars: the keys of its tokens are readable.',
  })
  expect((await checkIdentity(google, get)).status).toBe('ok')
  expect(asked.map((url) => new URL(url).pathname)).toEqual([
    '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    '/oauth2/v3/certs',
  ])
})

test.each([
  ['no keys', () => Response.json({ keys: [] }), 'gave no keys (status 200)'],
  ['a fault', () => Response.json({}, { status: 503 }), 'gave no keys (status 503)'],
  ['a page of a proxy', () => new Response('<html>'), 'cannot be read (SyntaxError)'],
  [
    'no network',
    () => {
      throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } })
    },
    'cannot be read (ENOTFOUND)',
  ],
])('finds %s', async (_, respond, words) => {
  const { status, sentence } = await checkIdentity(firebase, answering(respond).get)
  expect(status).toBe('broken')
  expect(sentence).toContain(words)
  expect(sentence).toContain('let this machine reach www.googleapis.com over HTTPS')
})

test('asks nobody where the embedded identity serves', async () => {
  const { asked, get } = answering(() => Response.json({}))
  expect((await checkIdentity(readConfig({}), get)).status).toBe('ok')
  expect((await checkIdentity(readConfig({ NODE_ENV: 'production' }), get)).sentence).toContain(
    'without Google',
  )
  expect(asked).toEqual([])
})
