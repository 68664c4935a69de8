import { useCallback } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { isUnauthorized } from '#web/api.ts'
import { ApiError } from '#web/api-error.ts'
import type { CallArguments, Reply } from '#web/call-endpoint.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'

export const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403

/** The administrator has to turn on two-step verification first. */
export const needsTwoFactor = (error: unknown) =>
  error instanceof ApiError && error.code === 'second-factor-required'

/**
 * A call of the panel. When the server refuses it, the configurations are requested again: their refusal
 * replaces the panel.
 */
export function useAdminCall() {
  const { api, queryClient } = useServices()
  return useCallback(
    async <E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<Reply<E>> => {
      try {
        return await api.call(endpoint, ...options)
      } catch (error) {
        if (isForbidden(error) || isUnauthorized(error))
          void queryClient.invalidateQueries({ queryKey: queryKeys.aiConfigs })
        throw error
      }
    },
    [api, queryClient],
  )
}
