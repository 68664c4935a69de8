import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  /** active, trialing, canceled, past_due, incomplete, incomplete_expired, unknown; null without any. */
  subscriptionStatus: z.string().nullable(),
  /** The saved birth details, not a computed chart. */
  natalChartData: z
    .object({ birthDate: z.string(), birthTime: z.string(), birthLocation: z.string() })
    .nullable(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const syncUser = {
  method: 'POST',
  path: '/api/auth/sync',
  reply: CurrentUser,
} as const satisfies Endpoint

export const getCurrentUser = {
  method: 'GET',
  path: '/api/auth/user',
  reply: CurrentUser,
} as const satisfies Endpoint
