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
