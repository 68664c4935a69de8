import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { useAccess } from '#web/billing/use-access.ts'
import { HoroscopeSkeleton } from '#web/horoscopes/HoroscopeSkeleton.tsx'
import { Reader } from '#web/horoscopes/Reader.tsx'
import { Titled } from '#web/horoscopes/Titled.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { identityErrorMessage } from '#web/session/identity-error.ts'
import { LogInPrompt } from '#web/session/LogInPrompt.tsx'
import { UntilSignedIn } from '#web/session/UntilSignedIn.tsx'
import { useCurrentUser } from '#web/session/use-current-user.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LateGateWithChart } from './LateGateWithChart.tsx'

const texts = messages.horoscopes

export const meta = () =>
  pageMeta('/horoscopes', 'Your day, week and month, read from your own birth chart.')

/** Loading, signed out, no subscription, no birth details, the horoscopes: in this order. */
export default function HoroscopesPage() {
  const access = useAccess()
  const { data: user, error, isFetching, refetch } = useCurrentUser()

  switch (access.state) {
    case 'none':
    case 'past_due':
      return <Gate />
    case 'failed':
      return <Failed error={access.error} onRetry={access.retry} />
    case 'open':
      if (user) return <Reader user={user} gate={<Gate />} />
      if (error && !isFetching) return <Failed error={error} onRetry={refetch} />
  }
  return (
    <UntilSignedIn skeleton={<HoroscopeSkeleton />} isVisitor={access.state === 'stranger'}>
      <Titled>
        <LogInPrompt hasFirstChart>{texts.logIn}</LogInPrompt>
      </Titled>
    </UntilSignedIn>
  )
}

function Gate() {
  return (
    <Titled>
      <LateGateWithChart level={2} />
    </Titled>
  )
}

/** @param onRetry repeats the failed request */
function Failed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <Titled>
      <div className="flex flex-col items-start gap-4">
        <Notice>{identityErrorMessage(error, errorMessage(error, messages.general.broken))}</Notice>
        <Button look="outline" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </Titled>
  )
}
