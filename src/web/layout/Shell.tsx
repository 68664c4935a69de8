import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { LateToaster } from '#web/ui/LateToaster.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useHydrated } from '#web/use-hydrated.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { TabBar } from './TabBar.tsx'
import { usePageFocus } from './use-page-focus.ts'

interface Props {
  /** Between the header and the page. */
  banner: ReactNode
  children: ReactNode
}

/** Header, banner and footer around every page. */
export function Shell({ banner, children }: Props) {
  usePageFocus()
  const isHydrated = useHydrated()
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
      {/* On a phone below the banner, and below the room of the header once the page was scrolled. */}
      <div className="max-md:sticky max-md:top-16 max-md:z-50 max-md:h-0">
        <LateToaster />
      </div>
      {!isHydrated && <WithoutScripts />}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer />
      <TabBar />
    </div>
  )
}

/** For a prerendered page whose scripts cannot be loaded: what is pressed there would wait forever. */
function WithoutScripts() {
  return (
    <div className="if-scripts-failed page-wide w-full !pt-6 !pb-0">
      <Notice title={messages.unreachedPage}>
        {messages.general.broken} <ReloadLink />
      </Notice>
    </div>
  )
}

/** Works without scripts. */
function ReloadLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the empty address is that of this page, with its query
    <a href="" className="text-link inline-flex min-h-11 items-center">
      {messages.general.tryAgain}
    </a>
  )
}
