import { HOUR, MINUTE } from '#durations.ts'
import { createRateLimit } from '#rate-limit.ts'

// Nobody's mailbox is filled by others, and nobody tries addresses by the hundred.
const MAILS_TO_ONE_ADDRESS = { times: 5, inMs: HOUR }
const MAILS_FROM_ONE_CLIENT = { times: 20, inMs: 10 * MINUTE }

/** Counts letters asked for by address and by client, whether or not the address is known. */
export function createMailThrottle(isOn: boolean) {
  const byAddress = createRateLimit(MAILS_TO_ONE_ADDRESS)
  const byClient = createRateLimit(MAILS_FROM_ONE_CLIENT)
  /** @throws AppError `too_many_requests` */
  return async (kind: string, address: string, client: string) => {
    if (!isOn) return
    await byClient(client)
    await byAddress(`${kind} ${address.toLowerCase()}`)
  }
}
