import { MCP_PATH } from '#contract/connections.ts'
import type { Database } from '#database.ts'
import { loadOnce } from '#load-once.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { trustedOriginsOf } from '../trusted-origins.ts'
import type { OAuthProvider } from './oauth-provider.ts'

/** What lets assistants in. */
export interface Assistants {
  /** The address that tokens are for. */
  readonly resource: string
  /** Loaded when it is first needed: most servers never see an assistant. */
  provider(): Promise<OAuthProvider>
}

export function createAssistants(db: Database, identity: EmbeddedIdentity): Assistants {
  const resource = `${identity.publicUrl}${MCP_PATH}`
  const provider = loadOnce(async () => {
    const { openOAuthProvider } = await import('./oauth-provider.ts')
    return openOAuthProvider({ db, identity, resource })
  })
  return { resource, provider }
}

/** OAuth needs HTTPS, except on the computer where the assistant runs. */
export const letsAssistantsIn = (publicUrl: string): boolean =>
  publicUrl.startsWith('https://') || trustedOriginsOf(publicUrl).length > 1
