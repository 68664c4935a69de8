import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { TrialRefusal } from '#contract/billing.ts'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { planetGlyphs } from '#drawings/glyphs.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { ownPath, withQuery } from '#web/own-path.ts'
import { markJustSubscribed } from '#web/pending/just-subscribed.ts'
import { pendingReadingPath } from '#web/pending/pending-path.ts'
import { LogInLink, LogInPrompt } from '#web/session/LogInPrompt.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { plans } from '../plan.ts'
import { type CheckoutResult, useCheckoutResult } from './use-checkout-result.ts'

const { checkout, pastDue, success, subscription } = messages.billing

export const meta = () => [
  ...pageMeta('/subscription-success'),
  { name: 'robots', content: 'noindex' },
]

/** The page after checkout. */
export default function SubscriptionSuccessPage() {
  const { result, isStranger, settled, askAgain } = useCheckoutResult()
  return (
    <div className="page-column min-h-[70vh] max-w-xl">
      <div key={result.state} className="animate-fade">
        {result.state === 'processing' && <Processing />}
        {result.state === 'welcome' && (
          <Welcome status={result.status} isStranger={isStranger} settled={settled} />
        )}
        {result.state === 'none' && <NothingYet isPastDue={result.isPastDue} />}
        {result.state === 'trialRefused' && <TrialRefused because={result.because} />}
        {result.state === 'refused' && (
          <Plain heading={success.failedTitle} text={success.failed}>
            <ButtonLink to="/#pricing" size="large">
              {subscription.viewPlans}
            </ButtonLink>
          </Plain>
        )}
        {result.state === 'unclear' && (
          <Plain heading={success.notYetTitle} text={success.notYet}>
            <Button size="large" onClick={askAgain}>
              {subscription.tryAgain}
            </Button>
            <ButtonLink to="/subscription" look="outline" size="large">
              Your Subscription
            </ButtonLink>
          </Plain>
        )}
        {result.state === 'stranger' && (
          <>
            <PageHeading className="mb-4">{subscription.loginTitle}</PageHeading>
            <LogInPrompt>{success.logIn}</LogInPrompt>
          </>
        )}
      </div>
    </div>
  )
}

function Processing() {
  return (
    <div role="status">
      <PageHeading>{success.processing}</PageHeading>
      <Skeleton className="mt-8 h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-4/5" />
    </div>
  )
}

const claims = { trialing: success.trial, active: success.paid }

interface WelcomeProps {
  status: Extract<CheckoutResult, { state: 'welcome' }>['status']
  isStranger: boolean
  settled(): Promise<boolean>
}

function Welcome({ status, isStranger, settled }: WelcomeProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)

  async function start() {
    setIsLeaving(true)
    // Otherwise the next page would briefly show its gate.
    if (!(await settled())) return
    markJustSubscribed()
    navigate(ownPath(query.get('redirect'), pendingReadingPath() ?? '/horoscopes'))
  }

  return (
    <>
      <WelcomeHeading />
      <p className="mt-4 font-serif text-lg text-pretty text-muted">
        {status ? claims[status] : success.unknown}
      </p>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
        {isStranger && <LogInLink />}
        <Button
          size="large"
          look={isStranger ? 'outline' : 'primary'}
          className="max-sm:w-full"
          disabled={isLeaving}
          onClick={start}
        >
          {success.start}
        </Button>
      </div>
      {isStranger && (
        <p className="mt-6 text-sm text-muted">
          {success.notYetSubscribed}{' '}
          <Link to="/#pricing" className="text-link inline-flex min-h-11 items-center">
            {subscription.viewPlans}
          </Link>
        </p>
      )}
    </>
  )
}

function WelcomeHeading() {
  return (
    <>
      <Glyph path={planetGlyphs.Sun} className="size-10 text-gold" strokeWidth={1.1} />
      <PageHeading className="mt-4">
        {success.welcome.replace('{product}', PRODUCT_NAME)}
      </PageHeading>
    </>
  )
}

/** Shown instead of the welcome when nothing was paid, with a link to the plans. */
function NothingYet({ isPastDue }: { isPastDue: boolean }) {
  return (
    <>
      <WelcomeHeading />
      <p role="status" className="mt-4 font-serif text-lg text-pretty text-muted">
        {isPastDue ? subscription.pastDue : success.none}
      </p>
      <ButtonLink
        to={isPastDue ? '/subscription' : '/#pricing'}
        size="large"
        className="mt-8 max-sm:w-full"
      >
        {isPastDue ? pastDue.update : subscription.viewPlans}
      </ButtonLink>
    </>
  )
}

/** Nothing is charged here: the next page states the price again and has the button. */
function TrialRefused({ because }: { because: TrialRefusal }) {
  const [query] = useSearchParams()
  const redirect = ownPath(query.get('redirect'), '') || undefined
  return (
    <Plain heading={success.trialRefusedTitle} text={success.trialRefused[because]}>
      {plans.map((plan) => (
        <ButtonLink
          key={plan}
          to={withQuery('/subscribe', { plan, redirect })}
          look={plan === 'monthly' ? 'primary' : 'outline'}
          size="large"
        >
          {checkout.payNow[plan]}
        </ButtonLink>
      ))}
    </Plain>
  )
}

interface PlainProps {
  heading: string
  text: string
  children: React.ReactNode
}

function Plain({ heading, text, children }: PlainProps) {
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <p className="mt-4 font-serif text-lg text-pretty text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">{children}</div>
    </>
  )
}
