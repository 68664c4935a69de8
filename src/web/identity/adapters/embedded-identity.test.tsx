import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal, session } from '#web/testing/fake-server.ts'
import { createEmbeddedAdapter } from './embedded-identity.ts'

afterEach(() => vi.unstubAllGlobals())

test('[3.2] a person is known although their sign-in methods could not be loaded', async () => {
  fakeServer({
    'GET /api/identity/get-session': session,
    'GET /api/identity/list-accounts': () => refusal(500, {}),
  })
  expect(await createEmbeddedAdapter().getIdentity()).toMatchObject({
    uid: 'user-ada',
    providerData: [],
  })
})
