import { messages } from '#contract/messages.ts'
import { Chat } from '#web/chat/Chat.tsx'
import { ChatSkeleton } from '#web/chat/ChatSkeleton.tsx'
import { Titled } from '#web/chat/Titled.tsx'
import { IdentityUnavailable } from '#web/layout/IdentityUnavailable.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { LogInPrompt } from '#web/session/LogInPrompt.tsx'
import { UntilSignedIn } from '#web/session/UntilSignedIn.tsx'
import { LateGateWithChart } from './LateGateWithChart.tsx'

export const meta = () =>
  pageMeta(
    '/baba-bliss',
    'An AI astrologer who knows your chart, computes your dates and shows his reasons.',
  )

export default function BabaBlissPage() {
  const { identity, isLoading, loadError } = useIdentity()
  if (loadError) return <IdentityUnavailable heading="Baba Bliss" />
  if (!identity)
    return (
      <UntilSignedIn skeleton={<ChatSkeleton />} isVisitor={!isLoading}>
        <Titled>
          <LogInPrompt hasFirstChart>{messages.chat.logIn}</LogInPrompt>
        </Titled>
      </UntilSignedIn>
    )
  return <Chat gate={<LateGateWithChart level={2} leads="chart" />} />
}
