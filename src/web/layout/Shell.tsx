import { lazy, type ReactNode, Suspense } from 'react'
import { useHydrated } from '#web/use-hydrated.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { TabBar } from './TabBar.tsx'
import { usePageFocus } from './use-page-focus.ts'

const Toaster = lazy(() => import('#web/ui/Toaster.tsx'))

interface Props {
  /** Between the header and the page. */
  banner: ReactNode
  children: ReactNode
}

/** Header, banner and footer around every page. */
export function Shell({ banner, children }: Props) {
  usePageFocus()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-full bg-accent px-5 py-3 font-semibold text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <Header />
      {banner}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer />
      <TabBar />
      <Suspense>{useHydrated() && <Toaster />}</Suspense>
    </div>
  )
}
