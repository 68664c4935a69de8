/** Where a change takes a code of the second factor. Apart from two-factor-messages.ts, which is larger. */
export const codeRequiredMessages = {
  label: 'Code, or backup code',
  text: 'Please enter a code from your authenticator app, or a backup code.',
  wrong: 'This code is wrong, or it was used before. Please enter the next one.',
} as const
