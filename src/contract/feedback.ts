import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** A thumb for one's own reading or horoscope; null takes it back. */
export const rateText = {
  method: 'POST',
  path: '/api/feedback',
  access: 'user',
  body: z.object({ textId: z.string(), thumb: z.enum(['up', 'down']).nullable() }),
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint
