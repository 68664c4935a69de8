import { HOUR, MINUTE } from '#durations.ts'
import { createRateLimit } from '#rate-limit.ts'

// Nobody's mailbox is filled by others, and nobody tries addresses by the hundred.
const EMAILS_PER_ADDRESS = { times: 5, inMs: HOUR }
const EMAILS_PER_CLIENT = { times: 20, inMs: 10 * MINUTE }

/** Counts letters asked for by address and by client, whether or not the address is known. */
export function createEmailLimit(isOn: boolean) {
  const byAddress = createRateLimit(EMAILS_PER_ADDRESS)
  const byClient = createRateLimit(EMAILS_PER_CLIENT)
  /** @throws AppError `too_many_requests` */
  return async (kind: string, address: string, client: string) => {
    if (!isOn) return
    await byClient(client)
    await byAddress(`${kind} ${address.toLowerCase()}`)
  }
}
