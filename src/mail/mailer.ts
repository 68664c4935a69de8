import type { OptionalEmail } from '#contract/email-preferences.ts'

/** A rendered email to one person. */
export interface Email {
  /** The id of the stored email: the same at every try to deliver it. */
  id?: string | undefined
  to: string
  subject: string
  html: string
  text: string
  /** The reply address; the sender by default. */
  replyTo?: string | undefined
  /** Ends these emails without a login, by one POST (RFC 8058). */
  unsubscribeUrl?: string | undefined
  /** The user whose choice decides, until the email is handed over, whether it is sent; absent if it always is. */
  optOut?: OptOut | undefined
}

/** One kind of email that a user can turn off. */
export interface OptOut {
  userId: string
  kind: OptionalEmail
}

export interface Unsubscribable {
  optOut: OptOut
  unsubscribeUrl: string
}

/** Sends email. Adapters sit beside this file; the mailbox for development is a stand-in. */
export interface Mailer {
  /**
   * Hands one email over.
   * @throws UndeliverableError when no retry can succeed, anything else when one might
   */
  deliver(email: Email): Promise<void>
  /** Deletes every stored email to an address, or whose answer goes there. @returns how many there were */
  deleteEmailsTo(address: string): Promise<number>
}

/** The receiving server rejects this email permanently. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError'
}
