import { lazy, Suspense } from 'react'
import { messages } from '#contract/messages.ts'
import { useTrialWasUsed } from '#web/billing/subscription.ts'
import { FeatureCards } from '#web/landing/FeatureCards.tsx'
import { PlanCards } from '#web/landing/PlanCards.tsx'
import { Proof } from '#web/landing/Proof.tsx'
import { SkyDome, useEvening } from '#web/landing/SkyDome.tsx'
import { city, dayInWords, eveningOf } from '#web/landing/tonight.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { HomeSkeleton } from './home/HomeSkeleton.tsx'

// A visitor's first page does not carry it.
const Home = lazy(() => import('./home/Home.tsx'))

const texts = messages.landing

export const meta = () =>
  pageMeta(
    '/',
    'Your birth chart, computed to the minute, and readings in which every sentence can show what it rests on.',
  )

export default function LandingPage() {
  const evening = useEvening(eveningOf)
  const { identity } = useIdentity()
  const trialWasUsed = useTrialWasUsed()
  return (
    <>
      <HomeOfReader />
      <section className="mx-auto grid w-full max-w-[80rem] items-center gap-x-16 gap-y-12 px-5 py-12 md:px-8 lg:grid-cols-[1.05fr_1fr] lg:py-16 xl:px-12">
        <div>
          <p className="eyebrow">
            Tonight over {city.name}
            {evening && <span className="animate-fade"> · {dayInWords(evening)}</span>}
          </p>
          <PageHeading size="hero" level={identity ? 2 : 1} className="mt-4">
            Walk the <em>Cosmic Path</em>
          </PageHeading>
          <p className="mt-7 max-w-[34rem] font-serif text-xl text-pretty">
            Your birth chart, computed to the minute. Your days, read from what is moving through it
            now. And every sentence can show you what it rests on.
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink to="/readings" size="large" className="max-sm:w-full">
              {texts.getReading}
            </ButtonLink>
            <ButtonLink to="/faq" size="large" look="outline" className="max-sm:w-full">
              {texts.learnMore}
            </ButtonLink>
          </div>
          <p className="mt-5 text-sm text-muted">
            {!trialWasUsed && '30 days free, then '}$5.99 a month. Cancel in two clicks.
          </p>
        </div>
        <SkyDome evening={evening} />
      </section>
      <FeatureCards />
      <Proof />
      <PlanCards trialWasUsed={trialWasUsed} />
    </>
  )
}

/**
 * Above what a visitor sees. While the session is being checked, its place is kept only for somebody who was signed
 * in on the last visit.
 */
function HomeOfReader() {
  const { identity, isLoading } = useIdentity()
  if (isLoading) return <HomeSkeleton className="only-if-was-signed-in" />
  if (!identity) return null
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <Home key={identity.uid} />
    </Suspense>
  )
}
