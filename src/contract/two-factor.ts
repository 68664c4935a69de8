import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

// Only with the embedded identity. At Firebase, second factors are configured in its console.

/** What an account asks for after the first step of a sign-in: a code, or a passkey if it has no authenticator app. */
export type SecondStep = 'code' | 'passkey'

/** The error codes of a first step that was right. */
export const secondStepErrors = {
  code: 'second-step-code',
  passkey: 'second-step-passkey',
} as const satisfies Record<SecondStep, string>

export const MAX_PASSKEY_NAME_LENGTH = 60

const done = z.object({ done: z.literal(true) })

export const Passkey = z.object({
  id: z.string(),
  name: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Whether the device's maker copies it to the person's other devices. */
  isSynced: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

export const TwoFactorStatus = z.object({
  /** When the authenticator app was added. */
  authenticatorSince: z.iso.datetime().nullable(),
  passkeys: z.array(Passkey),
  backupCodesLeft: z.number().int(),
  /** Which changes of the factors take. */
  hasPassword: z.boolean(),
  /** Only an account with a confirmed address can have a second factor. */
  isEmailConfirmed: z.boolean(),
})
export type TwoFactorStatus = z.infer<typeof TwoFactorStatus>

export const getTwoFactor = {
  method: 'GET',
  path: '/api/identity/two-factor',
  access: 'session',
  reply: TwoFactorStatus,
} as const satisfies Endpoint

export const OwnerProof = z.enum(['code', 'password'])
export type OwnerProof = z.infer<typeof OwnerProof>

/** What the owner confirms a change with: a code of the app or a backup code, or else the password, if there is one. */
export function requiredProof({
  authenticatorSince,
  hasPassword,
}: {
  authenticatorSince: unknown
  hasPassword: boolean
}): OwnerProof | undefined {
  if (authenticatorSince) return 'code'
  return hasPassword ? 'password' : undefined
}

/** Lets this session change the second factors for ten minutes. */
export const confirmOwner = {
  method: 'POST',
  path: '/api/identity/two-factor/confirmation',
  access: 'session',
  body: z.object({ code: z.string().optional(), password: z.string().optional() }),
  reply: done,
} as const satisfies Endpoint

// The changes require a recent login, and the confirmation of the owner.

/** Creates the secret of an authenticator app. It counts once a code is confirmed. */
export const startAuthenticator = {
  method: 'POST',
  path: '/api/identity/two-factor/authenticator',
  access: 'session',
  reply: z.object({
    /** For apps that cannot read the QR code, in base32. */
    secret: z.string(),
    /** What the QR code contains: an otpauth address. */
    uri: z.string(),
  }),
} as const satisfies Endpoint

/** Shown once. */
const BackupCodes = z.array(z.string())

export const confirmAuthenticator = {
  method: 'POST',
  path: '/api/identity/two-factor/authenticator/confirmation',
  access: 'session',
  body: z.object({ code: z.string() }),
  reply: z.object({
    /** Null if the account has backup codes already. */
    backupCodes: BackupCodes.nullable(),
  }),
} as const satisfies Endpoint

/** Takes a code of the app or a backup code, and the password of an account that has one. */
export const removeAuthenticator = {
  method: 'POST',
  path: '/api/identity/two-factor/authenticator/removal',
  access: 'session',
  body: z.object({ code: z.string(), password: z.string().optional() }),
  reply: done,
} as const satisfies Endpoint

/** Replaces the backup codes. */
export const createBackupCodes = {
  method: 'POST',
  path: '/api/identity/two-factor/backup-codes',
  access: 'session',
  reply: z.object({ backupCodes: BackupCodes }),
} as const satisfies Endpoint

const passkeyParams = z.object({ id: z.string() })

export const renamePasskey = {
  method: 'PUT',
  path: '/api/identity/passkeys/{id}',
  access: 'session',
  params: passkeyParams,
  body: z.object({ name: z.string().trim().min(1).max(MAX_PASSKEY_NAME_LENGTH) }),
  reply: done,
} as const satisfies Endpoint

export const deletePasskey = {
  method: 'DELETE',
  path: '/api/identity/passkeys/{id}',
  access: 'session',
  params: passkeyParams,
  reply: done,
} as const satisfies Endpoint
