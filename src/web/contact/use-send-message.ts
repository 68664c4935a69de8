import { useRef } from 'react'
import { sendContactMessage } from '#contract/contact.ts'
import type { Reply } from '#web/call-endpoint.ts'
import { useServices } from '#web/services.ts'

export type SentMessage = Reply<typeof sendContactMessage>

export interface TypedMessage {
  name: string
  email: string
  message: string
}

/** A failed call may have arrived: the same message has the same key, and is stored once. */
export function useSendMessage() {
  const { api } = useServices()
  const lastTry = useRef({ typed: '', key: '' })
  return (fields: TypedMessage): Promise<SentMessage> => {
    const typed = JSON.stringify(fields)
    if (lastTry.current.typed !== typed) lastTry.current = { typed, key: crypto.randomUUID() }
    return api.call(sendContactMessage, { body: { ...fields, key: lastTry.current.key } })
  }
}
