import type { ReactNode } from 'react'

const sizes = {
  hero: 'font-serif tracking-heading hero-heading',
  page: 'font-serif tracking-heading text-3xl',
  small: 'font-serif tracking-heading text-2xl',
  /** On a page whose text is larger than its name. */
  eyebrow: 'eyebrow',
}

interface Props {
  size?: keyof typeof sizes
  /** 2 where another heading names the page. */
  level?: 1 | 2
  className?: string
  children: ReactNode
}

/** The main heading of a page. Focus moves here after a link to the page. */
export function PageHeading({ size = 'page', level = 1, className = '', children }: Props) {
  const Heading = `h${level}` as const
  return (
    <Heading tabIndex={-1} className={`text-balance outline-none ${sizes[size]} ${className}`}>
      {children}
    </Heading>
  )
}

/** The words of the main heading in its place, while the page is loading. The focus waits for the page. */
export const PendingHeading = ({
  className = '',
  children,
}: Pick<Props, 'className' | 'children'>) => (
  <p aria-hidden="true" className={`in-awaited-font text-balance ${sizes.page} ${className}`}>
    {children}
  </p>
)
