import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChatHistory } from '#contract/chat.ts'
import { messages } from '#contract/messages.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'
import { keepExchange, useStop } from './queries.ts'
import { type AnswerEvent, receiveAnswer } from './receive-answer.ts'

/** A message of this tab that has no answer yet. */
export interface Outgoing {
  /** The same for each try. */
  key: string
  text: string
  isSending: boolean
  /** What he looks at, before the first words. */
  looking?: string
  /** The answer so far. */
  content: string
  error?: string
}

/** A paste may bring along what no database stores and no screen shows: NUL, and half of a character. */
const withoutUnstorable = (text: string) =>
  text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '')

/** Sends one message at a time and shows its answer as it is written. */
export function useConversation() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const stopping = useStop()
  const [outgoing, setOutgoing] = useState<Outgoing>()
  const abort = useRef<AbortController>(undefined)
  /** Whether the server has the message that is being sent. */
  const isStored = useRef(false)
  const isStopWanted = useRef(false)
  useEffect(() => () => abort.current?.abort(), [])

  const change = (part: Partial<Outgoing>) =>
    setOutgoing((before) => before && { ...before, ...part })

  async function deliver(key: string, text: string) {
    abort.current?.abort()
    const controller = new AbortController()
    abort.current = controller
    isStored.current = false
    isStopWanted.current = false
    setOutgoing({ key, text, isSending: true, content: '' })
    try {
      const request = { key, text, signal: controller.signal }
      await receiveAnswer(api, request, (event) => show(key, text, event))
      setOutgoing(undefined)
    } catch (error) {
      if (!controller.signal.aborted) refuse(error)
    }
  }

  function show(key: string, text: string, event: AnswerEvent) {
    if (!isStored.current && isStopWanted.current) stopping.mutate(key)
    isStored.current = true
    if (event.event === 'looking') change({ looking: event.data.text })
    if (event.event === 'content') change({ content: event.data.content })
    if (event.event === 'answer') keepExchange(queryClient, { key, text, ...event.data })
  }

  function refuse(error: unknown) {
    change({ isSending: false, error: errorMessage(error, messages.chat.sendFailed) })
    if (!(error instanceof ApiError)) return
    if (error.subscriptionRequired) {
      showToast({ ...messages.chat.subscriptionRequired, kind: 'destructive' })
      navigate('/subscribe?plan=monthly')
    }
    if (error.requiresNatalChart)
      showToast({ ...messages.chat.natalChartRequired, kind: 'destructive' })
    // It may have been stored, or another tab may have changed the conversation.
    void queryClient.invalidateQueries({ queryKey: queryKeys.chat, exact: true })
  }

  /** The key of the message that another tab or an earlier visit sent. */
  const lastKey = () =>
    queryClient
      .getQueryData<ChatHistory>(queryKeys.chat)
      ?.messages.findLast(({ role }) => role === 'user')?.key

  function stop() {
    if (!outgoing?.isSending || isStored.current) {
      const key = outgoing?.isSending ? outgoing.key : lastKey()
      if (key) stopping.mutate(key)
    } else isStopWanted.current = true
  }

  const latestDeliver = useRef(deliver)
  useEffect(() => {
    latestDeliver.current = deliver
  })

  return {
    outgoing,
    send: (text: string) => deliver(crypto.randomUUID(), withoutUnstorable(text)),
    retry: () => outgoing && deliver(outgoing.key, outgoing.text),
    /** Sends a stored message whose answer failed. Always the same function, for components that render once. */
    resend: useCallback((key: string, text: string) => latestDeliver.current(key, text), []),
    /** What was written stays. A message that is not stored yet is stopped as soon as it is. */
    stop,
    /** Takes a refused message back. */
    discard: useCallback(() => {
      abort.current?.abort()
      setOutgoing(undefined)
    }, []),
  }
}
