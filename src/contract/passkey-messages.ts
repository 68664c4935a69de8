/** The button on the log-in page. Apart from two-factor-messages.ts, which is larger. */
export const passkeyMessages = {
  logIn: 'Log In With a Passkey',
  waiting: 'Waiting for your device…',
  failed: 'This passkey did not work. Please try again, or log in another way.',
  canceled: 'Your device did not log you in. Please try again, or log in another way.',
} as const
