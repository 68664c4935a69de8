import { identityEmailMessages as texts } from '#contract/identity-email-messages.ts'
import { renderEmail, renderWithButton } from '#mail/email-layout.ts'
import type { Email } from '#mail/mailer.ts'

/** Whether an account was created or changed, or a sign-in code requested. */
export type ConfirmationReason = keyof typeof texts.confirmAddress.paragraphs

export function confirmAddressEmail(
  to: string,
  url: string,
  reason: ConfirmationReason = 'new address',
): Email {
  const { paragraphs, ...text } = texts.confirmAddress
  return renderWithButton(to, url, { ...text, paragraphs: paragraphs[reason] })
}

export function resetPasswordEmail(to: string, url: string): Email {
  return renderWithButton(to, url, texts.resetPassword)
}

export function signInCodeEmail(to: string, code: string): Email {
  return renderEmail(to, { ...texts.signInCode(code), code })
}

export function emailChangedEmail(to: string, restoreUrl: string): Email {
  return renderWithButton(to, restoreUrl, texts.emailChanged)
}

export function passwordChangedEmail(to: string, resetUrl: string): Email {
  return renderEmail(to, texts.passwordChanged(resetUrl))
}

export type SecondFactorChange = keyof typeof texts.secondFactor

export function secondFactorEmail(
  to: string,
  change: SecondFactorChange,
  publicUrl: string,
): Email {
  const { subject, paragraph } = texts.secondFactor[change]
  return renderEmail(to, {
    subject,
    preview: texts.secondFactorPreview,
    heading: subject,
    paragraphs: [paragraph],
    notes: [{ ...texts.secondFactorNotYou, url: `${publicUrl}/forgot-password` }],
  })
}
