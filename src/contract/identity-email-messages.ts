import { inWords, keptFor } from './kept-for.ts'
import { PRODUCT_NAME } from './messages.ts'

const NOT_YOU =
  'Not you? Somebody may have typed your address by mistake. You can ignore this email.'
const ONCE = 'The link is valid for 24 hours and works once.'

/** The texts of emails about an account. */
export const identityEmailMessages = {
  confirmAddress: {
    subject: 'Confirm your email address',
    preview: 'Confirm that this address is yours.',
    heading: 'Is this your address?',
    /** By the reason for the email. */
    paragraphs: {
      'new address': [
        `This address was entered for a ${PRODUCT_NAME} account. Once you confirm it, you can log in with a code by email, even if you forget your password.`,
      ],
      'sign-in code': [
        `A sign-in code for ${PRODUCT_NAME} was requested for this address, but the address has not been confirmed yet. Confirm it first, then request the code again.`,
      ],
    },
    action: 'Confirm This Address',
    notes: [
      `${ONCE} If you open it in the browser where you are logged in, you stay logged in.`,
      'If you did not create this account, ignore this email, or confirm the address to make the account yours alone: every session and password that somebody else has for it then ends.',
    ],
  },
  resetPassword: {
    subject: 'Choose a new password',
    preview: ONCE,
    heading: 'Choose a new password',
    paragraphs: [
      `A new password was requested for your ${PRODUCT_NAME} account. Use the button below to choose one. You will then be logged out everywhere and can log in with the new password.`,
    ],
    action: 'Choose a New Password',
    notes: [`${ONCE} Your old password works until you choose a new one.`, NOT_YOU],
  },
  signInCode: (code: string) => ({
    subject: `${code} is your sign-in code`,
    preview: 'It is valid for 10 minutes and works once.',
    heading: 'Your sign-in code',
    paragraphs: [
      `To log in to ${PRODUCT_NAME}, enter this code on the page where you requested it.`,
    ],
    notes: [
      'The code is valid for 10 minutes and works once. Do not share it with anyone. We never ask for it by phone or email.',
      NOT_YOU,
    ],
  }),
  emailChanged: {
    subject: 'Your email address was changed',
    preview: 'If this was you, there is nothing to do.',
    heading: 'Your email address was changed',
    paragraphs: [
      `Your ${PRODUCT_NAME} account now has another email address, and we will not send emails here anymore. If you changed it yourself, there is nothing to do.`,
      'Not you? Then somebody else was logged in to your account. Take the address back, and everybody is logged out.',
    ],
    action: 'Take the Address Back',
    notes: [
      `The link is valid for ${inWords(keptFor.emailedLink)} and works once. Choose a new password after that.`,
    ],
  },
  passwordChanged: (resetUrl: string) => ({
    subject: 'Your password was changed',
    preview: 'If this was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      `Your ${PRODUCT_NAME} account has a new password, and every other browser was logged out. If you changed it yourself, there is nothing to do.`,
    ],
    notes: [{ text: 'Not you?', label: 'Choose a new password now', url: resetUrl }],
  }),
  /** By what was changed. */
  secondFactor: {
    'authenticator added': {
      subject: 'An authenticator app was added',
      paragraph: `Your ${PRODUCT_NAME} account now asks for a code from an authenticator app when you log in. If you added it yourself, there is nothing to do.`,
    },
    'authenticator removed': {
      subject: 'Your authenticator app was removed',
      paragraph: `Your ${PRODUCT_NAME} account no longer asks for a code from an authenticator app when you log in. If you removed it yourself, there is nothing to do.`,
    },
    'passkey added': {
      subject: 'A passkey was added',
      paragraph: `Somebody can now log in to your ${PRODUCT_NAME} account with a new passkey, and logging in any other way takes a second step. If you added it yourself, there is nothing to do.`,
    },
    'passkey removed': {
      subject: 'A passkey was removed',
      paragraph: `One of the passkeys of your ${PRODUCT_NAME} account no longer works. If you removed it yourself, there is nothing to do.`,
    },
    'backup codes created': {
      subject: 'New backup codes were created',
      paragraph: `Your ${PRODUCT_NAME} account has new backup codes for two-step verification, and the old ones no longer work. If you created them yourself, there is nothing to do.`,
    },
    'second factors removed': {
      subject: 'Two-step verification was turned off',
      paragraph: `At your request, we turned off two-step verification for your ${PRODUCT_NAME} account and removed every authenticator app and passkey. You can turn it on again in Settings.`,
    },
  },
  secondFactorPreview: 'If this was you, there is nothing to do.',
  secondFactorNotYou: { text: 'Not you?', label: 'Choose a new password now' },
}
