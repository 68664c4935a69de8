import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getTwoFactor } from '#contract/two-factor.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'
import { OwnerNotConfirmed, useOwnersChange } from './OwnerConfirmation.tsx'

const texts = twoFactorMessages.settings

export const twoFactorQuery = queryOptions({
  queryKey: queryKeys.twoFactor,
  queryFn: ({ signal }) => callWithoutToken(getTwoFactor, { signal }),
})

export const useTwoFactor = () => useQuery(twoFactorQuery)

interface Change<Input, Result> {
  change(input: Input): Promise<Result>
  done?: { title: string; text: string }
  onDone?(result: Result): void
  /** Shows the failure itself and returns true, for example at a field. */
  onFailed?(error: unknown): boolean
}

/** A change of the second factors, after which they are read again. */
export function useFactorChange<Input = void, Result = unknown>({
  change,
  done,
  onDone,
  onFailed,
}: Change<Input, Result>) {
  const { queryClient } = useServices()
  const asOwner = useOwnersChange()
  return useMutation({
    mutationFn: (input: Input) => asOwner(() => change(input)),
    onSuccess(result) {
      if (done) showToast({ ...done, kind: 'success' })
      onDone?.(result)
    },
    onError(error) {
      if (error instanceof OwnerNotConfirmed || onFailed?.(error)) return
      const text = errorMessage(error, texts.failed)
      showToast({ title: texts.failedTitle, text, kind: 'destructive' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.twoFactor }),
  })
}
