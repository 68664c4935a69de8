import { DAY } from '#durations.ts'

const YEAR = 365 * DAY

/**
 * How long what has an end is kept, in milliseconds. The privacy policy has a line for each (`kept-for-messages.ts`), and the nightly
 * job of `retention/` deletes by it.
 */
export const keptFor = {
  /** Without a visit. */
  session: 30 * DAY,
  /** That needs no second step. */
  trustedBrowser: 30 * DAY,
  /** The longest, which takes back a change of address. */
  emailedLink: 7 * DAY,
  /** Counts of attempts to log in and of requests for emails, by network and address. */
  attemptCount: DAY,
  /** The key of an authenticator app whose first code was never entered. */
  unconfirmedAuthenticator: DAY,
  /** Without use. */
  assistantConnection: 60 * DAY,
  /** A registration that nobody allowed, or a connection that can no longer read. */
  unusedAssistant: DAY,
  contactMessage: YEAR,
  unconfirmedWaitlistEntry: 7 * DAY,
  /** From when the file is ready. */
  exportFile: DAY,
  undeliveredEmail: 7 * DAY,
  /** What counts toward a daily limit. */
  dailyCount: DAY,
  /** The request for a text that could not be written. */
  failedRequest: 30 * DAY,
  rejectedSentence: 90 * DAY,
  modelCall: 2 * YEAR,
  auditLog: 2 * YEAR,
  /** Stripe resends a webhook event for three days. */
  paymentEvent: 40 * DAY,
  /** What an interrupted deletion of an account has deleted, for the receipt of the next try. */
  interruptedDeletion: 30 * DAY,
  /** Deleted by the operator, as README says. */
  backup: 30 * DAY,
} as const

/** As in "a week" or "30 days". */
export function inWords(milliseconds: number): string {
  const days = milliseconds / DAY
  if (days % 365 === 0) return count(days / 365, 'year')
  return days === 7 ? 'a week' : count(days, 'day')
}

const count = (number: number, unit: string) =>
  number === 1 ? `a ${unit}` : `${number === 2 ? 'two' : number} ${unit}s`
