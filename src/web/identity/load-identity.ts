import { createEmbeddedAdapter } from './embedded-identity.ts'
import type { IdentityAdapter } from './identity-client.ts'
import { readIdentitySettings } from './identity-settings.ts'

/** The adapter for whichever provider this server trusts. What is not used is not loaded. */
export async function loadIdentity(): Promise<IdentityAdapter> {
  const { provider } = await readIdentitySettings()
  if (provider.kind === 'embedded') return createEmbeddedAdapter()
  const { createFirebaseAdapter } = await import('./firebase-identity.ts')
  return createFirebaseAdapter(provider)
}
