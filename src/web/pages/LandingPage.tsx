import type { ReactNode } from 'react'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { PlanCards } from '#web/billing/PlanCards.tsx'
import { useSavedBirth } from '#web/birth/use-saved-birth.ts'
import { FirstCharge } from '#web/FirstCharge.tsx'
import { FirstChartForm } from '#web/first-chart/FirstChartForm.tsx'
import type { FirstChart } from '#web/first-chart/first-chart.ts'
import { FirstReading, usePreview } from '#web/first-chart/use-preview.ts'
import { Doubts } from '#web/landing/Doubts.tsx'
import { FeatureCards } from '#web/landing/FeatureCards.tsx'
import { Promises } from '#web/landing/Promises.tsx'
import { SkyDome } from '#web/landing/SkyDome.tsx'
import { dayInWords, lisbon } from '#web/landing/tonight.ts'
import { useEvening } from '#web/landing/use-evening.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { pageMeta, structuredData } from '#web/layout/page-meta.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { useSubscription, useTrialWasUsed } from '#web/session/subscription.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { late } from '#web/ui/late.tsx'
import { ExampleSection } from './example/ExampleSection.tsx'
import { HomeSkeleton } from './home/HomeSkeleton.tsx'
import { useReadOnPath } from './use-read-on-path.ts'

// A visitor's first page does not carry it.
const Home = late(async () => (await import('./home/Home.tsx')).default)

const texts = messages.landing

const DESCRIPTION =
  'Your birth chart, computed to the minute, and readings in which every sentence can show what it rests on.'

export const meta = () => [
  ...pageMeta('/', DESCRIPTION),
  structuredData({
    '@type': 'Product',
    name: PRODUCT_NAME,
    description: DESCRIPTION,
    brand: { '@type': 'Brand', name: PRODUCT_NAME },
    offers: [messages.plans.monthly.price, messages.plans.annual.charge].map((price) => ({
      '@type': 'Offer',
      price: price.slice(1),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    })),
  }),
]

export default function LandingPage() {
  const trialWasUsed = useTrialWasUsed()
  const { data: subscription } = useSubscription()
  const saved = useSavedBirth()
  const { preview, chart, see } = usePreview()
  return (
    <>
      <HomeOfReader />
      <Hero trialWasUsed={trialWasUsed}>
        <FirstChartForm known={saved} preview={preview} onSubmit={see} />
      </Hero>
      {chart && <ShownChart chart={chart} trialWasUsed={trialWasUsed} />}
      <FeatureCards />
      <ExampleSection />
      <Promises />
      {!subscription?.hasAccess && (
        <div className="border-t border-line">
          <Doubts trialWasUsed={trialWasUsed} />
        </div>
      )}
      <PlanCards trialWasUsed={trialWasUsed} />
    </>
  )
}

/** @param children the form of the first chart */
function Hero({ trialWasUsed, children }: { trialWasUsed: boolean; children: ReactNode }) {
  const { identity } = useIdentity()
  const evening = useEvening()
  return (
    <section className="mx-auto grid w-full max-w-[80rem] items-center gap-x-16 gap-y-12 px-5 py-12 md:px-8 lg:grid-cols-[1.05fr_1fr] lg:py-16 xl:px-12">
      <div>
        <p className="eyebrow min-h-[2lh] sm:min-h-[1lh]">
          Tonight over {evening?.city.name ?? lisbon.name}
          {evening && (
            <span className="animate-fade max-sm:block">
              <span className="mx-0.5 max-sm:hidden"> · </span>
              {dayInWords(evening.at, evening.city.zone)}
            </span>
          )}
        </p>
        <PageHeading size="hero" level={identity ? 2 : 1} className="mt-4">
          Walk the <em>Cosmic Path</em>
        </PageHeading>
        <p className="mt-5 max-w-[34rem] font-serif text-xl text-pretty">
          Your birth chart, computed to the minute. Your days, read from what is moving through it
          now. And every sentence can show you what it rests on.
        </p>
        <div className="mt-8 max-w-[30rem]">
          <h2 className="sr-only">{messages.firstChart.title}</h2>
          {children}
          <p className="mt-3 text-sm text-muted">
            {messages.firstChart.lead} {!identity && messages.firstChart.promise}
          </p>
        </div>
        <div className="mt-6 flex max-w-[30rem] flex-wrap gap-3">
          <ButtonLink to="/readings" look="outline" className="flex-1">
            {texts.getReading}
          </ButtonLink>
          <ButtonLink to="/faq" look="outline" className="flex-1">
            {texts.learnMore} <span className="sr-only">{texts.ofProduct}</span>
          </ButtonLink>
        </div>
        <Price trialWasUsed={trialWasUsed} />
      </div>
      <SkyDome evening={evening} />
    </section>
  )
}

function ShownChart({ chart, trialWasUsed }: { chart: FirstChart; trialWasUsed: boolean }) {
  const keepTo = useReadOnPath()
  return (
    <div className="on-surface border-t border-line">
      <div className="mx-auto w-full max-w-[80rem] px-5 py-10 md:px-8 lg:py-16 xl:px-12">
        <FirstReading chart={chart} keepTo={keepTo}>
          <Price trialWasUsed={trialWasUsed} />
        </FirstReading>
      </div>
    </div>
  )
}

function Price({ trialWasUsed }: { trialWasUsed: boolean }) {
  const className = 'mt-4 max-w-[30rem] text-sm text-pretty text-muted'
  if (trialWasUsed) return <p className={className}>$5.99 a month. Cancel in two clicks.</p>
  return <FirstCharge plan="monthly" className={className} />
}

/**
 * Above what a visitor sees. While the session is being checked, its place is kept only for somebody who was signed
 * in on the last visit.
 */
function HomeOfReader() {
  const { identity, isLoading } = useIdentity()
  if (isLoading) return <HomeSkeleton className="only-if-was-signed-in" />
  if (!identity) return null
  return <Home key={identity.uid} fallback={<HomeSkeleton />} />
}
