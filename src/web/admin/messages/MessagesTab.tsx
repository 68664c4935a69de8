import { useRef } from 'react'
import { adminMessages } from '#contract/admin-messages.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { MoreEntries } from '../MoreEntries.tsx'
import { Spinner } from '../Spinner.tsx'
import { MessageEntry } from './MessageEntry.tsx'
import { useContactMessages, useDeleteMessage } from './queries.ts'

const { messages: texts } = adminMessages

export function MessagesTab() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="max-w-4xl">
      <h2 ref={heading} tabIndex={-1} className="font-serif text-xl tracking-heading outline-none">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">{texts.lead}</p>
      {/* The button of a deleted message is gone, and the focus with it. */}
      <Messages onDeleted={() => heading.current?.focus()} />
    </div>
  )
}

function Messages({ onDeleted }: { onDeleted(): void }) {
  const pages = useContactMessages()
  const { messages, error, refetch, isFetching } = pages
  const { mutate, isPending } = useDeleteMessage()
  if (!messages && isFetching) return <Spinner label="Loading the messages…" />
  if (!messages) return <LoadFailure error={error} fallback={texts.failed} onRetry={refetch} />
  if (messages.length === 0) return <p className="font-serif text-lg text-muted">{texts.none}</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {messages.map((message) => (
          <MessageEntry
            key={message.id}
            message={message}
            isDeleting={isPending}
            onDelete={() => mutate(message.id, { onSuccess: onDeleted })}
          />
        ))}
      </ul>
      <MoreEntries pages={pages} failed={texts.moreFailed} />
    </>
  )
}
