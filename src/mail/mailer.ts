/** One letter to one person, finished. */
export interface Mail {
  to: string
  subject: string
  html: string
  text: string
}

/** Whoever carries letters. Adapters sit beside this file; a mailbox for development is a stand-in. */
export interface Mailer {
  /**
   * Hands one letter over.
   * @throws UndeliverableError when no later try can succeed, anything else when one might
   */
  deliver(mail: Mail): Promise<void>
  /** Lets go of every letter to an address that is still kept. @returns how many there were */
  forget(address: string): Promise<number>
}

/** The receiving side refuses this letter for good. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError'
}
