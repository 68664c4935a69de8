import type { z } from 'zod'
import { careFor } from '#chat/care/care-for-words.ts'
import type { sendContactMessage } from '#contract/contact.ts'
import { isBlankMessage } from '#contract/message-text.ts'
import type { Database } from '#database.ts'
import { isTurnedOff } from '#email-preferences/email-opt-outs-table.ts'
import type { SignedInUser } from '#identity/authenticate.ts'
import { readTypedAddress } from '#identity/emails/email-address.ts'
import type { RateLimit } from '#limits/rate-limit.ts'
import type { OptOut } from '#mail/mailer.ts'
import type { Outbox } from '#mail/outbox.ts'
import { withUnsubscribeLink } from '#mail/unsubscribe-link.ts'
import { copyEmail, messageEmail, type Sender } from './contact-emails.ts'
import { insertMessage } from './contact-messages-table.ts'

interface ContactDeps {
  db: Database
  outbox: Outbox
  publicUrl: string
  secret: string
  /** Without one, messages are only stored. */
  operatorEmail: string | null
  limitNetwork: RateLimit
  limitSender: RateLimit
  today(): Date
}

interface From {
  caller: SignedInUser | undefined
  clientNetwork: string
  timeZone: string
}

/**
 * Stores a message, emails it to the operator, and a copy to the sender.
 * @throws AppError `bad_request`, `email_invalid` or `too_many_requests`
 */
export async function sendMessage(
  deps: ContactDeps,
  { caller, clientNetwork, timeZone }: From,
  { key, name = '', email = '', message }: z.output<(typeof sendContactMessage)['body']>,
) {
  const sender = {
    name: isBlankMessage(name) ? null : name,
    email: caller?.user.email ?? readTypedAddress(email),
    isProven: caller?.hasProvenEmail ?? false,
  }
  const optOut = caller && { userId: caller.user.id, kind: 'contact_copies' as const }
  await deps.limitNetwork(clientNetwork)
  await deps.limitSender(caller?.user.id ?? sender.email.toLowerCase())
  await deps.outbox.sendInTransaction(async (tx) => {
    const { name, email } = sender
    const userId = caller?.user.id ?? null
    const isNew = await insertMessage(tx, {
      ...{ key, userId, name, email, message },
      sentAt: deps.today(),
    })
    return isNew ? emailsAbout(deps, { sender, optOut }, message) : []
  })
  const care = careFor(message, timeZone)
  const isCopied = !optOut || !(await isTurnedOff(deps.db, optOut))
  return { success: true as const, email: sender.email, isCopied, ...(care && { care }) }
}

function emailsAbout(
  deps: ContactDeps,
  { sender, optOut }: { sender: Sender; optOut: OptOut | undefined },
  message: string,
) {
  const { operatorEmail, publicUrl } = deps
  const copy = copyEmail(sender, message, optOut && withUnsubscribeLink(deps, optOut))
  return operatorEmail
    ? [messageEmail({ operatorEmail, publicUrl }, sender, message), copy]
    : [copy]
}
