import type { BirthDetails } from '#contract/birth.ts'
import { useCurrentUser } from '#web/session/use-current-user.ts'

/** The person's saved birth details. */
export function useSavedBirth(): BirthDetails | undefined {
  return useCurrentUser().data?.natalChartData ?? undefined
}
