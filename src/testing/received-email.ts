import { expect } from 'vitest'
import { outboxEmails } from '#mail/outbox-table.ts'
import { listReceivedEmails, type ReceivedEmail } from '#stand-ins/mailbox/mailbox-table.ts'
import type { TestApp } from './test-app.ts'

type Deps = Pick<TestApp, 'database' | 'outbox'>

/** Waits for the `nth` email of a kind to an address. */
export async function receivedEmail(
  { database }: Deps,
  to: string,
  subject: RegExp,
  nth = 1,
): Promise<ReceivedEmail> {
  const fits = async () =>
    (await listReceivedEmails(database.db, to))
      .filter((mail) => subject.test(mail.subject))
      .at(-nth)
  await expect.poll(fits).toBeDefined()
  return (await fits()) as ReceivedEmail
}

/** Counts the emails to an address, after everything in the outbox is delivered. */
export async function countEmails({ database, outbox }: Deps, to: string): Promise<number> {
  await outbox.settle()
  const waiting = async () => database.db.$count(outboxEmails)
  await expect.poll(waiting).toBe(0)
  return (await listReceivedEmails(database.db, to)).length
}

/** The URL of the email's button, without the host. */
export function linkIn({ text }: ReceivedEmail): string {
  const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1]
  if (!link) throw new Error(`There is no link in: ${text}`)
  return link
}

export function tokenIn(mail: ReceivedEmail): string {
  return new URLSearchParams(linkIn(mail).split('?')[1]).get('token') ?? ''
}
