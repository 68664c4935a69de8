import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { createRemoteJWKSet, jwtVerify } from 'jose'

/** The real Google, or a stand-in. */
export interface GoogleClient {
  clientId: string
  clientSecret: string
  issuer: string
  authorizationUrl: string
  tokenUrl: string
  keysUrl: string
}

/** From https://accounts.google.com/.well-known/openid-configuration. */
export function realGoogle(clientId: string, clientSecret: string): GoogleClient {
  return {
    clientId,
    clientSecret,
    issuer: 'https://accounts.google.com',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  }
}

/**
 * "Continue with Google": code flow with PKCE and state. Google always asks which account to use, and the
 * identity token is verified by issuer, audience and key set. The endpoints are configured instead of
 * discovered, so that an outage of Google at startup does not disable the button.
 */
export function googleSignIn(google: GoogleClient) {
  const { clientId, clientSecret, authorizationUrl, tokenUrl } = google
  const keys = createRemoteJWKSet(new URL(google.keysUrl))
  return genericOAuth({
    config: [
      {
        providerId: 'google',
        name: 'Google',
        clientId,
        clientSecret,
        authorizationUrl,
        tokenUrl,
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        pkce: true,
        accountSubject: ({ profile }) => String(profile.sub ?? ''),
        async getUserInfo({ idToken }) {
          if (!idToken) return null
          const checked = await jwtVerify(idToken, keys, {
            issuer: google.issuer,
            audience: clientId,
            algorithms: ['RS256'],
          }).catch(() => undefined)
          if (!checked) return null
          const { payload } = checked
          const { sub = '', email, email_verified, name, picture } = payload
          return {
            id: sub,
            sub,
            email: typeof email === 'string' ? email : undefined,
            emailVerified: email_verified === true,
            name: typeof name === 'string' ? name : '',
            image: typeof picture === 'string' ? picture : undefined,
          }
        },
      },
    ],
  })
}
