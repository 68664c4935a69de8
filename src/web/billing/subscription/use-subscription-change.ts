import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelSubscription, resumeSubscription } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { refreshSubscription } from '#web/session/subscription.ts'
import { showToast } from '#web/ui/toasts.ts'

const texts = messages.billing.subscription

const changes = {
  cancel: {
    endpoint: cancelSubscription,
    done: { title: texts.canceledTitle, text: texts.canceled },
  },
  resume: {
    endpoint: resumeSubscription,
    done: { title: texts.resumedTitle, text: texts.resumed },
  },
} as const

/** Cancels at the end of the period, or resumes. */
export function useSubscriptionChange(kind: keyof typeof changes) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { endpoint, done } = changes[kind]
  return useMutation({
    mutationFn: () => api.call(endpoint),
    onSuccess(record) {
      queryClient.setQueryData(queryKeys.subscription, record)
      void refreshSubscription(queryClient)
      // An unpaid subscription has no paid period left, so it ends at once.
      const hasEnded = kind === 'cancel' && record.status === 'canceled'
      const text = hasEnded ? messages.billing.cancelPage.done : done.text
      showToast({ title: done.title, text, kind: 'success' })
    },
    onError(error) {
      // It may have been changed elsewhere.
      void refreshSubscription(queryClient)
      const text = errorMessage(error, texts.failed)
      showToast({ title: texts.errorTitle, text, kind: 'destructive' })
    },
  })
}
