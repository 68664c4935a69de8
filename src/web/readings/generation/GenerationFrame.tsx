import type { ReactNode } from 'react'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { EmptyWheel } from './EmptyWheel.tsx'

/** Shown while a reading is being made: a wheel that draws itself, and the status below it. */
export function GenerationFrame({ status, children }: { status?: string; children?: ReactNode }) {
  return (
    <div className="mx-auto max-w-md py-4 text-center">
      <EmptyWheel className="draws-itself" />
      <PageHeading size="small" className="mt-6">
        Your reading is being made
      </PageHeading>
      <p role="status" className="mt-2 min-h-8 font-serif text-lg text-muted">
        {status}
      </p>
      {children}
    </div>
  )
}
