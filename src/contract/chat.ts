import { z } from 'zod'
import { Fact } from './chart.ts'
import type { Endpoint } from './endpoint.ts'
import { ErrorBody } from './error-body.ts'
import { isBlankMessage, messageLength } from './message-text.ts'
import { messages } from './messages.ts'

/** As `messageLength` counts. */
export const MAX_MESSAGE_LENGTH = 4000

/** A fact that an answer rests on; `at` for one that happens at an instant. */
export const ChatFact = Fact.extend({ at: z.iso.datetime().optional() })
export type ChatFact = z.infer<typeof ChatFact>

/** A span of time with its good days and its days to avoid. All dates are of the reader's calendar. */
export const TimePicture = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  today: z.iso.date(),
  spans: z.array(
    z.object({
      from: z.iso.date(),
      /** Included. */
      to: z.iso.date(),
      quality: z.enum(['good', 'avoid']),
      label: z.string(),
    }),
  ),
  /** The exact moments. */
  pins: z.array(
    z.object({
      date: z.iso.date(),
      factId: z.string(),
      quality: z.enum(['easy', 'hard', 'neutral']),
      /** The moment that the answer recommends. */
      isChosen: z.boolean(),
    }),
  ),
})
export type TimePicture = z.infer<typeof TimePicture>

/** `writing`: more of it comes. `stopped`: the reader stopped it, and what was written stays. */
export const ChatStatus = z.enum(['writing', 'done', 'stopped', 'failed'])

export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  /** For the assistant: Markdown, paragraphs and lists only. */
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** For the user: the key with which the browser sent it. */
  key: z.string().optional(),
  /** Only of the assistant. */
  status: ChatStatus.optional(),
  facts: z.array(ChatFact).optional(),
  picture: TimePicture.optional(),
  /** Questions that may follow. */
  suggestions: z.array(z.string()).optional(),
  /** Help in a crisis, without astrology. */
  isCare: z.boolean().optional(),
  thumb: z.enum(['up', 'down']).nullable().optional(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Counted over the last 24 hours. */
export const ChatAllowance = z.object({
  left: z.number().int(),
  perDay: z.number().int(),
  /** When the next message is free; absent while some are left. */
  freeAt: z.iso.datetime().optional(),
})
export type ChatAllowance = z.infer<typeof ChatAllowance>

export const ChatHistory = z.object({
  /** Oldest first. The last may be an answer with the status `writing`. */
  messages: z.array(ChatMessage),
  /** For the page of earlier messages; null at the beginning of the conversation. */
  before: z.string().nullable(),
  /** Three questions from today's transits for an empty conversation, or else none. */
  suggestions: z.array(z.string()),
  allowance: ChatAllowance,
})
export type ChatHistory = z.infer<typeof ChatHistory>

export const getChatHistory = {
  method: 'GET',
  path: '/api/chat/history',
  access: 'subscriber',
  query: z.object({
    before: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
  }),
  reply: ChatHistory,
} as const satisfies Endpoint

/** The end of an answer. */
const ChatReply = z.object({ message: ChatMessage, allowance: ChatAllowance })
export type ChatReply = z.infer<typeof ChatReply>

export const CHAT_EVENTS = ['looking', 'content', 'answer', 'error'] as const

/** Server-sent events of an answer: the name of the event, and its data as JSON. */
export const ChatEvent = z.discriminatedUnion('event', [
  /** What he looks at: "Looking at December…". */
  z.object({ event: z.literal('looking'), data: z.object({ text: z.string() }) }),
  /** The content so far, at first empty; replaces the earlier one. */
  z.object({
    event: z.literal('content'),
    data: z.object({ id: z.string(), content: z.string() }),
  }),
  z.object({ event: z.literal('answer'), data: ChatReply }),
  z.object({ event: z.literal('error'), data: ErrorBody }),
])
export type ChatEvent = z.infer<typeof ChatEvent>

/**
 * Stores the message and waits for the answer. With `Accept: text/event-stream` the reply is a stream of `ChatEvent`.
 * An equal `key` is the same message: a retry after a lost connection gets the same answer.
 */
export const sendChatMessage = {
  method: 'POST',
  path: '/api/chat',
  access: 'subscriber',
  body: z.object({
    message: z
      .string()
      .refine((text) => messageLength(text) <= MAX_MESSAGE_LENGTH, messages.chat.tooLong)
      .refine((text) => !isBlankMessage(text), messages.chat.blank),
    key: z.uuid().toLowerCase().optional(),
  }),
  reply: ChatReply,
  events: ChatEvent,
} as const satisfies Endpoint

/** Ends the answer to the message with this key if it is being written; what is there stays. */
export const stopChatAnswer = {
  method: 'POST',
  path: '/api/chat/stop',
  access: 'user',
  body: z.object({ key: z.uuid().toLowerCase() }),
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint

/** Deletes all messages. */
export const resetChat = {
  method: 'DELETE',
  path: '/api/chat',
  access: 'user',
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint
