import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** Optional details. */
export const Profile = z.object({
  firstName: z.string().nullable(),
  mobileNumber: z.string().nullable(),
})
export type Profile = z.infer<typeof Profile>

export const getProfile = {
  method: 'GET',
  path: '/api/auth/profile',
  access: 'user',
  reply: Profile,
} as const satisfies Endpoint

/** A blank value is stored as null. */
export const updateProfile = {
  method: 'PUT',
  path: '/api/auth/profile',
  access: 'user',
  body: Profile,
  reply: Profile,
} as const satisfies Endpoint

/** What was deleted, and what is kept and why, in sentences for the user. */
export const DeletionReceipt = z.object({
  deletedAt: z.iso.datetime(),
  deleted: z.array(z.object({ what: z.string(), count: z.number().int() })),
  kept: z.array(z.object({ what: z.string(), why: z.string() })),
})
export type DeletionReceipt = z.infer<typeof DeletionReceipt>

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/auth/delete-account',
  access: 'identity',
  reply: z.object({ receipt: DeletionReceipt }),
} as const satisfies Endpoint
