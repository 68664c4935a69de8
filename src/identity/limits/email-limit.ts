import type { Database } from '#database.ts'
import { HOUR, MINUTE } from '#durations.ts'
import { createSharedRateLimit } from '#limits/shared-rate-limit.ts'

// Against flooding a mailbox, and against trying many addresses.
const EMAILS_PER_ADDRESS = { times: 5, inMs: HOUR }
const EMAILS_PER_CLIENT = { times: 20, inMs: 10 * MINUTE }

/** Limits requested emails per address, known or not, and per client network. */
export function createEmailLimit(db: Database, isOn: boolean) {
  const byAddress = createSharedRateLimit(db, 'emails to', EMAILS_PER_ADDRESS)
  const byClient = createSharedRateLimit(db, 'emails by', EMAILS_PER_CLIENT)
  /** @throws AppError `too_many_requests` */
  return async (kind: string, address: string, client: string) => {
    if (!isOn) return
    await byClient(client)
    await byAddress(`${kind} ${address.toLowerCase()}`)
  }
}
