import { lazy, Suspense, useEffect, useState } from 'react'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import type { ShownReading } from './shown-reading.ts'

let loaded: typeof import('./NatalPortrait.tsx') | undefined

async function load() {
  loaded = await import('./NatalPortrait.tsx')
  return loaded
}

const NatalPortrait = lazy(async () => ({ default: (await load()).NatalPortrait }))

/**
 * Loads the code of the portrait, which a visitor does not need.
 *
 * @returns whether waiting for it has ended; a failure is said when the portrait is shown
 */
export function usePortraitCode(isWanted: boolean): boolean {
  const [isSettled, setIsSettled] = useState(loaded !== undefined)
  useEffect(() => {
    if (isWanted)
      void load()
        .catch(() => {})
        .then(() => setIsSettled(true))
  }, [isWanted])
  return isSettled
}

export function LateNatalPortrait({ reading }: { reading: ShownReading }) {
  // React shows a fallback for at least 300 ms, which code that is already there need not wait for.
  const [ready] = useState(loaded)
  if (ready) return <ready.NatalPortrait reading={reading} />
  return (
    <Suspense fallback={<PageSkeleton className="max-w-[40rem]" />}>
      <NatalPortrait reading={reading} />
    </Suspense>
  )
}
