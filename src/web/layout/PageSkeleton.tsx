import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/Skeleton.tsx'

interface Props {
  className?: string
  /** Placeholders in the shape of the page. */
  children?: ReactNode
}

/** The placeholder of a page that is loading. Without scripts it says why nothing comes. */
export function PageSkeleton({ className = 'page-column', children = <PageLines /> }: Props) {
  return (
    <div className={`min-h-dvh ${className}`} role="status">
      <p className="hidden font-serif text-lg noscript:block">
        This page is made in your browser and needs JavaScript, which is switched off.
      </p>
      <span className="sr-only noscript:hidden">Loading…</span>
      <div className="noscript:hidden">{children}</div>
    </div>
  )
}

export function PageLines() {
  return (
    <>
      <Skeleton className="h-11 w-3/5" />
      <Skeleton className="mt-6 h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-11/12" />
      <Skeleton className="mt-3 h-5 w-4/5" />
    </>
  )
}
