import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { timings } from '#contract/timings.ts'
import { ReceiptPlace } from './account/ReceiptPlace.tsx'
import { IdentityProvider, useIdentity } from './identity/IdentityProvider.tsx'
import { BrokenPage } from './layout/BrokenPage.tsx'
import NotFoundPage from './layout/NotFoundPage.tsx'
import { PageSkeleton } from './layout/PageSkeleton.tsx'
import { Shell } from './layout/Shell.tsx'
import { beforeFirstPaint } from './layout/theme.ts'
import { createServices, ServicesContext } from './services.ts'

const services = createServices()

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: beforeFirstPaint }} />
        {/* Who is here can be asked only when it is known whom to ask: this need not wait for the scripts. */}
        <link rel="preload" as="fetch" href="/api/auth/settings" crossOrigin="use-credentials" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        <ServicesContext value={services}>
          <QueryClientProvider client={services.queryClient}>
            <IdentityProvider>
              <Tooltip.Provider
                delayDuration={timings.tooltipOpen}
                skipDelayDuration={timings.tooltipSkip}
              >
                <Shell>{children}</Shell>
                <ReceiptPlace />
              </Tooltip.Provider>
            </IdentityProvider>
          </QueryClientProvider>
        </ServicesContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const { generation } = useIdentity()
  return <Outlet key={generation} />
}

export function HydrateFallback() {
  return <PageSkeleton />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return <BrokenPage />
}
