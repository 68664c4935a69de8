import type { ReactNode } from 'react'
import { planetGlyphs } from '#drawings/glyphs.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'

export interface AuthLayoutProps {
  heading: string
  lead: string
  children: ReactNode
}

/** The page around a sign-in, sign-up or reset form. */
export function AuthLayout({ heading, lead, children }: AuthLayoutProps) {
  return (
    <div className="mx-auto w-full max-w-md px-5 py-10 md:py-16">
      <Glyph path={planetGlyphs.Moon} className="size-9 text-gold" strokeWidth={1.1} />
      <PageHeading className="mt-3">{heading}</PageHeading>
      <p className="mt-3 font-serif text-lg text-balance text-muted">{lead}</p>
      <div className="mt-8">{children}</div>
    </div>
  )
}
