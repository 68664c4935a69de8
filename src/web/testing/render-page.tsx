import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, vi } from 'vitest'
import { beforeFirstPaint } from '#web/layout/theme.ts'
import { createServices, ServicesContext } from '#web/services.ts'
import { IdentityProvider } from '#web/session/IdentityProvider.tsx'
import { forgetTyped } from '#web/typed-fields.ts'
import Toaster from '#web/ui/Toaster.tsx'
import { currentToast, dismissToast } from '#web/ui/toasts.ts'

// A busy machine may need seconds for what takes milliseconds; no test here measures time.
// Strict mode mounts each screen twice, which reveals effects that must run only once.
configure({ asyncUtilTimeout: 10_000, reactStrictMode: true })

// The script in the head of every page.
new Function(beforeFirstPaint)()

const typedForms: Parameters<typeof forgetTyped>[0][] = [
  'natal',
  'synastry',
  'firstChart',
  'birthDetails',
  'email',
  'message',
  'question',
]

afterEach(() => {
  cleanup()
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
  for (const form of typedForms) forgetTyped(form)
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.className = ''
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface Options {
  /** Other pages, by path. */
  next?: Record<string, ComponentType>
  /** Paths visited before. */
  visited?: string[]
}

/** Renders one page with its providers at a URL. Other paths render a placeholder. */
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
          <RouterProvider router={router} />
          <Toaster />
        </IdentityProvider>
      </QueryClientProvider>
    </ServicesContext>,
  )
  const at = () => router.state.location.pathname + router.state.location.search
  return { ...view, services, router, at }
}
