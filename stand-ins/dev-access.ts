import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type DevRequest, isFromThisMachine, isThisMachine } from './loopback-only.ts'

/** Access to pages that show all emails, or sign in as any user. */
export interface DevAccess {
  publicUrl: string
  /**
   * Required when PUBLIC_URL is not this machine's: a proxy on this machine connects from the loopback address too,
   * and may send a local host name. Absent when only requests from this machine are allowed.
   */
  key: string | undefined
  /** @param given the key in the request, if any */
  isAllowed(request: DevRequest, given: string | undefined): boolean
  /** @returns the address of a page, with the key if one is required */
  linkTo(path: string): string
}

export const MAILBOX_PATH = '/dev/mailbox'
export const BILLING_PATH = '/dev/billing'

export const DEV_KEY_COOKIE = 'cosmic-dev-key'

interface Options {
  publicUrl: string
  /** The key is derived from it: it survives a restart and is the same in all processes. */
  secret: string
}

export function createDevAccess({ publicUrl, secret }: Options): DevAccess {
  const key = isThisMachine(new URL(publicUrl).hostname)
    ? undefined
    : createHmac('sha256', secret).update('the key of the pages under /dev').digest('base64url')
  return {
    publicUrl,
    key,
    isAllowed: (request, given) =>
      key === undefined ? isFromThisMachine(request) : given !== undefined && isSame(given, key),
    linkTo: (path) => `${publicUrl}${path}${key === undefined ? '' : `?key=${key}`}`,
  }
}

/** Compares in constant time. */
const isSame = (given: string, key: string) => timingSafeEqual(sha256(given), sha256(key))

const sha256 = (text: string) => createHash('sha256').update(text).digest()
