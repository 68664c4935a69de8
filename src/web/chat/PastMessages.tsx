import { memo } from 'react'
import type { ChatMessage } from '#contract/chat.ts'
import { Answer } from './Answer.tsx'
import { Thinking } from './Thinking.tsx'
import { UserMessage } from './UserMessage.tsx'

interface Props {
  messages: ChatMessage[]
  /** Of the message whose answer this tab receives: it has more of it than the history. */
  receivedKey: string | undefined
  canResend: boolean
  /** Sends a stored message whose answer failed. */
  onResend(key: string, text: string): void
}

/** What the server has stored. There may be thousands of them, so a typed letter must not render them again. */
export const PastMessages = memo(({ messages, receivedKey, canResend, onResend }: Props) => {
  const last = messages.at(-1)
  const { key, content: asked } = messages.at(-2) ?? {}
  const resend =
    last?.status === 'failed' && key && asked && canResend ? () => onResend(key, asked) : undefined
  const isReceived = ({ status }: ChatMessage, index: number) =>
    receivedKey !== undefined &&
    (status === 'writing' || (status === 'failed' && messages[index - 1]?.key === receivedKey))
  return messages.map((message, index) =>
    isReceived(message, index) ? null : message.role === 'user' ? (
      <UserMessage key={message.id}>{message.content}</UserMessage>
    ) : message.status === 'writing' && message.content === '' ? (
      <Thinking key={message.id} />
    ) : (
      <Answer
        key={message.id}
        message={message}
        {...(message === last && resend && { onResend: resend })}
      />
    ),
  )
})
