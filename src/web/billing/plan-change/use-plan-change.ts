import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changePlan,
  keepPlan,
  type Plan,
  type PlanChange,
  previewPlanChange,
  type SubscriptionRecord,
} from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { refreshSubscription } from '#web/session/subscription.ts'
import { showToast } from '#web/ui/toasts.ts'

const texts = messages.billing.changePlan

/** What the change would charge. Asked for each time, because a renewal may have come in between. */
export function usePlanPreview(plan: Plan, isOpen: boolean) {
  const { api } = useServices()
  return useQuery({
    queryKey: queryKeys.planChange(plan),
    queryFn: ({ signal }) => api.call(previewPlanChange, { query: { plan }, signal }),
    enabled: isOpen,
    gcTime: 0,
  })
}

export function useChangePlan() {
  const { api } = useServices()
  const save = useSavedChange()
  return useMutation({
    mutationFn: ({ plan, charge }: PlanChange) => api.call(changePlan, { body: { plan, charge } }),
    onSuccess: (record) => save.done(record, texts.doneTitle, texts.done),
    onError: save.failed,
  })
}

/** Undoes a change that has not taken effect. */
export function useKeepPlan() {
  const { api } = useServices()
  const save = useSavedChange()
  return useMutation({
    mutationFn: () => api.call(keepPlan),
    onSuccess: (record) => save.done(record, texts.keptTitle, texts.kept[record.plan ?? 'monthly']),
    onError: save.failed,
  })
}

function useSavedChange() {
  const queryClient = useQueryClient()
  return {
    done(record: SubscriptionRecord, title: string, text: string) {
      queryClient.setQueryData(queryKeys.subscription, record)
      void refreshSubscription(queryClient)
      showToast({ title, text, kind: 'success' })
    },
    failed(error: Error) {
      // It may have been changed elsewhere.
      void refreshSubscription(queryClient)
      const text = errorMessage(error, texts.failed)
      showToast({ title: texts.failedTitle, text, kind: 'destructive' })
    },
  }
}
