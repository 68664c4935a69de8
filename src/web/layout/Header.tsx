import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { Logo } from '#web/drawings/Logo.tsx'
import { RetryButton } from '#web/session/RetryButton.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useLatePopup } from '#web/ui/use-late-popup.ts'
import { useHydrated } from '#web/use-hydrated.ts'
import { LateUserMenu } from './LateUserMenu.tsx'
import { MenuButton } from './MenuButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { useVisitor, type Visitor } from './visitor.ts'

const loadMobileMenu = () => import('./MobileMenu.tsx')
const MobileMenu = lazy(loadMobileMenu)

export function Header() {
  const visitor = useVisitor()
  const session = visitor.isLoading ? 'loading' : 'known'
  const menu = useLatePopup(loadMobileMenu)
  const earlyMenuButton = <MenuButton aria-haspopup="dialog" {...menu.button} />
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-[80rem] items-center gap-6 px-4 md:h-[4.6rem] md:px-8 xl:px-12">
        <Link to="/" className="flex min-h-11 items-center gap-2.5 text-ink no-underline">
          <Logo />
          <span className="font-serif text-xl tracking-heading whitespace-nowrap">
            {PRODUCT_NAME}
          </span>
        </Link>
        <nav
          aria-label="Main"
          data-session={session}
          className="hidden h-full items-stretch gap-6 lg:flex"
        >
          {visitor.links.map(({ label, to }) => (
            <HeaderLink key={to} to={to} label={label} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          <ThemeToggle />
          <HeaderButtons visitor={visitor} session={session} />
          <Suspense fallback={earlyMenuButton}>
            {menu.isLoaded ? <MobileMenu visitor={visitor} /> : earlyMenuButton}
          </Suspense>
        </div>
      </div>
    </header>
  )
}

function HeaderLink({ to, label }: { to: string; label: string }) {
  const { pathname } = useLocation()
  const isCurrent = useHydrated() && pathname === to
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      prefetch="intent"
      className="flex items-center border-y-2 border-transparent text-base font-medium whitespace-nowrap text-muted no-underline hover:text-ink aria-[current=page]:border-b-gold aria-[current=page]:text-ink"
    >
      {label}
    </Link>
  )
}

function HeaderButtons({ visitor, session }: { visitor: Visitor; session: string }) {
  const { isSignedIn, isOutOfReach, canSubscribe, label, logOut } = visitor
  return (
    <div data-session={session} className="hidden items-center gap-3 lg:flex">
      {isSignedIn ? (
        <LateUserMenu label={label} logOut={logOut} />
      ) : isOutOfReach ? (
        <>
          <p role="status" className="text-sm text-muted max-xl:sr-only">
            {messages.identity.accountOutOfReach}
          </p>
          <RetryButton />
        </>
      ) : (
        <ButtonLink to="/login" look="outline">
          Log In
        </ButtonLink>
      )}
      {canSubscribe && <ButtonLink to="/subscription">Subscribe</ButtonLink>}
    </div>
  )
}
