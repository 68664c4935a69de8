import { RateLimiterMemory } from 'rate-limiter-flexible'
import { messages } from '#contract/messages.ts'
import { HOUR, MINUTE, SECOND } from '#durations.ts'
import { AppError } from '#errors.ts'

// Nobody's mailbox is filled by others, and nobody tries addresses by the hundred.
const MAILS_TO_ONE_ADDRESS = { points: 5, duration: HOUR / SECOND }
const MAILS_FROM_ONE_CLIENT = { points: 20, duration: (10 * MINUTE) / SECOND }

/** Counts letters asked for by address and by client, whether or not the address is known. */
export function createMailThrottle(isOn: boolean) {
  const byAddress = new RateLimiterMemory({ keyPrefix: 'address', ...MAILS_TO_ONE_ADDRESS })
  const byClient = new RateLimiterMemory({ keyPrefix: 'client', ...MAILS_FROM_ONE_CLIENT })
  /** @throws AppError `too_many_requests` */
  return async (kind: string, address: string, client: string) => {
    if (!isOn) return
    try {
      await byClient.consume(client)
      await byAddress.consume(`${kind} ${address.toLowerCase()}`)
    } catch (cause) {
      throw new AppError('too_many_requests', messages.general.tooManyRequests, { cause })
    }
  }
}
