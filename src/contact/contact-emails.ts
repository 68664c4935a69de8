import { contactEmails as texts } from '#contract/contact-messages.ts'
import { renderEmail, renderWithButton } from '#mail/email-layout.ts'
import type { Email, Unsubscribable } from '#mail/mailer.ts'

export interface Sender {
  name: string | null
  email: string
  /** Whether we know that the address is the sender's. */
  isProven: boolean
}

/** For the sender; one with an account can turn it off. */
export function copyEmail(
  { email, isProven }: Sender,
  message: string,
  optional?: Unsubscribable,
): Email {
  const { unlinked, notYou, paragraphs, ...copy } = texts.copy
  const quote = isProven ? message : withoutLinks(message)
  const notes = [...(quote === message ? [] : [unlinked]), ...(isProven ? [] : [notYou])]
  return renderEmail(email, { ...copy, paragraphs: [...paragraphs], quote, notes }, optional)
}

/**
 * Anybody can enter the address of somebody else, and our copy must not carry their links there. Mail programs
 * turn web addresses of plain text into links.
 */
const withoutLinks = (text: string) =>
  text.replaceAll('://', ': //').replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '. ')

interface OperatorDeps {
  operatorEmail: string
  publicUrl: string
}

/** For the operator, whose reply goes to the sender. */
export function messageEmail(
  { operatorEmail, publicUrl }: OperatorDeps,
  { name, email, isProven }: Sender,
  message: string,
): Email {
  const { subject, from, proven, unproven, notes, ...text } = texts.toOperator
  const sender = name ? `${name} (${email})` : email
  const url = `${publicUrl}/admin/ai-models?tab=messages`
  const rendered = renderWithButton(operatorEmail, url, {
    ...text,
    subject: subject(email),
    paragraphs: [from(sender)],
    quote: message,
    notes: [isProven ? proven : unproven, ...notes],
  })
  return { ...rendered, replyTo: email }
}
