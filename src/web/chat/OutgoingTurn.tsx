import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { AnswerText } from './AnswerText.tsx'
import { Thinking } from './Thinking.tsx'
import { UserMessage } from './UserMessage.tsx'
import type { Outgoing } from './use-conversation.ts'

interface Props {
  outgoing: Outgoing
  /** False once the history has it. */
  isQuestionShown: boolean
  onRetry(): void
  onEdit(text: string): void
}

/** A message of this tab, and its answer while it is written, or why there is none. */
export function OutgoingTurn({ outgoing, isQuestionShown, onRetry, onEdit }: Props) {
  const { text, content, looking, error } = outgoing
  return (
    <>
      {isQuestionShown && <UserMessage>{text}</UserMessage>}
      {error ? (
        <div className="flex flex-col items-start gap-3">
          <Notice>{error}</Notice>
          <div className="flex flex-wrap gap-3">
            <Button look="outline" onClick={onRetry}>
              {messages.general.tryAgain}
            </Button>
            <Button look="quiet" onClick={() => onEdit(text)}>
              Edit Message
            </Button>
          </div>
        </div>
      ) : content ? (
        <AnswerText>{content}</AnswerText>
      ) : (
        <Thinking looking={looking} />
      )}
    </>
  )
}
