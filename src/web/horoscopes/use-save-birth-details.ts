import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/auth.ts'
import type { BirthDetails } from '#contract/birth.ts'
import type { Candidate } from '#contract/error-body.ts'
import { saveBirthDetails } from '#contract/horoscopes.ts'
import { messages } from '#contract/messages.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { forgetHoroscopes } from './queries.ts'

/** Why the details were not saved, or which candidates to choose from. */
interface Refusal {
  message: string
  details: BirthDetails
  field: string | undefined
  candidates: Candidate[] | undefined
}

/** Saves the details and drops horoscopes written from the previous ones. */
export function useSaveBirthDetails(onSaved?: () => void) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (body: BirthDetails) => api.call(saveBirthDetails, { body }),
    onSuccess(saved) {
      queryClient.setQueryData<CurrentUser | null>(queryKeys.currentUser, (user) =>
        user ? { ...user, natalChartData: saved } : user,
      )
      forgetHoroscopes(queryClient)
      onSaved?.()
      void queryClient.invalidateQueries({ queryKey: queryKeys.currentUser })
    },
  })
  return {
    save: (details: BirthDetails) => isPending || mutate(details),
    isSaving: isPending,
    refusal: error && variables ? refused(error, variables) : undefined,
  }
}

function refused(error: Error, details: BirthDetails): Refusal {
  const { field, candidates } = error instanceof ApiError ? error : {}
  return {
    message: errorMessage(error, messages.horoscopes.saveFailed),
    details,
    field,
    candidates: candidates?.length ? candidates : undefined,
  }
}
