import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading.tsx'

/** A page whose feature is not built yet: its heading and one sentence. */
export function LaterPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="page-column">
      <PageHeading>{heading}</PageHeading>
      <p className="mt-4 max-w-prose font-serif text-lg text-muted">{children}</p>
    </div>
  )
}
