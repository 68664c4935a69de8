import {
  type QueryClient,
  replaceEqualDeep,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type ChatHistory,
  type ChatMessage,
  getChatHistory,
  resetChat,
  stopChatAnswer,
} from '#contract/chat.ts'
import { rateText } from '#contract/feedback.ts'
import { messages } from '#contract/messages.ts'
import { listReadings } from '#contract/readings.ts'
import { SECOND } from '#durations.ts'
import { errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'

/** The conversation as far as it is loaded. Follows an answer that another tab or an earlier visit asked for. */
export function useChatHistory(isStreaming: boolean) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: queryKeys.chat,
    queryFn: async ({ signal }) => {
      const newest = await api.call(getChatHistory, { query: {}, signal })
      return withEarlier(newest, queryClient.getQueryData<ChatHistory>(queryKeys.chat))
    },
    staleTime: 0,
    structuralSharing: (known, next) => shareMessages(known as ChatHistory | undefined, next),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      !isStreaming && state.data && isBeingAnswered(state.data) ? SECOND : false,
  })
}

export const isBeingAnswered = ({ messages }: ChatHistory): boolean =>
  messages.at(-1)?.status === 'writing'

/**
 * Keeps the objects of unchanged messages, so that they are not rendered again. By default they are compared by their
 * places, and an earlier page moves all of them: with 2,000 messages, each page took up to ten times as long.
 */
function shareMessages(known: ChatHistory | undefined, next: unknown): ChatHistory {
  const history = next as ChatHistory
  const byId = new Map(known?.messages.map((message) => [message.id, message]))
  const messages = history.messages.map((message) =>
    replaceEqualDeep(byId.get(message.id), message),
  )
  return { ...history, messages }
}

interface Exchange extends Pick<ChatHistory, 'allowance'> {
  key: string
  text: string
  message: ChatMessage
}

/** Adds a message with its answer to the loaded conversation. */
export function keepExchange(
  queryClient: QueryClient,
  { key, text, message, allowance }: Exchange,
): void {
  const { createdAt } = message
  const asked: ChatMessage = { id: key, key, role: 'user', content: text, createdAt }
  queryClient.setQueryData<ChatHistory>(queryKeys.chat, (known) => {
    if (!known) return known
    // A refetch in between may have brought either of them.
    const others = known.messages.filter((one) => one.id !== message.id && one.key !== key)
    return { ...known, allowance, messages: [...others, asked, message] }
  })
}

/** Keeps the earlier pages that were loaded before, if the new page continues them. */
function withEarlier(newest: ChatHistory, known: ChatHistory | undefined): ChatHistory {
  const [first] = newest.messages
  const start = known && first ? known.messages.findIndex(({ id }) => id === first.id) : -1
  // The beginning of the conversation: whatever came before was deleted in a reset.
  if (!known || start < 1 || newest.before === null) return newest
  const earlier = known.messages.slice(0, start)
  return { ...newest, messages: [...earlier, ...newest.messages], before: known.before }
}

export function useEarlierMessages() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (before: string) => api.call(getChatHistory, { query: { before } }),
    onSuccess(page, before) {
      queryClient.setQueryData<ChatHistory>(queryKeys.chat, (known) =>
        // A reset meanwhile has deleted what the page brings.
        known?.before === before
          ? { ...known, before: page.before, messages: [...page.messages, ...known.messages] }
          : known,
      )
    },
    onError: (error) =>
      showToast({ title: errorMessage(error, messages.chat.earlierFailed), kind: 'destructive' }),
  })
}

export function useReset(onReset: () => void) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(resetChat),
    async onSuccess() {
      onReset()
      await queryClient.cancelQueries({ queryKey: queryKeys.chat, exact: true })
      queryClient.setQueryData<ChatHistory>(
        queryKeys.chat,
        (known) => known && { ...known, messages: [], before: null },
      )
      // Only an empty conversation comes with suggestions.
      void queryClient.invalidateQueries({ queryKey: queryKeys.chat, exact: true })
    },
    onError: (error) =>
      showToast({ title: errorMessage(error, messages.chat.resetFailed), kind: 'destructive' }),
  })
}

export function useStop() {
  const { api } = useServices()
  return useMutation({
    mutationFn: (key: string) => api.call(stopChatAnswer, { body: { key } }),
    onError: (error) =>
      showToast({ title: errorMessage(error, messages.general.broken), kind: 'destructive' }),
  })
}

type Rating = Omit<z.input<(typeof rateText)['body']>, 'textId'>

export function useThumb(message: ChatMessage) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { id } = message
  return useMutation({
    // One after the other: a late thumb without a reason would delete the reason.
    scope: { id: `thumb ${id}` },
    mutationFn: (rating: Rating) => api.call(rateText, { body: { textId: id, ...rating } }),
    onSuccess(_reply, { thumb }) {
      queryClient.setQueryData<ChatHistory>(
        queryKeys.chat,
        (known) => known && changed(known, id, { thumb }),
      )
    },
    onError: (error) =>
      showToast({ title: errorMessage(error, messages.general.broken), kind: 'destructive' }),
  })
}

function changed(history: ChatHistory, id: string, change: Partial<ChatMessage>): ChatHistory {
  return {
    ...history,
    messages: history.messages.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }
}

/** The newest natal reading, with the chart that the conversation is about. */
export function useChatChart() {
  const { api } = useServices()
  return useQuery({
    queryKey: queryKeys.chatWheel,
    queryFn: async ({ signal }) => {
      const [reading] = await api.call(listReadings, { query: { type: 'natal', limit: 1 }, signal })
      const chart = reading?.inputData?.natalChartData?.result
      return reading && chart ? { readingId: reading.id, chart } : null
    },
    staleTime: 0,
  })
}
