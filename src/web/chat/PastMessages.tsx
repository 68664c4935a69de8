import { memo, useState } from 'react'
import type { ChatMessage } from '#contract/chat.ts'
import { Answer } from './Answer.tsx'
import { Thinking } from './Thinking.tsx'
import { UserMessage } from './UserMessage.tsx'

const MESSAGES_PER_GROUP = 20
/** How many of the last groups are always laid out: a conversation opens at its end, which no guess of heights may move. */
const GROUPS_AT_END = 2
/** The height of a message that was not shown yet. */
const USUAL_HEIGHT_REM = 12

interface Props {
  messages: ChatMessage[]
  /** The key of the message whose answer this tab receives: it has more of it than the history. */
  receivedKey: string | undefined
  canResend: boolean
  /** Sends a stored message whose answer failed. */
  onResend(key: string, text: string): void
}

/**
 * What the server has stored. There may be thousands of them: a typed letter must not render them again, and groups
 * that are off screen are not laid out. Each message by itself would be one more for the browser to watch.
 */
export const PastMessages = memo(({ messages, receivedKey, canResend, onResend }: Props) => {
  const last = messages.at(-1)
  const { key, content: asked } = messages.at(-2) ?? {}
  const isReceived =
    receivedKey !== undefined &&
    (last?.status === 'writing' || (last?.status === 'failed' && key === receivedKey))
  const resend =
    last?.status === 'failed' && key && asked && canResend ? () => onResend(key, asked) : undefined
  const [firstId] = useState(messages[0]?.id)
  const groups = groupsOf(isReceived ? messages.slice(0, -1) : messages, firstId)
  return groups.map((group, index) => (
    <MessageGroup
      key={group[0]?.id}
      messages={group}
      isAtEnd={index >= groups.length - GROUPS_AT_END}
      onResend={group.at(-1) === last ? resend : undefined}
    />
  ))
})

/** A message stays in its group when earlier ones are loaded: groups are counted from one message on. */
function groupsOf(messages: ChatMessage[], countedFrom: string | undefined): ChatMessage[][] {
  const earlier = Math.max(
    0,
    messages.findIndex(({ id }) => id === countedFrom),
  )
  const first = earlier % MESSAGES_PER_GROUP
  const groups = first > 0 ? [messages.slice(0, first)] : []
  for (let start = first; start < messages.length; start += MESSAGES_PER_GROUP)
    groups.push(messages.slice(start, start + MESSAGES_PER_GROUP))
  return groups
}

interface GroupProps {
  messages: ChatMessage[]
  isAtEnd: boolean
  /** For the last one, if it failed. */
  onResend: (() => void) | undefined
}

const MessageGroup = memo(
  ({ messages, isAtEnd, onResend }: GroupProps) => (
    <div
      // The padding leaves room for focus rings, which what is off screen clips.
      className={`-mx-4 -my-1.5 flex flex-col gap-7 px-4 py-1.5 ${isAtEnd ? '' : 'off-screen-light'}`}
      style={{ containIntrinsicBlockSize: `auto ${messages.length * USUAL_HEIGHT_REM}rem` }}
    >
      {messages.map((message) =>
        message.role === 'user' ? (
          <UserMessage key={message.id}>{message.content}</UserMessage>
        ) : message.status === 'writing' && message.content === '' ? (
          <Thinking key={message.id} />
        ) : (
          <Answer
            key={message.id}
            message={message}
            {...(message === messages.at(-1) && onResend && { onResend })}
          />
        ),
      )}
    </div>
  ),
  (before, after) =>
    before.onResend === after.onResend &&
    before.isAtEnd === after.isAtEnd &&
    isSameList(before.messages, after.messages),
)

const isSameList = (one: ChatMessage[], other: ChatMessage[]) =>
  one.length === other.length && one.every((message, index) => message === other[index])
