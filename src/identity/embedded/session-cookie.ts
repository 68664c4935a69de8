import { getSessionCookie } from 'better-auth/cookies'

export const COOKIE_PREFIX = 'cosmic-path'

/** Whether a request comes from a browser with a session, which may have ended. */
export const hasSessionCookie = (headers: Headers): boolean =>
  getSessionCookie(headers, { cookiePrefix: COOKIE_PREFIX }) !== null
