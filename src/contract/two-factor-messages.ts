import { aboutSoLong } from './about-so-long.ts'

/** The messages about two-step verification: `messages.twoFactor` in messages.ts. */
export const twoFactorMessages = {
  requiresRecentLogin: 'Please log out and log back in before changing two-step verification.',
  requiresConfirmedEmail:
    'Please confirm your email address first. Then you can turn on two-step verification.',
  wrongCode: 'This code is wrong, or was used before. Please enter the next one.',
  wrongPassword: 'This password is wrong.',
  alreadyOn: 'An authenticator app is already set up. Reload the page to see it.',
  notStarted: 'This setup is no longer valid. Please begin again.',
  codeForEmail: 'Please enter a code from your authenticator app to change your email.',
  passkeyForEmail: 'Please enter one of your backup codes to change your email.',
  noSecondFactor: 'Backup codes need an authenticator app or a passkey. Please add one first.',
  tooManyWrongCodes: (waitMs: number) =>
    `There were too many wrong codes for this account. You can try again in ${aboutSoLong(waitMs)}.`,
  requiredForAdmins:
    'Administrators need two-step verification here. Please turn it on in Settings.',
  passkeyRefused: 'This passkey could not be checked. Please try again.',
} as const
