import { messages } from '#contract/messages.ts'
import { useIdentity } from '#web/identity/session/IdentityProvider.tsx'
import { LogInPrompt } from '#web/identity/session/LogInPrompt.tsx'
import { IdentityUnavailable } from '#web/layout/IdentityUnavailable.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { Calendar } from './Calendar.tsx'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import { Titled } from './Titled.tsx'

export const meta = () => pageMeta('/cosmic-calendar')

export default function CalendarPage() {
  const { identity, isLoading, loadError } = useIdentity()
  if (isLoading) return <CalendarSkeleton />
  if (loadError) return <IdentityUnavailable heading="Cosmic Calendar" />
  if (!identity)
    return (
      <Titled>
        <LogInPrompt>{messages.calendar.logIn}</LogInPrompt>
      </Titled>
    )
  return <Calendar />
}
