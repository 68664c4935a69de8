import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import {
  type EmailPreferences,
  getEmailPreferences,
  type OptionalEmail,
  saveEmailPreference,
} from '#contract/email-preferences.ts'
import { queryKeys } from '#web/query-keys.ts'
import { type Services, useServices } from '#web/services.ts'

export interface EmailChoice {
  kind: OptionalEmail
  isOn: boolean
}

const emailPreferencesQuery = ({ api }: Pick<Services, 'api'>) =>
  queryOptions({
    queryKey: queryKeys.emailPreferences,
    queryFn: ({ signal }) => api.call(getEmailPreferences, { signal }),
  })

/** Which optional emails this person gets. */
export function useEmailPreferences() {
  // The link in an email turns them off elsewhere.
  return useQuery({ ...emailPreferencesQuery(useServices()), refetchOnMount: 'always' })
}

/** Never fails: the section says what it could not load. */
export const prefetchEmailPreferences = (services: Services) =>
  services.queryClient.prefetchQuery(emailPreferencesQuery(services))

export function useSaveEmailPreference() {
  const { api, queryClient } = useServices()
  return useMutation({
    mutationFn: ({ kind, isOn }: EmailChoice) =>
      api.call(saveEmailPreference, { params: { kind }, body: { isOn } }),
    onSuccess: (saved: EmailPreferences) =>
      queryClient.setQueryData(queryKeys.emailPreferences, saved),
  })
}
