import type { Database, Transaction } from '#database.ts'
import type { Jobs, RetryPolicy } from '#jobs.ts'
import type { Log } from '#log.ts'
import { type Mail, type Mailer, UndeliverableError } from './mailer.ts'
import {
  deleteMail,
  deleteMailsTo,
  findMail,
  findWaitingMails,
  insertMail,
} from './outbox-table.ts'

const QUEUE = 'mail'
// 15 s, 30 s, 1 min … : eight tries reach over an hour of a mail server that is down.
const PATIENCE: RetryPolicy = { retries: 8, firstDelaySeconds: 15 }

/** Letters leave by the durable queue: what was sent is delivered, whatever crashes in between. */
export interface Post {
  /** Keeps the letter and queues it. Never call it inside a transaction. */
  send(mail: Mail): Promise<void>
  /**
   * Keeps the letters that `write` hands back in the transaction in which it writes: they go out if,
   * and only if, the rest is kept too.
   */
  sendWith(write: (tx: Transaction) => Promise<Mail[]>): Promise<void>
  /** The same as `send` without waiting, so that an answer takes equally long whether a letter goes out or not. */
  sendSoon(makeMail: () => Promise<Mail | undefined>): void
  /** Begins to deliver, and takes up what a crash has left. */
  start(): Promise<void>
  /** Drops every letter to an address, delivered or not. @returns how many there were */
  forget(address: string): Promise<number>
  /** Waits for what `sendSoon` has begun. */
  settle(): Promise<void>
}

interface Needs {
  db: Database
  jobs: Jobs
  log: Log
  mailer: Mailer
  /** Tests have none. */
  patience?: RetryPolicy
}

export function createPost({ db, jobs, log, mailer, patience = PATIENCE }: Needs): Post {
  const begun = new Set<Promise<void>>()

  async function deliver({ id }: { id: string }, isLastTry: boolean) {
    const mail = await findMail(db, id)
    if (!mail) return
    try {
      await mailer.deliver(mail)
    } catch (error) {
      const isHopeless = isLastTry || error instanceof UndeliverableError
      log.error({ error, mail: id, isHopeless }, 'A mail could not be delivered')
      if (!isHopeless) throw error
    }
    await deleteMail(db, id)
  }

  async function send(mail: Mail) {
    const id = await insertMail(db, mail)
    await jobs.enqueue(QUEUE, id, { id })
  }

  return {
    send,
    async sendWith(write) {
      const ids: string[] = []
      await db.transaction(async (tx) => {
        for (const mail of await write(tx)) ids.push(await insertMail(tx, mail))
      })
      for (const id of ids) await jobs.enqueue(QUEUE, id, { id })
    },
    sendSoon(makeMail) {
      const sending = makeMail()
        .then((mail) => mail && send(mail))
        .catch((error) => log.error({ error }, 'A mail could not be written'))
        .finally(() => begun.delete(sending))
      begun.add(sending)
    },
    async start() {
      await jobs.work(QUEUE, deliver, patience)
      for (const id of await findWaitingMails(db)) await jobs.enqueue(QUEUE, id, { id })
    },
    async forget(address) {
      return (await deleteMailsTo(db, address)) + (await mailer.forget(address))
    },
    async settle() {
      await Promise.all(begun)
    },
  }
}
