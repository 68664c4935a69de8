/** Where a change takes a code of the second factor. Apart from two-factor-messages.ts, which is larger. */
export const codeRequiredMessages = {
  label: 'Code, or backup code',
  text: 'Please enter a code from your authenticator app, or a backup code.',
  wrong: 'That code is wrong or already used. Enter the one your app shows now.',
} as const
