import { useQuery } from '@tanstack/react-query'
import { networkMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** The emails, loaded before the settings are shown, like `useLoginSections`: the page is heavy without them. */
export function useEmailsSection() {
  const services = useServices()
  const { data, isFetched, isError } = useQuery({
    queryKey: queryKeys.emailsSection,
    structuralSharing: false,
    async queryFn() {
      const { EmailsSection, prefetchEmailPreferences } = await import('./EmailsSection.tsx')
      await prefetchEmailPreferences(services)
      return { EmailsSection }
    },
  })
  const Emails = data?.EmailsSection
  return {
    isFetched,
    section: Emails ? <Emails /> : isError && <Notice>{networkMessage()}</Notice>,
  }
}
