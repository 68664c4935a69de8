import { type ComponentType, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BuiltPages } from './BuiltPages.tsx'

/** Hot reload needs the router's own entry. */
const Pages: ComponentType = import.meta.env.DEV
  ? (await import('react-router/dom')).HydratedRouter
  : BuiltPages

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Pages />
    </StrictMode>,
  )
})

const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (opened?.type === 'reload')
  void import('./layout/scroll-back.ts').then(({ scrollBack }) => scrollBack()).catch(() => {})
