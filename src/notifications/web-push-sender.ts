import webPush from 'web-push'
import { SECOND } from '#durations.ts'
import type { Log } from '#log.ts'
import type { PushKeys } from './push-keys.ts'
import type { PushResult, PushSender } from './push-sender.ts'
import { isPushServiceUrl } from './push-services.ts'

const TIMEOUT_MS = 10 * SECOND
/** A newer note replaces one that the device has not got yet (RFC 8030). */
const TOPIC = 'daily'

interface Options {
  keys: PushKeys
  /** Whom a push service writes to about this site: a mailto or https address. */
  contact: string
  log: Log
  timeoutMs?: number
  /** Tests have a push service of their own. */
  isAllowed?: (address: string) => boolean
}

export function createWebPushSender({
  keys,
  contact,
  log,
  timeoutMs = TIMEOUT_MS,
  isAllowed = isPushServiceUrl,
}: Options): PushSender {
  return {
    publicKey: keys.publicKey,
    async send({ to, note, ttlSeconds }) {
      if (!isAllowed(to.endpoint)) return 'refused'
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        to,
        JSON.stringify(note),
        { vapidDetails: { subject: contact, ...keys }, TTL: ttlSeconds, topic: TOPIC },
      )
      // Not the library's own request: its time limit restarts with every byte of a slow answer.
      const answer = await fetch(endpoint, {
        method,
        headers: withoutLength(headers),
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      const { status } = answer
      const { host } = new URL(endpoint)
      if (status !== 201) log.warn({ status, host }, 'A push service did not take a note')
      return resultOf(status)
    },
  }
}

/** `fetch` sets it. */
const withoutLength = (headers: webPush.Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  )

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 404 || status === 410) return 'gone'
  if (status === 408 || status === 429 || status >= 500)
    throw new Error(`The push service answered ${status}`)
  return 'refused'
}
