import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type DevRequest, isFromThisMachine, isThisMachine } from './loopback-only.ts'

/** Who may open pages that show everybody's mail, or sign in as anybody. */
export interface DevAccess {
  publicUrl: string
  /**
   * What opens them where PUBLIC_URL is not this machine's: a proxy on this machine connects from here, and may name
   * this machine as the host. Absent where only requests of this machine are let in.
   */
  key: string | undefined
  /** @param given the key that the request brings, if any */
  isAllowed(request: DevRequest, given: string | undefined): boolean
  /** @returns the address at which a page opens, for whoever starts the server */
  linkTo(path: string): string
}

export const MAILBOX_PATH = '/dev/mailbox'
export const BILLING_PATH = '/dev/billing'

export const DEV_KEY_COOKIE = 'cosmic-dev-key'

interface Options {
  publicUrl: string
  /** The key follows from it, so that it outlives a restart and is the same in all processes. */
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

/** Takes the same time whatever is given. */
const isSame = (given: string, key: string) => timingSafeEqual(sha256(given), sha256(key))

const sha256 = (text: string) => createHash('sha256').update(text).digest()
