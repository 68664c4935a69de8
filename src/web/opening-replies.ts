import {
  HAS_TRAVELED,
  OPENING_REPLIES_ID,
  type OpeningReplies,
  TEXTS_FOR_ZONE,
} from '#contract/opening-replies.ts'
import { SECOND } from '#durations.ts'

/** A page that is opened makes its calls within this time. Later, a reply would be older than it claims. */
const LIFETIME = 30 * SECOND

/** Runs in the head: a reader who has traveled since their last visit does not see the day of the other time zone. */
export const hideTextsOfOtherZone = `(function(){try{var root=document.documentElement,zone=root.getAttribute('${TEXTS_FOR_ZONE}');if(zone!==null&&zone!==Intl.DateTimeFormat().resolvedOptions().timeZone)root.classList.add('${HAS_TRAVELED}')}catch(e){}})()`

let opening: OpeningReplies | undefined | 'unread' = 'unread'

/**
 * The reply to a call that the server has written into this document. Each is used once; a repeated call is a request.
 *
 * @returns undefined if there is none: a reply may be null
 */
export function takeOpeningReply(path: string): { reply: unknown } | undefined {
  if (opening === 'unread') opening = readDocument()
  if (!opening || !(path in opening.replies)) return undefined
  if (performance.now() > LIFETIME) return forgetOpeningReplies()
  const reply = opening.replies[path]
  delete opening.replies[path]
  return { reply }
}

/** After a change, the replies made before it are wrong. */
export function forgetOpeningReplies(): undefined {
  if (opening === 'unread') readDocument()
  opening = undefined
}

/** The element must not outlive the session of the person it is about. */
function readDocument(): OpeningReplies | undefined {
  // While the site is prerendered, there is no document.
  const element = globalThis.document?.getElementById(OPENING_REPLIES_ID)
  element?.remove()
  const text = element?.textContent
  if (!text) return undefined
  const read: OpeningReplies = JSON.parse(text)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  // The reader has traveled: their dates are others.
  if (read.timeZone !== null && read.timeZone !== timeZone) return undefined
  return read
}
