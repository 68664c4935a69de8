import { useQuery } from '@tanstack/react-query'
import type { getIdentitySettings, IdentitySettings } from '#contract/identity.ts'
import { send } from '#web/api.ts'

const PATH: (typeof getIdentitySettings)['path'] = '/api/auth/settings'

/** Which provider this server trusts, and which ways in it has. */
export const readIdentitySettings = (signal?: AbortSignal) =>
  send<IdentitySettings>({ path: PATH, signal })

/** Undefined until it is known. */
export function useIdentitySettings(): IdentitySettings | undefined {
  return useQuery({ queryKey: [PATH], queryFn: ({ signal }) => readIdentitySettings(signal) }).data
}
