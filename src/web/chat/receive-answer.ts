import { CHAT_EVENTS, type ChatEvent, sendChatMessage } from '#contract/chat.ts'
import type { Api } from '#web/api.ts'
import { ApiError, errorInReply, networkMessage } from '#web/api-error.ts'
import type { ServerEvent } from '#web/http.ts'

export type AnswerEvent = Exclude<ChatEvent, { event: 'error' }>

/**
 * Sends a message and receives its answer as it is written. The first event says that the message is stored.
 * @throws ApiError also for an error in the stream, and for one that ends without an answer
 */
export async function receiveAnswer(
  api: Pick<Api, 'stream'>,
  { key, text, signal }: { key: string; text: string; signal: AbortSignal },
  onEvent: (event: AnswerEvent) => void,
): Promise<void> {
  let isAnswered = false
  let failure: ApiError | undefined
  await api.stream(
    (event) => {
      if (!isChatEvent(event)) return
      if (event.event === 'error') failure = errorInReply(event.data, 200)
      else onEvent(event)
      if (event.event === 'answer') isAnswered = true
    },
    sendChatMessage,
    { body: { message: text, key }, signal },
  )
  if (failure) throw failure
  if (!isAnswered) throw new ApiError(networkMessage(), { status: 0 })
}

/** A newer server may send others. Their data is not parsed again: the server parses every event. */
const isChatEvent = (received: ServerEvent): received is ChatEvent =>
  CHAT_EVENTS.some((event) => event === received.event)
