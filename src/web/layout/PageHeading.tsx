import type { ReactNode } from 'react'

/** The one heading of a page. Focus moves here when the page is reached by a link. */
export function PageHeading({
  children,
  className = '',
}: {
  children: ReactNode
  className?: string
}) {
  return (
    <h1
      tabIndex={-1}
      className={`font-serif text-3xl leading-tight tracking-heading text-balance outline-none ${className}`}
    >
      {children}
    </h1>
  )
}
