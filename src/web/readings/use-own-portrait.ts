import { useEffect, useState } from 'react'
import { useFirstPortrait } from '#web/birth/use-first-portrait.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { type ShownReading, shownReading } from './portrait/shown-reading.ts'
import { useReading } from './queries.ts'

/**
 * The person's own portrait: their first one, with its evidence.
 * @returns `isLate` for one that arrived after the form was shown, which it must not push away
 */
export function useOwnPortrait() {
  const { identity } = useIdentity()
  const isWanted = identity !== undefined
  const { portrait, isLoading: isListing } = useFirstPortrait({ isWanted })
  const { data, isLoading: isOpening, failureCount } = useReading(portrait?.id)
  const own: ShownReading | undefined = isWanted && data ? shownReading(data) : undefined
  const isLoading = isWanted && !own && (isListing || (isOpening && failureCount === 0))
  const [isLate, setIsLate] = useState(false)
  const isMissing = !own && !isLoading
  useEffect(() => {
    if (isMissing) setIsLate(true)
  }, [isMissing])
  return { own, isLoading, isLate, showPortraitFirst: () => setIsLate(false) }
}
