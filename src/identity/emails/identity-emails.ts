import { PRODUCT_NAME } from '#contract/messages.ts'
import { renderEmail } from '#mail/email-layout.ts'
import type { Email } from '#mail/mailer.ts'

const NOT_YOU = `Was this not you? Then somebody typed your address by mistake: ignore this mail, and nothing happens.`

/** Whether an account was created or changed, or a sign-in code requested. */
export type ConfirmationReason = 'new address' | 'sign-in code'

export function confirmAddressEmail(
  to: string,
  url: string,
  reason: ConfirmationReason = 'new address',
): Email {
  return renderEmail(to, {
    subject: 'Confirm your email address',
    preview: `One press, and ${PRODUCT_NAME} knows that this address is yours.`,
    heading: 'Is this your address?',
    paragraphs: [
      reason === 'sign-in code'
        ? `A sign-in code for ${PRODUCT_NAME} was requested for this address, but the address has not been confirmed yet. Confirm it first, then request the code again.`
        : `This address was given for an account at ${PRODUCT_NAME}. Confirm it, and you can log in with a code by mail and get back in if you forget your password.`,
    ],
    action: { label: 'Confirm this address', url },
    notes: [
      'The link holds for 24 hours and works once. Open it in the browser where you are signed in, and you stay signed in.',
      'Did you not create this account? Ignore this mail, or confirm the address to make the account yours alone: every session and password that somebody else has for it then ends.',
    ],
  })
}

export function resetPasswordEmail(to: string, url: string): Email {
  return renderEmail(to, {
    subject: 'Choose a new password',
    preview: 'The link holds for 24 hours and works once.',
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody, hopefully you, asked for a new password for ${PRODUCT_NAME}. With the button below you choose one. You will then be logged out everywhere, and log in with the new password.`,
    ],
    action: { label: 'Choose a new password', url },
    notes: [
      'The link holds for 24 hours and works once. Your old password holds until you choose a new one.',
      NOT_YOU,
    ],
  })
}

export function signInCodeEmail(to: string, code: string): Email {
  return renderEmail(to, {
    subject: `${code} is your sign-in code`,
    preview: 'It holds for 10 minutes and works once.',
    heading: 'Your sign-in code',
    paragraphs: [
      `Type this code on the page where you asked for it, to log in to ${PRODUCT_NAME}.`,
    ],
    code,
    notes: [
      'The code holds for 10 minutes and works once. Never tell it to anyone: we do not ask for it by phone or mail.',
      NOT_YOU,
    ],
  })
}

export function emailChangedEmail(to: string, restoreUrl: string): Email {
  return renderEmail(to, {
    subject: 'Your email address was changed',
    preview: 'If this was you, there is nothing to do.',
    heading: 'Your email address was changed',
    paragraphs: [
      `Your account at ${PRODUCT_NAME} now has another email address, and no more mail will come here. If you changed it yourself, there is nothing to do.`,
      'Was this not you? Then somebody was logged in to your account. Take the address back, and everybody is logged out.',
    ],
    action: { label: 'Take the address back', url: restoreUrl },
    notes: ['The link holds for 7 days and works once. Choose a new password afterwards.'],
  })
}

export function passwordChangedEmail(to: string, resetUrl: string): Email {
  return renderEmail(to, {
    subject: 'Your password was changed',
    preview: 'If this was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      `Your account at ${PRODUCT_NAME} has a new password, and every other browser was logged out. If you changed it yourself, there is nothing to do.`,
    ],
    notes: [`Was this not you? Choose a new password at once: ${resetUrl}`],
  })
}
