import { messages } from '#contract/messages.ts'
import { Calendar } from '#web/calendar/Calendar.tsx'
import { CalendarSkeleton } from '#web/calendar/CalendarSkeleton.tsx'
import { Titled } from '#web/calendar/Titled.tsx'
import { IdentityUnavailable } from '#web/layout/IdentityUnavailable.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { LogInPrompt } from '#web/session/LogInPrompt.tsx'
import { UntilSignedIn } from '#web/session/UntilSignedIn.tsx'
import { LateGateWithChart } from './LateGateWithChart.tsx'

export const meta = () =>
  pageMeta(
    '/cosmic-calendar',
    'The dates that matter to your birth chart, on a calendar, to the minute.',
  )

export default function CalendarPage() {
  const { identity, isLoading, loadError } = useIdentity()
  if (loadError) return <IdentityUnavailable heading="Cosmic Calendar" />
  if (!identity)
    return (
      <UntilSignedIn skeleton={<CalendarSkeleton />} isVisitor={!isLoading}>
        <Titled>
          <LogInPrompt hasFirstChart>{messages.calendar.logIn}</LogInPrompt>
        </Titled>
      </UntilSignedIn>
    )
  return <Calendar gate={<LateGateWithChart level={2} />} />
}
