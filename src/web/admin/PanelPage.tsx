import type { ReactNode } from 'react'
import { adminMessages } from '#contract/admin-messages.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'

const { heading, subtitle } = adminMessages

/** The page under its heading. */
export function PanelPage({ children }: { children: ReactNode }) {
  return (
    <div className="page-wide min-h-dvh !pt-6 md:!pt-10">
      <PageHeading className="max-sm:text-2xl">{heading}</PageHeading>
      <p className="mt-2 mb-6 max-w-prose text-muted md:mb-8">{subtitle}</p>
      {children}
    </div>
  )
}
