import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { type Api, createApi } from './api.ts'
import { loadIdentity } from './identity/adapters/load-identity.ts'
import { createQueryClient } from './query-client.ts'
import { createIdentityClient } from './session/create-identity-client.ts'
import type { IdentityClient } from './session/identity-client.ts'

export interface Services {
  identity: IdentityClient
  api: Api
  queryClient: QueryClient
}

/** The fuse box of the browser. */
export function createServices(): Services {
  const identity = createIdentityClient(() => loadIdentity(queryClient))
  const api = createApi(identity)
  const queryClient = createQueryClient()
  return { identity, api, queryClient }
}

export const ServicesContext = createContext<Services | undefined>(undefined)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('A screen was rendered outside of ServicesContext.')
  return services
}
