import type { ReactNode } from 'react'
import { PageHeading } from '#web/layout/PageHeading.tsx'

/** The page where there is no calendar to show. */
export function Titled({ children }: { children: ReactNode }) {
  return (
    <div className="page-column min-h-[70vh]">
      <PageHeading className="mb-5">Cosmic Calendar</PageHeading>
      {children}
    </div>
  )
}
