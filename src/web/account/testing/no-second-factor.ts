import type { TwoFactorStatus } from '#contract/two-factor.ts'

export const noSecondFactor: TwoFactorStatus = {
  authenticatorSince: null,
  passkeys: [],
  backupCodesLeft: 0,
  hasPassword: true,
  isEmailConfirmed: true,
}
