import { Link, useLocation } from 'react-router'
import type { PagePath } from '#contract/pages.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'
import { BOOK, CALENDAR, PERSON, SPEECH, SUNRISE } from '#web/drawings/tab-glyphs.ts'
import { useHydrated } from '#web/use-hydrated.ts'
import { useVisitor } from './visitor.ts'

interface Tab {
  label: string
  to: PagePath
  glyph: string
  /** Other pages that belong to it. */
  also: PagePath[]
}

const tabs: Tab[] = [
  { label: 'Today', to: '/', glyph: SUNRISE, also: ['/horoscopes'] },
  { label: 'Readings', to: '/readings', glyph: BOOK, also: [] },
  { label: 'Calendar', to: '/cosmic-calendar', glyph: CALENDAR, also: [] },
  { label: 'Baba Bliss', to: '/baba-bliss', glyph: SPEECH, also: [] },
  { label: 'Me', to: '/settings', glyph: PERSON, also: ['/subscription'] },
]

/** Pages with one thing to finish. */
const withoutTabs: string[] = [
  '/login',
  '/signup',
  '/forgot-password',
  '/checkout',
  '/subscribe',
  '/subscription-success',
] satisfies PagePath[]

/** On a phone, within reach of the thumb. It gives way to the keyboard: see `--tab-bar` in app.css. */
export function TabBar() {
  const { pathname } = useLocation()
  const { isSignedIn, isOutOfReach, isLoading } = useVisitor()
  // The build's file is the same for every address.
  const address = useHydrated() ? pathname : undefined
  if (address && withoutTabs.includes(address)) return null
  if (!isSignedIn && !isOutOfReach && !isLoading) return null
  return (
    <nav
      aria-label="Your pages"
      className={`tab-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-background md:hidden print:hidden ${isLoading ? 'only-if-was-signed-in' : ''}`}
    >
      <ul className="grid grid-cols-5">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <TabLink {...tab} address={address} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TabLink({ label, to, glyph, also, address }: Tab & { address: string | undefined }) {
  const isHere = address === to
  const isWithin = also.some((path) => path === address)
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : isWithin || undefined}
      className="flex h-15 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-xs text-muted no-underline hover:text-ink aria-[current]:border-gold aria-[current]:font-semibold aria-[current]:text-gold"
    >
      <Glyph path={glyph} className="size-6" strokeWidth={1.2} />
      <span className="whitespace-nowrap">{label}</span>
    </Link>
  )
}
