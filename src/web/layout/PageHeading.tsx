import type { ReactNode } from 'react'

const sizes = {
  hero: 'hero-heading',
  page: 'text-3xl',
  small: 'text-2xl',
}

interface Props {
  size?: keyof typeof sizes
  className?: string
  children: ReactNode
}

/** The main heading of a page. Focus moves here after a link to the page. */
export function PageHeading({ size = 'page', className = '', children }: Props) {
  return (
    <h1
      tabIndex={-1}
      className={`font-serif tracking-heading text-balance outline-none ${sizes[size]} ${className}`}
    >
      {children}
    </h1>
  )
}
