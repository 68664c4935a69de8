import { expect } from 'vitest'
import { outboxEmails } from '#mail/outbox-table.ts'
import { listReceivedEmails, type ReceivedEmail } from '#stand-ins/mailbox/mailbox-table.ts'
import type { TestApp } from './test-app.ts'

type Needs = Pick<TestApp, 'database' | 'outbox'>

/** The `nth` mail of a kind to an address, once it is there. */
export async function receivedMail(
  { database }: Needs,
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

/** How many mails to an address are there, now that all that was begun is written. */
export async function countMails({ database, outbox }: Needs, to: string): Promise<number> {
  await outbox.settle()
  const waiting = async () => database.db.$count(outboxEmails)
  await expect.poll(waiting).toBe(0)
  return (await listReceivedEmails(database.db, to)).length
}

/** The address that the button of a mail opens, without the host. */
export function linkIn({ text }: ReceivedEmail): string {
  const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1]
  if (!link) throw new Error(`There is no link in: ${text}`)
  return link
}

export function tokenIn(mail: ReceivedEmail): string {
  return new URLSearchParams(linkIn(mail).split('?')[1]).get('token') ?? ''
}
