import { IdentityError } from '#web/session/identity-error.ts'

/** What an account asks for after the first step: a code, or a passkey if it has no authenticator app. */
export type SecondStep = 'code' | 'passkey'

/** @returns undefined if the first step was not right, or enough */
export function secondStepOf(error: unknown): SecondStep | undefined {
  if (!(error instanceof IdentityError)) return undefined
  if (error.code === 'second-step-code') return 'code'
  return error.code === 'second-step-passkey' ? 'passkey' : undefined
}
