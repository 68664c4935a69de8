import { useMutation, useQuery } from '@tanstack/react-query'
import { getWaitlistEntry, leaveWaitlist } from '#contract/dating.ts'
import { datingMessages as texts } from '#contract/dating-messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { showToast } from '#web/ui/toasts.ts'

/** Whether the signed-in person is on the list for the dating app. Nobody is asked for a visitor. */
export function useWaitlist() {
  const { api } = useServices()
  const { identity } = useIdentity()
  return useQuery({
    queryKey: queryKeys.waitlist,
    queryFn: ({ signal }) => api.call(getWaitlistEntry, { signal }),
    enabled: identity !== undefined,
    // The button in the email is pressed elsewhere.
    refetchOnMount: 'always',
  })
}

export function useLeaveWaitlist() {
  const { api, queryClient } = useServices()
  return useMutation({
    mutationFn: () => api.call(leaveWaitlist),
    onSuccess() {
      queryClient.setQueryData(queryKeys.waitlist, { entry: null })
      showToast({ ...texts.left, kind: 'success' })
    },
    onError(error) {
      const text = errorMessage(error, texts.leaveFailed.text)
      showToast({ title: texts.leaveFailed.title, text, kind: 'destructive' })
    },
  })
}
