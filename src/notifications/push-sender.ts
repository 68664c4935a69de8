import type { PushAddress, PushNote } from '#contract/notifications.ts'

export interface Push {
  to: PushAddress
  note: PushNote
  /** How long the push service keeps it for a device that is off. */
  ttlSeconds: number
}

/** `gone`: the address is no longer valid. `refused`: no retry can succeed. */
export type PushResult = 'delivered' | 'gone' | 'refused'

/** Hands notes over to the push service of a browser's maker. */
export interface PushSender {
  /** What browsers subscribe with, as base64url. */
  readonly publicKey: string
  /** @throws when a retry might succeed */
  send(push: Push): Promise<PushResult>
}
