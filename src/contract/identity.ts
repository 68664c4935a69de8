import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/**
 * What identity promises the browser beyond the library's own calls. All below /api/identity are
 * made with the session's cookie, before or beside the bearer token; a refusal that asks for a new
 * login has the code `requires-recent-login`, one for a taken address `email-already-in-use`.
 */

/** What a password must be. The library refuses the rest with PASSWORD_TOO_SHORT or PASSWORD_TOO_LONG. */
export const PasswordPolicy = z.object({
  minLength: z.number().int(),
  maxLength: z.number().int(),
  lowercase: z.boolean(),
  uppercase: z.boolean(),
  numeric: z.boolean(),
  nonAlphanumeric: z.boolean(),
})
export type PasswordPolicy = z.infer<typeof PasswordPolicy>

/** Which identity provider this server trusts, and which ways in it has. Public. */
export const IdentitySettings = z.object({
  provider: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('embedded') }),
    z.object({
      kind: z.literal('firebase'),
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
    }),
  ]),
  /** Whether "Continue with Google" leads anywhere, and a code can be mailed. */
  google: z.boolean(),
  mailedCode: z.boolean(),
  passwordPolicy: PasswordPolicy,
})
export type IdentitySettings = z.infer<typeof IdentitySettings>

export const getIdentitySettings = {
  method: 'GET',
  path: '/api/auth/settings',
  access: 'public',
  reply: IdentitySettings,
} as const satisfies Endpoint

// Whoever asks for a mail gets the same answer for a known and an unknown address, and as fast.

/** Mails a link to /forgot-password?token=…, good for 24 hours and once. */
export const requestPasswordReset = {
  method: 'POST',
  path: '/api/identity/request-password-reset',
  access: 'public',
  body: z.object({ email: z.string() }),
  reply: z.object({ status: z.literal(true) }),
} as const satisfies Endpoint

/** Mails a code, good for 10 minutes and once, to an address that was confirmed. */
export const requestSignInCode = {
  method: 'POST',
  path: '/api/identity/email-otp/send-verification-otp',
  access: 'public',
  body: z.object({ email: z.string(), type: z.literal('sign-in') }),
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint

/** Mails the link that confirms an address; it ends at /settings?email=confirmed. */
export const requestConfirmationEmail = {
  method: 'POST',
  path: '/api/identity/send-verification-email',
  access: 'public',
  body: z.object({ email: z.string() }),
  reply: z.object({ status: z.literal(true) }),
} as const satisfies Endpoint

/** The new address counts at once, unverified; the old one gets a notice. Needs a recent login. */
export const updateEmail = {
  method: 'POST',
  path: '/api/identity/update-email',
  access: 'session',
  body: z.object({ email: z.string() }),
  reply: z.object({ email: z.string() }),
} as const satisfies Endpoint

/** Changes the password, or sets the first one of someone who came with Google. Ends the other sessions. Needs a recent login. */
export const updatePassword = {
  method: 'POST',
  path: '/api/identity/update-password',
  access: 'session',
  body: z.object({ password: z.string() }),
  reply: z.object({ done: z.literal(true) }),
} as const satisfies Endpoint

/** One browser in which the person is logged in. */
export const Session = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When it was last used, to the day or so. */
  seenAt: z.iso.datetime(),
  userAgent: z.string().nullable(),
})
export type Session = z.infer<typeof Session>

export const listSessions = {
  method: 'GET',
  path: '/api/identity/sessions',
  access: 'session',
  reply: z.object({ sessions: z.array(Session) }),
} as const satisfies Endpoint

export const revokeSession = {
  method: 'DELETE',
  path: '/api/identity/sessions/{id}',
  access: 'session',
  params: z.object({ id: z.string() }),
  reply: z.object({ done: z.literal(true) }),
} as const satisfies Endpoint

/** Every session but the one that asks. */
export const revokeOtherSessions = {
  method: 'DELETE',
  path: '/api/identity/sessions',
  access: 'session',
  reply: z.object({ done: z.literal(true) }),
} as const satisfies Endpoint
