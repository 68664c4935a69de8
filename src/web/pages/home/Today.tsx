import { Link } from 'react-router'
import type { CurrentUser } from '#contract/auth.ts'
import { messages } from '#contract/messages.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { useAccess } from '#web/billing/use-access.ts'
import { PeriodStrip } from '#web/drawings/PeriodStrip.tsx'
import { useHoroscope } from '#web/horoscopes/queries.ts'
import type { ShownHoroscope } from '#web/horoscopes/shown-horoscope.ts'
import { useBirthForHoroscopes } from '#web/horoscopes/use-birth-for-horoscopes.ts'
import { identityErrorMessage } from '#web/session/identity-error.ts'
import { useCurrentUser } from '#web/session/use-current-user.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useToday } from '#web/use-today.ts'
import { ThoughtSkeleton } from './HomeSkeleton.tsx'
import { Step } from './Step.tsx'
import { SubscriptionStep } from './SubscriptionStep.tsx'

const texts = messages.home

/** Today's text, or the step that is missing. */
export function Today() {
  const access = useAccess()
  const { data: user, error, isFetching, refetch } = useCurrentUser()
  switch (access.state) {
    case 'stranger':
      return null
    case 'loading':
      return <ThoughtSkeleton />
    case 'none':
    case 'past_due':
      return <SubscriptionStep isPastDue={access.state === 'past_due'} />
    case 'failed':
      return <Failure error={access.error} onRetry={access.retry} />
  }
  if (user) return <TodayFor user={user} />
  return error && !isFetching ? (
    <Failure error={error} onRetry={() => void refetch()} />
  ) : (
    <ThoughtSkeleton />
  )
}

function TodayFor({ user }: { user: CurrentUser }) {
  const { own: today } = useToday()
  const { birth, isPending } = useBirthForHoroscopes(user)
  const { data, error, isFetching, refetch } = useHoroscope({ kind: 'daily', today, birth })
  const refusal = error instanceof ApiError ? error : undefined

  if (refusal?.subscriptionRequired) return <SubscriptionStep isPastDue={false} />
  if (data) return <Thought {...data} />
  if (isPending || isFetching)
    return (
      <>
        <ThoughtSkeleton />
        <p role="status" className="mt-3 text-sm text-muted">
          {texts.writing}
        </p>
      </>
    )
  if (!birth || refusal?.requiresBirthDetails)
    return (
      <Step text={texts.needsBirth}>
        <ButtonLink to="/horoscopes" size="large" className="max-sm:w-full">
          {texts.giveBirth}
        </ButtonLink>
      </Step>
    )
  return (
    <Failure error={error} onRetry={() => void refetch()} fallback={messages.horoscopes.failed} />
  )
}

/** The first sentence is the largest thing of the page, and all of it opens the text. */
function Thought({ horoscope }: ShownHoroscope) {
  const { text, content, startDate, moments } = horoscope
  const written = text.opening[0]?.sentences.map((sentence) => sentence.text)
  const [first, second] = written ?? [content.split('\n\n')[0]]
  return (
    <>
      <div className="group relative mt-2">
        <p className="font-serif text-2xl text-pretty md:text-[2rem] md:leading-10">{first}</p>
        <p className="mt-3 font-serif text-lg text-pretty">
          {second}{' '}
          <Link
            to="/horoscopes"
            aria-label={texts.readOnLabel}
            prefetch="intent"
            className="text-link font-sans text-base font-semibold whitespace-nowrap before:absolute before:inset-0"
          >
            {texts.readOn}
          </Link>
        </p>
      </div>
      <div className="mt-6">
        <PeriodStrip kind="daily" startDate={startDate} moments={moments} />
      </div>
    </>
  )
}

interface FailureProps {
  error: unknown
  fallback?: string
  onRetry(): void
}

function Failure({ error, fallback = texts.notLoaded, onRetry }: FailureProps) {
  return (
    <div className="mt-4 flex flex-col items-start gap-4">
      <Notice>{identityErrorMessage(error, errorMessage(error, fallback))}</Notice>
      <Button look="outline" onClick={onRetry}>
        {messages.general.tryAgain}
      </Button>
    </div>
  )
}
