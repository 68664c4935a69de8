import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'

/** The page without a horoscope. */
export function Titled({ children }: { children: ReactNode }) {
  return (
    <div className="page-column min-h-[70vh]">
      <PageHeading className="mb-5">{messages.horoscopes.title}</PageHeading>
      {children}
    </div>
  )
}
