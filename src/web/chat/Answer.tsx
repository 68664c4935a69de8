import { memo, useState } from 'react'
import type { ChatMessage } from '#contract/chat.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { AnswerActions } from './AnswerActions.tsx'
import { AnswerText } from './AnswerText.tsx'
import { TimeLine } from './TimeLine.tsx'
import { Why } from './Why.tsx'

interface Props {
  message: ChatMessage
  /** For one that failed. */
  onResend?(): void
}

/** An answer of Baba Bliss with its picture of time, its facts and its buttons. */
export const Answer = memo(({ message, onResend }: Props) => {
  const { content, status, facts = [], picture } = message
  const [chosen, setChosen] = useState<string>()
  return (
    <article aria-label="Baba Bliss" className="flex flex-col gap-4">
      {content && <AnswerText>{content}</AnswerText>}
      {status === 'stopped' && <p className="text-sm text-muted">{messages.chat.stopped}</p>}
      {status === 'failed' && <p className="text-sm text-danger">{messages.chat.answerFailed}</p>}
      {onResend && (
        <Button look="outline" className="self-start" onClick={onResend}>
          {messages.general.tryAgain}
        </Button>
      )}
      {picture && <TimeLine picture={picture} facts={facts} chosen={chosen} />}
      {facts.length > 0 && <Why facts={facts} chosen={chosen} onChoose={setChosen} />}
      {status !== 'writing' && content && <AnswerActions message={message} />}
    </article>
  )
})
