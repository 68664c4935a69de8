import { useRef } from 'react'
import type { ChatHistory } from '#contract/chat.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { OutgoingTurn } from './OutgoingTurn.tsx'
import { PastMessages } from './PastMessages.tsx'
import { useEarlierMessages } from './queries.ts'
import { Suggestions } from './Suggestions.tsx'
import { spokenText } from './spoken-text.ts'
import type { Outgoing } from './use-conversation.ts'
import { useEndInView } from './use-end-in-view.ts'

interface Props {
  history: ChatHistory
  outgoing: Outgoing | undefined
  firstName: string | undefined
  isAnswering: boolean
  onAsk(text: string): void
  onRetry(): void
  /** Sends a stored message whose answer failed. */
  onResend(key: string, text: string): void
  /** Moves a refused message back into the composer. */
  onEdit(text: string): void
}

/** Everything that was said. Screen readers hear that an answer begins, and the whole answer when it is there. */
export function Conversation({
  history,
  outgoing,
  firstName,
  isAnswering,
  onAsk,
  onRetry,
  onResend,
  onEdit,
}: Props) {
  const earlier = useEarlierMessages()
  const last = history.messages.at(-1)
  const content = last?.content ?? ''
  const answered = useNewAnswer(history)
  // The answer may have come by another way after the connection was lost.
  const isReplaced = outgoing?.error !== undefined && hasAnswerTo(history, outgoing.key)
  const isStored = history.messages.some(({ key }) => key && key === outgoing?.key)
  const growth = [history.messages.length, content.length, outgoing?.content.length, isAnswering]
  const end = useEndInView(growth.join(), last !== undefined || outgoing !== undefined)
  const suggestions = last?.role === 'assistant' ? (last.suggestions ?? []) : history.suggestions
  return (
    // The composer rises by the height of the bottom bar over this room. Without it, the footer would be behind the bar, and
    // not below the window, where the conversation opens.
    <div className="flex flex-1 flex-col pt-6 pb-[calc(1rem+var(--tab-bar,0px))]">
      {history.before !== null && (
        <Button
          look="outline"
          className="mb-6 self-center"
          disabled={earlier.isPending}
          onClick={() => history.before && earlier.mutate(history.before)}
        >
          Earlier Messages
        </Button>
      )}
      <div role="log" aria-label="Conversation" aria-live="off" className="flex flex-col gap-7">
        {history.before === null && (
          <p className="reading-text">
            {messages.chat.greeting(firstName ?? messages.chat.friend)}
          </p>
        )}
        <PastMessages
          messages={history.messages}
          receivedKey={outgoing?.isSending ? outgoing.key : undefined}
          canResend={!isAnswering}
          onResend={onResend}
        />
        {outgoing && !isReplaced && (
          <OutgoingTurn
            outgoing={outgoing}
            isQuestionShown={!isStored}
            onRetry={onRetry}
            onEdit={onEdit}
          />
        )}
      </div>
      {!isAnswering && (!outgoing || isReplaced) && suggestions.length > 0 && (
        <Suggestions questions={suggestions} onAsk={onAsk} />
      )}
      <p role="status" className="sr-only">
        {isAnswering ? messages.chat.answering : spokenText(answered)}
      </p>
      <div ref={end} className="scroll-mb-36" />
    </div>
  )
}

function hasAnswerTo({ messages }: ChatHistory, key: string | undefined): boolean {
  const asked = key === undefined ? -1 : messages.findIndex((message) => message.key === key)
  return asked !== -1 && messages[asked + 1]?.role === 'assistant'
}

/** The last answer if it was finished after the page was opened, to be read out; empty otherwise. */
function useNewAnswer({ messages }: ChatHistory): string {
  const last = messages.at(-1)
  const opened = useRef(last?.status === 'writing' ? undefined : last?.id)
  const isNew =
    last?.role === 'assistant' && last.status !== 'writing' && last.id !== opened.current
  return isNew ? last.content : ''
}
