import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { AiConfig, FeatureName } from '#contract/admin.ts'
import { type AuditLog, listAuditLogs, restoreAiConfig } from '#contract/admin-audit.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useReloadAdminLists, useSavedConfig } from '../queries.ts'
import { useAdminCall } from '../use-admin-call.ts'

const { restored, restoreFailed } = adminMessages.auditLog

/** The changes, newest first; of one feature, or of all. */
export function useAuditLogs(featureName?: FeatureName) {
  const call = useAdminCall()
  const query = useInfiniteQuery({
    queryKey: queryKeys.auditLogsOf(featureName),
    queryFn: ({ pageParam, signal }) =>
      call(listAuditLogs, { query: { featureName, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnMount: 'always',
  })
  return { ...query, logs: query.data?.pages.flatMap(({ logs }) => logs) }
}

/** Makes the configuration of an entry the current one again, unless someone has saved meanwhile. */
export function useRestore(current: AiConfig) {
  const call = useAdminCall()
  const replaceSaved = useSavedConfig()
  const reloadLists = useReloadAdminLists()
  return useMutation({
    mutationFn: ({ id }: AuditLog) =>
      call(restoreAiConfig, { params: { id }, body: { updatedAt: current.updatedAt } }),
    onSuccess(config) {
      replaceSaved(config)
      showToast({ ...restored, kind: 'success' })
    },
    onError(error) {
      reloadLists()
      const text = errorMessage(error, restoreFailed.text)
      showToast({ title: restoreFailed.title, text, kind: 'destructive' })
    },
  })
}
