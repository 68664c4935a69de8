import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BirthDetails } from '#contract/birth.ts'
import { birthOf } from '#contract/first-portrait.ts'
import { useCurrentUser } from '#web/session/use-current-user.ts'
import { type BirthForm, fromBirthDetails } from './birth-form.ts'
import { useFirstPortrait } from './use-first-portrait.ts'

/** The saved birth details, or else those of the first portrait. For every form except the portrait form. */
export function useKnownBirth(): BirthDetails | undefined {
  const { data: user } = useCurrentUser()
  const hasNoneSaved = user != null && user.natalChartData === null
  const { portrait } = useFirstPortrait({ isWanted: hasNoneSaved })
  return user?.natalChartData ?? (hasNoneSaved ? birthOf(portrait) : undefined)
}

/** Prefills an untouched form, once. */
export function useKnownBirthIn(
  form: UseFormReturn<BirthForm>,
  known: BirthDetails | undefined,
  isWanted: boolean,
) {
  const isDone = useRef(!isWanted)
  useEffect(() => {
    if (!known || isDone.current) return
    isDone.current = true
    const { birthDate, birthTime, birthLocation } = form.getValues()
    if (!birthDate && !birthTime && !birthLocation) form.reset(fromBirthDetails(known))
  }, [known, form])
}
