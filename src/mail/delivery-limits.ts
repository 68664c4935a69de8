import { MINUTE, SECOND } from '#durations.ts'
import { JOB_EXPIRES_AFTER } from '#jobs.ts'

export interface DeliveryLimits {
  connectMs: number
  /** From the first packet until the server has the whole email. */
  handOverMs: number
  /** Until the server has confirmed the email. */
  confirmMs: number
}

/**
 * A server may take minutes to confirm an email (RFC 5321, 4.5.3.2.6). Giving up earlier, or letting the job expire
 * meanwhile, would send the email twice. A server that stalls before it has the email gets less time.
 */
export const DELIVERY_LIMITS: DeliveryLimits = {
  connectMs: 10 * SECOND,
  handOverMs: MINUTE,
  confirmMs: JOB_EXPIRES_AFTER - MINUTE,
}

/** Aborts one delivery that takes too long. */
export function limitDelivery({ handOverMs, confirmMs }: DeliveryLimits) {
  const ending = new AbortController()
  const abort = () => ending.abort(new Error('The mail server takes too long'))
  const handOver = setTimeout(abort, handOverMs)
  const confirm = setTimeout(abort, confirmMs)
  return {
    signal: ending.signal,
    handedOver: () => clearTimeout(handOver),
    clear() {
      clearTimeout(handOver)
      clearTimeout(confirm)
    },
  }
}
