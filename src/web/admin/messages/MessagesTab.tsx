import { useRef } from 'react'
import { adminMessages } from '#contract/admin-messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
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
  const { messages, error, refetch, isFetching, ...more } = useContactMessages()
  const { mutate, isPending } = useDeleteMessage()
  if (!messages && isFetching) return <Spinner label="Loading the messages…" />
  if (!messages) return <LoadFailure error={error} fallback={texts.failed} onRetry={refetch} />
  if (messages.length === 0) return <p className="font-serif text-lg text-muted">{texts.none}</p>
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = more
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
      <ShowMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        error={isFetchNextPageError ? errorMessage(error, texts.moreFailed) : undefined}
        label="Show more"
        whileLoading="Loading…"
        onPress={fetchNextPage}
      />
    </>
  )
}
