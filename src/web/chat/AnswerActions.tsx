import { Check, Copy, ThumbsDown, ThumbsUp } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import type { ChatMessage } from '#contract/chat.ts'
import { messages } from '#contract/messages.ts'
import { Tip } from '#web/ui/Tip.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { AnswerText } from './AnswerText.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { useThumb } from './queries.ts'

const { thumbReasons } = messages.chat

/** Copy, and thumbs; a thumb down asks what was wrong. */
export function AnswerActions({ message }: { message: ChatMessage }) {
  const thumbs = useThumb(message)
  const [isAsked, setIsAsked] = useState(false)
  /** What the server answers to the words, if anything else than thanks. */
  const [reply, setReply] = useState<{ care?: string | undefined }>()
  const { thumb } = message
  const press = (next: 'up' | 'down') => {
    const isTakenBack = thumb === next
    setReply(undefined)
    setIsAsked(next === 'down' && !isTakenBack)
    thumbs.mutate({ thumb: isTakenBack ? null : next })
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="-ml-3 flex text-muted">
        <CopyButton text={message.content} />
        <ActionButton label="Good answer" isPressed={thumb === 'up'} onClick={() => press('up')}>
          <ThumbsUp aria-hidden="true" className="size-4.5" strokeWidth={1.4} />
        </ActionButton>
        <ActionButton label="Bad answer" isPressed={thumb === 'down'} onClick={() => press('down')}>
          <ThumbsDown aria-hidden="true" className="size-4.5" strokeWidth={1.4} />
        </ActionButton>
      </div>
      {isAsked && (
        <FeedbackForm
          isBusy={thumbs.isPending}
          onSend={(feedback) =>
            thumbs.mutate(
              { thumb: 'down', ...feedback },
              {
                onSuccess({ care }) {
                  setIsAsked(false)
                  setReply({ care })
                },
              },
            )
          }
        />
      )}
      <div role="status" className={reply ? 'text-sm text-muted' : 'sr-only'}>
        {reply?.care ? (
          <div className="rounded-card bg-surface px-5 py-4 text-ink">
            <AnswerText>{reply.care}</AnswerText>
          </div>
        ) : (
          reply && thumbReasons.thanks
        )}
      </div>
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => showToast({ title: messages.chat.copyFailed, kind: 'destructive' }),
    )
  const Icon = isCopied ? Check : Copy
  return (
    <ActionButton label={isCopied ? 'Copied' : 'Copy'} onClick={copy}>
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.4} />
    </ActionButton>
  )
}

interface ActionProps {
  label: string
  isPressed?: boolean
  onClick(): void
  children: ReactElement
}

function ActionButton({ label, isPressed, onClick, children }: ActionProps) {
  return (
    <Tip text={label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onClick}
        className="grid size-11 place-items-center rounded-full hover:text-ink aria-pressed:text-gold"
      >
        {children}
      </button>
    </Tip>
  )
}
