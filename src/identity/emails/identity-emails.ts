import { PRODUCT_NAME } from '#contract/messages.ts'
import { renderEmail } from '#mail/email-layout.ts'
import type { Email } from '#mail/mailer.ts'

const NOT_YOU =
  'Not you? Somebody may have typed your address by mistake. You can ignore this email.'

/** Whether an account was created or changed, or a sign-in code requested. */
export type ConfirmationReason = 'new address' | 'sign-in code'

export function confirmAddressEmail(
  to: string,
  url: string,
  reason: ConfirmationReason = 'new address',
): Email {
  return renderEmail(to, {
    subject: 'Confirm your email address',
    preview: 'Confirm that this address is yours.',
    heading: 'Is this your address?',
    paragraphs: [
      reason === 'sign-in code'
        ? `A sign-in code for ${PRODUCT_NAME} was requested for this address, but the address has not been confirmed yet. Confirm it first, then request the code again.`
        : `This address was entered for a ${PRODUCT_NAME} account. Once you confirm it, you can log in with a code by email, also if you forget your password.`,
    ],
    action: { label: 'Confirm this address', url },
    notes: [
      'The link is valid for 24 hours and works once. If you open it in the browser where you are signed in, you stay signed in.',
      'You did not create this account? Ignore this email, or confirm the address to make the account yours alone: every session and password that somebody else has for it then ends.',
    ],
  })
}

export function resetPasswordEmail(to: string, url: string): Email {
  return renderEmail(to, {
    subject: 'Choose a new password',
    preview: 'The link is valid for 24 hours and works once.',
    heading: 'Choose a new password',
    paragraphs: [
      `A new password was requested for your ${PRODUCT_NAME} account. Use the button below to choose one. You will then be logged out everywhere and can log in with the new password.`,
    ],
    action: { label: 'Choose a new password', url },
    notes: [
      'The link is valid for 24 hours and works once. Your old password works until you choose a new one.',
      NOT_YOU,
    ],
  })
}

export function signInCodeEmail(to: string, code: string): Email {
  return renderEmail(to, {
    subject: `${code} is your sign-in code`,
    preview: 'It is valid for 10 minutes and works once.',
    heading: 'Your sign-in code',
    paragraphs: [
      `To log in to ${PRODUCT_NAME}, enter this code on the page where you requested it.`,
    ],
    code,
    notes: [
      'The code is valid for 10 minutes and works once. Do not share it with anyone. We never ask for it by phone or email.',
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
      `Your ${PRODUCT_NAME} account now has another email address, and we will not send emails here anymore. If you changed it yourself, there is nothing to do.`,
      'Not you? Then somebody else was logged in to your account. Take the address back, and everybody is logged out.',
    ],
    action: { label: 'Take the address back', url: restoreUrl },
    notes: ['The link is valid for 7 days and works once. Choose a new password after that.'],
  })
}

export function passwordChangedEmail(to: string, resetUrl: string): Email {
  return renderEmail(to, {
    subject: 'Your password was changed',
    preview: 'If this was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      `Your ${PRODUCT_NAME} account has a new password, and every other browser was logged out. If you changed it yourself, there is nothing to do.`,
    ],
    notes: [`Not you? Choose a new password immediately: ${resetUrl}`],
  })
}
