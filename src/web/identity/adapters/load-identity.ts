import type { QueryClient } from '@tanstack/react-query'
import type { IdentityAdapter } from '#web/session/identity-client.ts'
import { loadIdentitySettings } from '#web/session/identity-settings.ts'
import { createEmbeddedAdapter } from './embedded-identity.ts'

/** The adapter of the provider that this server trusts. The Firebase SDK is loaded only where it is used. */
export async function loadIdentity(queryClient: QueryClient): Promise<IdentityAdapter> {
  const { provider } = await loadIdentitySettings(queryClient)
  if (provider.kind === 'embedded') return createEmbeddedAdapter()
  const { createFirebaseAdapter } = await import('./firebase-identity.ts')
  return createFirebaseAdapter(provider)
}
