import { useQuery } from '@tanstack/react-query'
import { type AiConfig, listAiConfigs } from '#contract/admin.ts'
import { getAiUsage } from '#contract/admin-usage.ts'
import type { Reply } from '#web/call-endpoint.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { isForbidden, useAdminCall } from './use-admin-call.ts'

export type AiConfigs = Reply<typeof listAiConfigs>
export type Provider = AiConfigs['provider']
export type AiUsage = Reply<typeof getAiUsage>

/** Requested whenever the page opens: someone else may have saved. */
export function useAiConfigs() {
  const { api, queryClient } = useServices()
  return useQuery({
    queryKey: queryKeys.aiConfigs,
    async queryFn({ signal }) {
      try {
        return await api.call(listAiConfigs, { signal })
      } catch (error) {
        // A demoted administrator loses the link to this page too.
        if (isForbidden(error))
          void queryClient.invalidateQueries({ queryKey: queryKeys.currentUser })
        throw error
      }
    },
    refetchOnMount: 'always',
  })
}

/** Requests both admin lists again. */
export function useReloadAdminLists() {
  const { queryClient } = useServices()
  return () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.aiConfigs })
    void queryClient.invalidateQueries({ queryKey: queryKeys.auditLogs })
  }
}

/** Puts a saved configuration into the cache, and requests both admin lists again. */
export function useSavedConfig() {
  const { queryClient } = useServices()
  const reloadLists = useReloadAdminLists()
  return (saved: AiConfig) => {
    queryClient.setQueryData<AiConfigs>(
      queryKeys.aiConfigs,
      (known) => known && withConfig(known, saved),
    )
    reloadLists()
  }
}

const withConfig = (known: AiConfigs, saved: AiConfig): AiConfigs => ({
  ...known,
  configs: known.configs.map((one) => (one.featureName === saved.featureName ? saved : one)),
})

/** The period of the Usage tab until another one is chosen. */
export const DEFAULT_DAYS = 30

export function useAiUsage(days: number) {
  const call = useAdminCall()
  return useQuery({
    queryKey: queryKeys.aiUsageOf(days),
    queryFn: ({ signal }) => call(getAiUsage, { query: { days }, signal }),
    refetchOnMount: 'always',
  })
}
