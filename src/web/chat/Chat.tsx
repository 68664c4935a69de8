import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { isUnauthorized } from '#web/api.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { LogInPrompt } from '#web/session/LogInPrompt.tsx'
import { useCurrentUser } from '#web/session/use-current-user.ts'
import { forgetTyped, leaveTyped, typedBefore } from '#web/typed-fields.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ChartRequired } from './ChartRequired.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import { ChatSkeleton } from './ChatSkeleton.tsx'
import { Composer } from './Composer.tsx'
import { Conversation } from './Conversation.tsx'
import { isBeingAnswered, useChatHistory } from './queries.ts'
import { Titled } from './Titled.tsx'
import { useConversation } from './use-conversation.ts'

interface Props {
  /** For a person without a subscription. */
  gate: ReactNode
}

/** For a signed-in person; the server decides whether they have access and a chart. */
export function Chat({ gate }: Props) {
  const { data: user } = useCurrentUser()
  const conversation = useConversation()
  const { outgoing, discard } = conversation
  const isSending = outgoing?.isSending === true
  const { data: history, error, isFetching, refetch } = useChatHistory(isSending)
  const [draft, setDraft] = useState(() => typedBefore<string>('question') ?? '')
  const refused = outgoing?.error ? outgoing.text : ''
  useEffect(() => {
    const unsent = [refused, draft].filter(Boolean).join('\n')
    if (unsent) leaveTyped('question', unsent)
    else forgetTyped('question')
  }, [refused, draft])
  const composer = useRef<HTMLTextAreaElement>(null)

  const focusComposer = useCallback(() => composer.current?.focus(), [])
  if (isUnauthorized(error))
    return (
      <Titled>
        <LogInPrompt hasFirstChart>{messages.chat.logIn}</LogInPrompt>
      </Titled>
    )
  if (error instanceof ApiError && error.subscriptionRequired) return <Titled>{gate}</Titled>
  const isChartMissing = error instanceof ApiError && error.requiresNatalChart === true
  if (!history && !error) return <ChatSkeleton />

  const isAnswering = isSending || (history !== undefined && isBeingAnswered(history))
  const ask = (text: string) => {
    if (isAnswering) return
    // A refused message that another one follows is not lost.
    setDraft((before) => (before === text ? refused : before || refused))
    void conversation.send(text)
    focusComposer()
  }
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-4.1rem)] w-full max-w-[44rem] flex-1 flex-col px-5 md:px-8">
      <ChatHeader
        isChartLoaded={history !== undefined && !isChartMissing}
        hasMessages={(history?.messages.length ?? 0) > 0 || outgoing !== undefined}
        onReset={() => {
          discard()
          focusComposer()
        }}
      />
      {history && (
        <Conversation
          history={history}
          outgoing={outgoing}
          firstName={user?.firstName ?? undefined}
          isAnswering={isAnswering}
          onAsk={ask}
          onRetry={conversation.retry}
          onResend={conversation.resend}
          onEdit={(text) => {
            discard()
            setDraft((before) => (before ? `${text}\n${before}` : text))
            focusComposer()
          }}
        />
      )}
      {isChartMissing ? (
        <ChartRequired />
      ) : history ? (
        <Composer
          ref={composer}
          draft={draft}
          allowance={history.allowance}
          isAnswering={isAnswering}
          onDraft={setDraft}
          onSend={() => ask(draft)}
          onStop={conversation.stop}
        />
      ) : (
        <div className="flex flex-col items-start gap-4 py-8">
          <Notice>{errorMessage(error, messages.chat.loadFailed)}</Notice>
          <Button look="outline" disabled={isFetching} onClick={() => refetch()}>
            {messages.general.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
