import { z } from 'zod'
import { ChosenPlace } from './birth.ts'
import type { Endpoint } from './endpoint.ts'

/** Birth details as saved by the user. Not a computed chart. */
export const SavedBirthDetails = z.object({
  birthDate: z.string(),
  birthTime: z.string(),
  birthLocation: z.string(),
  /** The place that was chosen for `birthLocation`, so that the user is not asked again. */
  place: ChosenPlace.optional(),
  /** Which of two instants was meant, if the clock was set back in that hour. */
  offsetSeconds: z.number().int().optional(),
})
export type SavedBirthDetails = z.infer<typeof SavedBirthDetails>

export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  /** Where the user last signed in. Emails name dates in it, and so do the screens about payments. */
  timeZone: z.string().nullable(),
  /** active, trialing, canceled, past_due, incomplete, incomplete_expired, unknown; null without any. */
  subscriptionStatus: z.string().nullable(),
  natalChartData: SavedBirthDetails.nullable(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const syncUser = {
  method: 'POST',
  path: '/api/auth/sync',
  access: 'identity',
  reply: CurrentUser,
} as const satisfies Endpoint

export const getCurrentUser = {
  method: 'GET',
  path: '/api/auth/user',
  access: 'user',
  reply: CurrentUser,
} as const satisfies Endpoint
