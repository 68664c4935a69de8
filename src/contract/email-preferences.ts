import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** The kinds of emails that a person can turn off. Every other email is always sent. */
export const OptionalEmail = z.enum(['charge_reminders', 'contact_copies', 'budget_alerts'])
export type OptionalEmail = z.infer<typeof OptionalEmail>

const reply = z.object({
  /** Those that this person can get. */
  preferences: z.array(z.object({ kind: OptionalEmail, isOn: z.boolean() })),
})
export type EmailPreferences = z.infer<typeof reply>

export const getEmailPreferences = {
  method: 'GET',
  path: '/api/email-preferences',
  access: 'user',
  reply,
} as const satisfies Endpoint

export const saveEmailPreference = {
  method: 'PUT',
  path: '/api/email-preferences/{kind}',
  access: 'user',
  params: z.object({ kind: OptionalEmail }),
  body: z.object({ isOn: z.boolean() }),
  reply,
} as const satisfies Endpoint
