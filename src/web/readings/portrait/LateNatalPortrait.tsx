import { useEffect, useState } from 'react'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { late } from '#web/ui/late.tsx'
import type { ShownReading } from './shown-reading.ts'

/** The portrait, whose code a visitor does not need. */
const NatalPortrait = late(async () => (await import('./NatalPortrait.tsx')).NatalPortrait)

/** @returns whether waiting for the portrait's code has ended; a failure is said when it is shown */
export function usePortraitCode(isWanted: boolean): boolean {
  const [isSettled, setIsSettled] = useState(NatalPortrait.isLoaded)
  useEffect(() => {
    if (isWanted)
      void NatalPortrait.load()
        .catch(() => {})
        .then(() => setIsSettled(true))
  }, [isWanted])
  return isSettled
}

export function LateNatalPortrait({ reading }: { reading: ShownReading }) {
  return <NatalPortrait reading={reading} fallback={<PageSkeleton className="max-w-[40rem]" />} />
}
