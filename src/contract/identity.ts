import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/**
 * The calls of identity beyond better-auth's own. Those below /api/identity accept the session cookie or a
 * bearer token. A refusal that requires a new login has the code `requires-recent-login`, one for a taken
 * address `email-already-in-use`.
 */

/** better-auth refuses other passwords with PASSWORD_TOO_SHORT or PASSWORD_TOO_LONG. */
export const PasswordPolicy = z.object({
  minLength: z.number().int(),
  maxLength: z.number().int(),
  lowercase: z.boolean(),
  uppercase: z.boolean(),
  numeric: z.boolean(),
  nonAlphanumeric: z.boolean(),
})
export type PasswordPolicy = z.infer<typeof PasswordPolicy>

/** The identity provider of this server, and its sign-in methods. Public. */
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
  /** Whether "Continue with Google" and sign-in codes by email are available. */
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
  cacheControl: 'no-cache',
} as const satisfies Endpoint

// Requests for an email get the same response for known and unknown addresses, in the same time.

/** Sends a link to /forgot-password?token=…, valid for 24 hours and once. */
export const requestPasswordReset = {
  method: 'POST',
  path: '/api/identity/request-password-reset',
  access: 'public',
  body: z.object({ email: z.string() }),
  reply: z.object({ status: z.literal(true) }),
} as const satisfies Endpoint

/** Sends a code, valid for 10 minutes and once, to a confirmed address. */
export const requestSignInCode = {
  method: 'POST',
  path: '/api/identity/email-otp/send-verification-otp',
  access: 'public',
  body: z.object({ email: z.string(), type: z.literal('sign-in') }),
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint

/** Sends the link that confirms an address and redirects to /settings?email=confirmed. */
export const requestConfirmationEmail = {
  method: 'POST',
  path: '/api/identity/send-verification-email',
  access: 'public',
  body: z.object({ email: z.string() }),
  reply: z.object({ status: z.literal(true) }),
} as const satisfies Endpoint

/**
 * The new address applies immediately, unverified. The old one gets an email. Requires a recent login, and of an account
 * with a second factor a code (`second-factor-required`).
 */
export const updateEmail = {
  method: 'POST',
  path: '/api/identity/update-email',
  access: 'session',
  body: z.object({ email: z.string(), code: z.string().optional() }),
  reply: z.object({ email: z.string() }),
} as const satisfies Endpoint

/** Changes the password, or sets the first one after a sign-up with Google. Ends the other sessions. Requires a recent login. */
export const updatePassword = {
  method: 'POST',
  path: '/api/identity/update-password',
  access: 'session',
  body: z.object({ password: z.string() }),
  reply: z.object({ done: z.literal(true) }),
} as const satisfies Endpoint

/** A browser where the user is logged in. */
export const Session = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When it was last used, updated about once a day. */
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

/** All sessions except the caller's. */
export const revokeOtherSessions = {
  method: 'DELETE',
  path: '/api/identity/sessions',
  access: 'session',
  reply: z.object({ done: z.literal(true) }),
} as const satisfies Endpoint
