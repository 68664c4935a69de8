import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { findPage } from '#contract/pages.ts'
import { ReceiptOutlet } from './account/ReceiptOutlet.tsx'
import styles from './app.css?url'
import { reserveBanner } from './billing/banner-room.ts'
import { TrialBanner } from './billing/TrialBanner.tsx'
import sans from './fonts/instrument-sans.woff2'
import serif from './fonts/newsreader.woff2'
import { BrokenPage } from './layout/BrokenPage.tsx'
import { keepEarlyInput, useEarlyInput } from './layout/early-input.ts'
import { isMissingCode } from './layout/missing-code.ts'
import NotFoundPage, { NotFoundMeta } from './layout/NotFoundPage.tsx'
import { PageSkeleton } from './layout/PageSkeleton.tsx'
import { allowStylesOfLibraries, keepZodFromEval } from './layout/policy-of-libraries.ts'
import { Shell } from './layout/Shell.tsx'
import { beforeFirstPaint, themeColors, useKeptRoot } from './layout/theme.ts'
import { UnreachedPage } from './layout/UnreachedPage.tsx'
import { useCanonicalAddress } from './layout/use-canonical-address.ts'
import { useServiceWorker } from './layout/use-service-worker.ts'
import { hideTextsOfOtherZone } from './opening-replies.ts'
import { createServices, ServicesContext } from './services.ts'
import { IdentityProvider, useIdentity } from './session/IdentityProvider.tsx'

const headScript = [beforeFirstPaint, reserveBanner, hideTextsOfOtherZone, keepEarlyInput].join(';')

allowStylesOfLibraries()
keepZodFromEval()
const services = createServices()

/** For a page that is still loading, or could not be loaded. */
export const meta = ({ error }: { error?: unknown }) => [
  { title: isMissingCode(error) ? `${messages.unreachedPage} · ${PRODUCT_NAME}` : PRODUCT_NAME },
]

export function Layout({ children }: { children: ReactNode }) {
  useKeptRoot()
  useEarlyInput()
  useCanonicalAddress()
  useServiceWorker()
  const page = findPage(useLocation().pathname)
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The script below sets it for the dark theme. */}
        <meta name="theme-color" content={themeColors.light} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {/* Before the scripts: over HTTP/1.1, a browser loads six files at a time, in the order of the document. */}
        <link rel="preload" as="style" href={styles} />
        {[sans, serif].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        {page ? <Meta /> : <NotFoundMeta />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* As an import of a module, it would be loaded once more with each late script. */}
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <ServicesContext value={services}>
          <QueryClientProvider client={services.queryClient}>
            <IdentityProvider>
              <Shell banner={<TrialBanner />}>{children}</Shell>
              <ReceiptOutlet />
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
  const { pathname } = useLocation()
  // The router takes `/READINGS` for `/readings`; as a framework it drops the `caseSensitive` of a route (8.4).
  return findPage(pathname) ? <Outlet key={generation} /> : <NotFoundPage />
}

export function HydrateFallback() {
  return <PageSkeleton />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  if (isMissingCode(error)) return <UnreachedPage />
  return <BrokenPage />
}
