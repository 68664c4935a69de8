import { useEffect, useRef } from 'react'
import type { CurrentUser, SavedBirthDetails } from '#contract/auth.ts'
import { birthOf } from '#contract/first-portrait.ts'
import { useFirstPortrait } from '#web/birth/use-first-portrait.ts'
import { useSaveBirthDetails } from './use-save-birth-details.ts'

/**
 * The birth details that horoscopes are written from. Nobody is asked for what their first portrait has: its
 * details are saved. If the server refuses them, the form asks.
 */
export function useBirthForHoroscopes({ natalChartData }: CurrentUser) {
  const isNothingSaved = natalChartData === null
  const { portrait, isLoading } = useFirstPortrait({ isWanted: isNothingSaved })
  const { save, isSaving, refusal } = useSaveBirthDetails()
  const ofPortrait = isNothingSaved ? birthOf(portrait) : undefined
  const hasTried = useRef(false)
  useEffect(() => {
    if (!ofPortrait || hasTried.current) return
    hasTried.current = true
    save(ofPortrait)
  })
  const isAboutToSave = ofPortrait !== undefined && refusal === undefined
  return {
    birth: isComplete(natalChartData) ? natalChartData : undefined,
    isPending: isNothingSaved && (isLoading || isSaving || isAboutToSave),
  }
}

/** Blank text counts as missing. */
function isComplete(known: SavedBirthDetails | null): known is SavedBirthDetails {
  if (!known) return false
  const { birthDate, birthTime, birthLocation } = known
  return [birthDate, birthTime, birthLocation].every((value) => value.trim() !== '')
}
