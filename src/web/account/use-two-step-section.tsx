import { useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { queryKeys } from '#web/query-keys.ts'
import { Notice } from '#web/ui/Notice.tsx'

/**
 * Two-step verification, whose scripts few people need and everybody would load. They are loaded with its data before
 * the settings are shown, because a section that appeared later would move those below it.
 */
export function useTwoStepSection(isOffered: boolean) {
  const queryClient = useQueryClient()
  const { data, isFetched, isError } = useQuery({
    queryKey: queryKeys.twoStepSection,
    enabled: isOffered,
    structuralSharing: false,
    async queryFn() {
      const part = await import('./two-step/TwoStepSection.tsx')
      await part.prefetchTwoFactor(queryClient)
      return part
    },
  })
  const Section = data?.TwoStepSection
  return {
    isFetched,
    section: Section ? <Section /> : isError && <Notice>{messages.general.network}</Notice>,
  }
}
