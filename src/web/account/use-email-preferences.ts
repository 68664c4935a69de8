import { useMutation, useQuery } from '@tanstack/react-query'
import {
  type EmailPreferences,
  getEmailPreferences,
  type OptionalEmail,
  saveEmailPreference,
} from '#contract/email-preferences.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'

export interface EmailChoice {
  kind: OptionalEmail
  isOn: boolean
}

/** Which optional emails this person gets. */
export function useEmailPreferences() {
  const { api } = useServices()
  return useQuery({
    queryKey: queryKeys.emailPreferences,
    queryFn: ({ signal }) => api.call(getEmailPreferences, { signal }),
    // The link in an email turns them off elsewhere.
    refetchOnMount: 'always',
  })
}

export function useSaveEmailPreference() {
  const { api, queryClient } = useServices()
  return useMutation({
    mutationFn: ({ kind, isOn }: EmailChoice) =>
      api.call(saveEmailPreference, { params: { kind }, body: { isOn } }),
    onSuccess: (saved: EmailPreferences) =>
      queryClient.setQueryData(queryKeys.emailPreferences, saved),
  })
}
