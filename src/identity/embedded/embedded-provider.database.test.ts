import { decodeJwt } from 'jose'
import { openTestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'
import { keepsTheIdentityContract } from '../identity-provider.contract.ts'

keepsTheIdentityContract('the embedded identity', async () => {
  const app = await openTestApp()
  const visitor = createVisitor(app)
  await visitor.signUp('ada@example.com', 'a good password')
  const token = (await visitor.bearer()).authorization.slice('Bearer '.length)
  const { api } = app.identity.auth
  return {
    provider: app.identity,
    issuer: 'http://localhost:3000',
    audience: 'cosmic-path',
    algorithm: 'EdDSA',
    claims: decodeJwt(token),
    sign: async (payload) =>
      (await api.signJWT({ body: { payload: { iss: '', aud: '', ...payload } } })).token,
    publishedKeys: () => api.getJwks(),
    close: () => app.close(),
  }
})
