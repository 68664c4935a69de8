import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { GoogleClient } from '#identity/embedded/google.ts'
import { freePort } from './postgres-server.ts'

/** The claims of the fake identity token, including invalid ones. */
export interface GoogleClaims {
  sub: string
  email: string
  email_verified?: boolean
  name?: string
  iss?: string
  aud?: string
}

/** Google's token endpoint and key set. An authorization code contains the claims of its identity token. */
export async function startFakeGoogle() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }
  const url = `http://127.0.0.1:${await freePort()}`
  const client: GoogleClient = {
    clientId: 'a client',
    clientSecret: 'its secret',
    issuer: url,
    authorizationUrl: `${url}/auth`,
    tokenUrl: `${url}/token`,
    keysUrl: `${url}/keys`,
  }

  function identityToken({ iss = url, aud = client.clientId, ...claims }: GoogleClaims) {
    return new SignJWT({ email_verified: true, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(iss)
      .setAudience(aud)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(claims.sub === 'forged' ? other.privateKey : privateKey)
  }

  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url === '/keys') return response.end(JSON.stringify({ keys: [key] }))
    const code = new URLSearchParams(await text(request)).get('code') ?? ''
    const claims = JSON.parse(Buffer.from(code, 'base64url').toString()) as GoogleClaims
    const tokens = { access_token: 'secret access', token_type: 'Bearer', expires_in: 3600 }
    response.end(JSON.stringify({ ...tokens, id_token: await identityToken(claims) }))
  })
  server.listen(Number(new URL(url).port), '127.0.0.1')
  await once(server, 'listening')
  return {
    client,
    codeFor: (claims: GoogleClaims) => Buffer.from(JSON.stringify(claims)).toString('base64url'),
    stop: () => server.close(),
  }
}
