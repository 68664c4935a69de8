import { lazy, Suspense } from 'react'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import type { ShownReading } from './shown-reading.ts'

/** Loads the code of the portrait, which a visitor does not need. */
export const loadNatalPortrait = () => import('./NatalPortrait.tsx')

const NatalPortrait = lazy(async () => ({ default: (await loadNatalPortrait()).NatalPortrait }))

export function LateNatalPortrait({ reading }: { reading: ShownReading }) {
  return (
    <Suspense fallback={<PageSkeleton className="max-w-[40rem]" />}>
      <NatalPortrait reading={reading} />
    </Suspense>
  )
}
