import type { ReactNode } from 'react'
import { PageHeading } from '#web/layout/PageHeading.tsx'

/** The page without a calendar. */
export function Titled({ children }: { children: ReactNode }) {
  return (
    <div className="page-column min-h-[70vh]">
      <PageHeading className="mb-5">Cosmic Calendar</PageHeading>
      {children}
    </div>
  )
}
