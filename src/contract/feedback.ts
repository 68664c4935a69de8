import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { messageLength } from './message-text.ts'
import { messages } from './messages.ts'

/** In characters (code points). */
export const MAX_WORDS_LENGTH = 500

export const THUMB_REASONS = ['wrong', 'unclear', 'unkind', 'repeated', 'other'] as const
export const ThumbReason = z.enum(THUMB_REASONS)
export type ThumbReason = z.infer<typeof ThumbReason>

/** A thumb for one's own reading, horoscope or answer in the chat; null takes it back. */
export const rateText = {
  method: 'POST',
  path: '/api/feedback',
  access: 'user',
  body: z.object({
    textId: z.string(),
    thumb: z.enum(['up', 'down']).nullable(),
    /** Only kept of a thumb down. */
    reason: ThumbReason.optional(),
    /** In the reader's own words. Only kept of a thumb down. */
    words: z
      .string()
      .trim()
      .refine((text) => messageLength(text) <= MAX_WORDS_LENGTH, messages.feedback.wordsTooLong)
      .optional(),
  }),
  /** `care` is a text with places that help, in Markdown, when the words are about a crisis. */
  reply: z.object({ success: z.literal(true), care: z.string().optional() }),
} as const satisfies Endpoint
