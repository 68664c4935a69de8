import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

const path = '/api/dating/waitlist'

/** "Tell me when it opens". */
export const joinWaitlist = {
  method: 'POST',
  path,
  access: 'public',
  /** Required of visitors. A signed-in user joins with the address of the account. */
  body: z.object({ email: z.string().trim().optional() }),
  reply: z.object({
    /** `listed` for a signed-in user with a proven address; `mailed` for everybody else, known or not. */
    state: z.enum(['mailed', 'listed']),
    email: z.string(),
  }),
} as const satisfies Endpoint

export const WaitlistEntry = z.object({ email: z.string(), isConfirmed: z.boolean() })
export type WaitlistEntry = z.infer<typeof WaitlistEntry>

export const getWaitlistEntry = {
  method: 'GET',
  path,
  access: 'user',
  reply: z.object({ entry: WaitlistEntry.nullable() }),
} as const satisfies Endpoint

export const leaveWaitlist = {
  method: 'DELETE',
  path,
  access: 'user',
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint
