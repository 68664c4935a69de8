import { useQuery, useQueryClient } from '@tanstack/react-query'
import { networkMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { Notice } from '#web/ui/Notice.tsx'

/**
 * Two-step verification and the sessions, whose scripts few people need and everybody would load. They are loaded with
 * their data before the settings are shown, because a section that appeared later would move those below it.
 */
export function useLoginSections(areOffered: boolean) {
  const queryClient = useQueryClient()
  const { data, isFetched, isError } = useQuery({
    queryKey: queryKeys.loginSections,
    enabled: areOffered,
    structuralSharing: false,
    async queryFn() {
      const { LoginSections, prefetchLoginSections } = await import('./LoginSections.tsx')
      await prefetchLoginSections(queryClient)
      return { LoginSections }
    },
  })
  const Sections = data?.LoginSections
  return {
    isFetched,
    sections: Sections ? <Sections /> : isError && <Notice>{networkMessage()}</Notice>,
  }
}
