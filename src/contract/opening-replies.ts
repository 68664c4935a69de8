import type { Plan } from './billing.ts'

/**
 * Replies that the server writes into a document, so that its page need not ask. By the path of the call, with its
 * query.
 */
export interface OpeningReplies {
  /** The time zone that the replies were made for; null if it was not known. */
  timeZone: string | null
  replies: Record<string, unknown>
}

/** The id of the script element that holds them as JSON. */
export const OPENING_REPLIES_ID = 'opening-replies'

/** The cookie by which a document request tells the reader's time zone, as calls do by their header. */
export const TIME_ZONE_COOKIE = 'time-zone'

/**
 * Classes of the root element by which a page shows, before its scripts are there, what the server knows of its reader. The first
 * one is set, too, where the browser remembers a session of the last visit and the server does not know that it is over.
 */
export const WAS_SIGNED_IN = 'was-signed-in'
/** Nobody is signed in. */
export const IS_VISITOR = 'is-visitor'
export const HAS_PORTRAIT = 'has-portrait'
export const DEMO_PAYMENTS = 'demo-payments'
/** Set by the page itself. */
export const HAS_TRAVELED = 'has-traveled'
/** The attribute of the root element with the time zone that the texts of the document were written for. */
export const TEXTS_FOR_ZONE = 'data-texts-for-zone'
/** A place in the prerendered HTML that the server fills with a text of its reader. */
export type DocumentSlot = 'horoscope' | 'thought'
/** The plan that the payment page is opened for. */
export const classOfPlan = (plan: Plan) => `plan-${plan}`
