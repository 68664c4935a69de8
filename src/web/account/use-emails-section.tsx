import { useQuery } from '@tanstack/react-query'
import { networkMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useEmailPreferences } from './use-email-preferences.ts'

/** The emails, loaded before the settings are shown, like `useLoginSections`: the page is heavy without them. */
export function useEmailsSection() {
  const { isFetched: areChosen } = useEmailPreferences()
  const { data, isFetched, isError } = useQuery({
    queryKey: queryKeys.emailsSection,
    structuralSharing: false,
    queryFn: () => import('./EmailsSection.tsx'),
  })
  const Emails = data?.EmailsSection
  return {
    isFetched: areChosen && isFetched,
    section: Emails ? <Emails /> : isError && <Notice>{networkMessage()}</Notice>,
  }
}
