import { Tabs } from 'radix-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { timings } from '#contract/timings.ts'
import { useAccess } from '#web/billing/use-access.ts'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import {
  type GenerationMarker,
  useGenerationMarker,
} from '#web/readings/generation/generation-marker.ts'
import { NatalSkeleton } from '#web/readings/NatalSkeleton.tsx'
import { NatalTab } from '#web/readings/NatalTab.tsx'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { late } from '#web/ui/late.tsx'
import { Tab } from '#web/ui/Tab.tsx'
import { LateGateWithChart } from './LateGateWithChart.tsx'

// The page opens with the first tab. A tab whose code cannot be loaded becomes the page that says so and tries again.
const SynastryTab = late(async () => (await import('#web/readings/SynastryTab.tsx')).SynastryTab)
const YearTab = late(async () => (await import('#web/readings/year/YearTab.tsx')).YearTab)
const SavedTab = late(async () => (await import('#web/readings/saved/SavedTab.tsx')).SavedTab)

const tabs = [
  { type: 'natal', label: 'Individual' },
  { type: 'synastry', label: 'Relationships' },
  { type: 'year', label: 'Year Ahead' },
  { type: 'saved', label: 'My Readings' },
] as const
type TabType = (typeof tabs)[number]['type']

const tabSkeleton = <PageSkeleton className="max-w-[40rem]" />

export const meta = () =>
  pageMeta(
    '/readings',
    'See your birth chart, read your personality portrait, or read what draws you and somebody else together.',
  )

export default function ReadingsPage() {
  const [query, setQuery] = useSearchParams()
  const { identity, isLoading } = useIdentity()
  const [isBusy, setIsBusy] = useState(false)
  const marker = useGenerationMarker(identity?.uid)
  const current = tabOf(query)
  const isGenerating = isBusy || marker !== undefined
  const hasGivenUp = useHasGivenUp(marker)
  const isClosed = (type: TabType) => isGenerating && !(type === 'saved' && hasGivenUp)

  if (isLoading && current !== 'natal') return <PageSkeleton />
  return (
    <Tabs.Root
      className="page-wide min-h-dvh !pt-6 md:!pt-8"
      value={current}
      // Activation on focus would add two history entries for one click.
      activationMode="manual"
      onValueChange={(type) => setQuery({ type }, { preventScrollReset: true })}
    >
      <Tabs.List
        aria-label="Readings"
        className="mb-8 flex print:hidden gap-6 max-sm:justify-between max-sm:gap-2 max-sm:text-sm max-[26rem]:text-xs overflow-x-auto border-b border-line md:mb-10"
      >
        {tabs.map(({ type, label }) => (
          <Tab
            key={type}
            value={type}
            disabled={isClosed(type)}
            aria-describedby={isClosed(type) ? 'why-closed' : undefined}
            className="whitespace-nowrap disabled:cursor-not-allowed disabled:opacity-60 disabled:hover:text-muted"
          >
            {label}
          </Tab>
        ))}
      </Tabs.List>
      {isGenerating && (
        <p id="why-closed" className="-mt-4 mb-6 text-sm text-muted">
          The tabs open again when your reading is written.
        </p>
      )}
      <Tabs.Content value="natal" tabIndex={-1} className="outline-none">
        {isLoading && <NatalSkeleton className="only-if-was-signed-in" />}
        <div className={isLoading ? 'unless-was-signed-in' : ''}>
          <ForSubscribers gate={<LateGateWithChart leads="chart" />} fallback={<NatalSkeleton />}>
            <NatalTab marker={marker} onBusy={setIsBusy} />
          </ForSubscribers>
        </div>
      </Tabs.Content>
      <Tabs.Content value="synastry" tabIndex={-1} className="outline-none">
        <ForSubscribers
          gate={
            <LateGateWithChart leads="chart">
              <SynastryTab
                marker={marker}
                onBusy={setIsBusy}
                headingLevel={2}
                fallback={tabSkeleton}
              />
            </LateGateWithChart>
          }
        >
          <SynastryTab marker={marker} onBusy={setIsBusy} fallback={tabSkeleton} />
        </ForSubscribers>
      </Tabs.Content>
      <Tabs.Content value="year" tabIndex={-1} className="outline-none">
        <ForSubscribers gate={<LateGateWithChart leads="chart" />}>
          <YearTab marker={marker} onBusy={setIsBusy} fallback={tabSkeleton} />
        </ForSubscribers>
      </Tabs.Content>
      <Tabs.Content value="saved" tabIndex={-1} className="outline-none">
        <SavedTab marker={marker} fallback={tabSkeleton} />
      </Tabs.Content>
    </Tabs.Root>
  )
}

interface SubscribersProps {
  /** For a signed-in person without a subscription. */
  gate: ReactNode
  fallback?: ReactNode
  children: ReactNode
}

/**
 * New readings need a subscription; everybody may fill in the form first. Existing readings stay
 * available in My Readings.
 */
function ForSubscribers({ gate, fallback = tabSkeleton, children }: SubscribersProps) {
  const { state } = useAccess()
  const { isLoading } = useIdentity()
  // Until it is known who is there, the page is a visitor's, who can fill in the form before the scripts are there.
  if (state === 'loading' && !isLoading) return fallback
  if (state === 'none') return gate
  // Without the form of the tab, which would lead to a second subscription.
  if (state === 'past_due') return <LateGateWithChart leads="chart" />
  return children
}

function tabOf(query: URLSearchParams): TabType {
  const requested = query.get('type')
  return tabs.find(({ type }) => type === requested)?.type ?? 'natal'
}

/** Whether the page that requested the marked reading has timed out. */
function useHasGivenUp(marker: GenerationMarker | undefined): boolean {
  const [hasGivenUp, setHasGivenUp] = useState(false)
  const startedAt = marker?.startedAt
  useEffect(() => {
    setHasGivenUp(false)
    if (startedAt === undefined) return
    const left = startedAt + timings.requestTimeout - Date.now()
    const timer = setTimeout(() => setHasGivenUp(true), left)
    return () => clearTimeout(timer)
  }, [startedAt])
  return hasGivenUp
}
