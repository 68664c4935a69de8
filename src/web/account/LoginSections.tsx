import type { QueryClient } from '@tanstack/react-query'
import { ConnectedAssistants, connectionsQuery } from './ConnectedAssistants.tsx'
import { Sessions } from './Sessions.tsx'
import { TwoStepSection } from './two-step/TwoStepSection.tsx'
import { twoFactorQuery } from './two-step/use-two-factor.ts'
import { sessionsQuery } from './use-sessions.ts'

/** Never fails: each section says what it could not load. */
export const prefetchLoginSections = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.prefetchQuery(twoFactorQuery),
    queryClient.prefetchQuery(sessionsQuery),
    queryClient.prefetchQuery(connectionsQuery),
  ])

/** What only the embedded identity provider offers here. */
export function LoginSections() {
  return (
    <>
      <TwoStepSection />
      <Sessions />
      <ConnectedAssistants />
    </>
  )
}
