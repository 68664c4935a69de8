import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import { Tooltip } from 'radix-ui'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, vi } from 'vitest'
import { timings } from '#contract/timings.ts'
import { createServices, ServicesContext } from '#web/services.ts'
import { IdentityProvider } from '#web/session/IdentityProvider.tsx'
import Toaster from '#web/ui/Toaster.tsx'
import { currentToast, dismissToast } from '#web/ui/toasts.ts'

// A busy machine may take seconds over what takes milliseconds; nothing here measures time.
// In strict mode React mounts each screen twice, so that what must be done once is seen to be done once.
configure({ asyncUtilTimeout: 10_000, reactStrictMode: true })

afterEach(() => {
  cleanup()
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
  localStorage.clear()
  document.documentElement.className = ''
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface Options {
  /** Other pages, by path. */
  next?: Record<string, ComponentType>
  /** Addresses that were visited before. */
  visited?: string[]
}

/** One page with everything that it stands on, at an address. Other addresses show a text. */
export function renderPage(
  Page: ComponentType,
  address: string,
  { next = {}, visited = [] }: Options = {},
) {
  const first = new URL(address, 'http://localhost').pathname
  const services = createServices()
  const routes = Object.entries({ [first]: Page, ...next }).map(([path, Component]) => ({
    path,
    element: <Component />,
  }))
  const router = createMemoryRouter([...routes, { path: '*', element: <p>elsewhere</p> }], {
    initialEntries: [...visited, address],
  })
  const view = render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <IdentityProvider>
          <Tooltip.Provider
            delayDuration={timings.tooltipOpen}
            skipDelayDuration={timings.tooltipSkip}
          >
            <RouterProvider router={router} />
            <Toaster />
          </Tooltip.Provider>
        </IdentityProvider>
      </QueryClientProvider>
    </ServicesContext>,
  )
  const at = () => router.state.location.pathname + router.state.location.search
  return { ...view, services, router, at }
}
