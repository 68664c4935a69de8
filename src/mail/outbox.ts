import type { Database, Transaction } from '#database.ts'
import type { Jobs, RetryPolicy } from '#jobs.ts'
import type { Log } from '#log.ts'
import { createSignal } from '#signal.ts'
import { type Email, type Mailer, type OptOut, UndeliverableError } from './mailer.ts'
import {
  deleteEmail,
  deletePendingEmailsTo,
  findEmail,
  insertEmail,
  listPendingEmails,
} from './outbox-table.ts'

const QUEUE = 'mail'
// 15 s, 30 s, 1 min …: eight retries cover an hour-long outage of the mail server.
const RETRY_POLICY: RetryPolicy = { retries: 8, firstDelaySeconds: 15 }

/** How a try to deliver an email ended. */
export const emailTried = createSignal<'sent' | 'retried' | 'failed'>('email tried')

/** A transactional outbox: a stored email is delivered even if the process crashes in between. */
export interface Outbox {
  /** Stores the email and queues it. Never call it inside a transaction. */
  send(email: Email): Promise<void>
  /**
   * Stores the emails that `write` returns in the same transaction: they are sent if, and only if, it
   * commits.
   */
  sendInTransaction(write: (tx: Transaction) => Promise<Email[]>): Promise<void>
  /** Like `send`, without waiting: response times must not reveal whether an email is sent. */
  sendInBackground(compose: () => Promise<Email | undefined>): void
  /** Starts delivering, and requeues emails left by a crash. */
  start(): Promise<void>
  /**
   * Deletes every stored email to an address, or whose answer goes there, delivered or not.
   * @returns how many there were
   */
  deleteEmailsTo(address: string): Promise<number>
  /** Waits for pending calls of `sendInBackground`. */
  settle(): Promise<void>
}

interface Deps {
  db: Database
  jobs: Jobs
  log: Log
  mailer: Mailer
  /** Whether a user has turned off a kind of email. */
  isTurnedOff(optOut: OptOut): Promise<boolean>
  /** Tests use a short one. */
  retryPolicy?: RetryPolicy
}

export function createOutbox(deps: Deps): Outbox {
  const { db, jobs, log, mailer, retryPolicy = RETRY_POLICY } = deps
  const pending = new Set<Promise<void>>()

  async function deliver({ id }: { id: string }, isLastTry: boolean) {
    const found = await findEmail(db, id)
    if (!found) return
    const { optOut, ...email } = found
    // Asked at every try, so that a choice also holds for what was queued before it.
    if (optOut && (await deps.isTurnedOff(optOut))) return deleteEmail(db, id)
    try {
      await mailer.deliver(email)
      emailTried.emit('sent')
    } catch (error) {
      const isFinal = isLastTry || error instanceof UndeliverableError
      log.error({ error, email: id, isFinal }, 'An email could not be delivered')
      emailTried.emit(isFinal ? 'failed' : 'retried')
      if (!isFinal) throw error
    }
    await deleteEmail(db, id)
  }

  async function send(email: Email) {
    const id = await insertEmail(db, email)
    await jobs.enqueue(QUEUE, id, { id })
  }

  return {
    send,
    async sendInTransaction(write) {
      const ids: string[] = []
      await db.transaction(async (tx) => {
        for (const email of await write(tx)) ids.push(await insertEmail(tx, email))
      })
      for (const id of ids) await jobs.enqueue(QUEUE, id, { id })
    },
    sendInBackground(compose) {
      const sending = compose()
        .then((email) => email && send(email))
        .catch((error) => log.error({ error }, 'An email could not be composed'))
        .finally(() => pending.delete(sending))
      pending.add(sending)
    },
    async start() {
      await jobs.work(QUEUE, deliver, retryPolicy)
      for (const id of await listPendingEmails(db)) await jobs.enqueue(QUEUE, id, { id })
    },
    async deleteEmailsTo(address) {
      return (await deletePendingEmailsTo(db, address)) + (await mailer.deleteEmailsTo(address))
    },
    async settle() {
      await Promise.all(pending)
    },
  }
}
