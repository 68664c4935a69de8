import { createTransport, type Transport } from 'nodemailer'
import PostalMime from 'postal-mime'
import type { Database } from '#database.ts'
import type { Mailer } from '#mail/mailer.ts'
import { toMessage } from '#mail/message.ts'
import { deleteReceivedEmails, storeEmail } from './mailbox-table.ts'

const FROM = 'Cosmic Path <no-reply@localhost>'

/** Builds each email as for a mail server, parses it as a mail program would, and stores it. */
export function createMailbox(db: Database): Mailer {
  const transport = createTransport(storingTransport(db), { from: FROM })
  return {
    async deliver(email) {
      await transport.sendMail(toMessage(email))
    },
    deleteEmailsTo: (address) => deleteReceivedEmails(db, address),
  }
}

function storingTransport(db: Database): Transport<undefined> {
  return {
    name: 'mailbox',
    version: '1',
    send(mail, done) {
      mail.message
        .build()
        .then((mime) => PostalMime.parse(mime))
        .then(async ({ from, to, replyTo, headers, subject = '', html = '', text = '' }) => {
          const sender = from?.address ?? ''
          const recipient = to?.[0]?.address ?? ''
          const listUnsubscribe = headers.find(({ key }) => key === 'list-unsubscribe')?.value
          const answered = { replyTo: replyTo?.[0]?.address, listUnsubscribe }
          await storeEmail(db, { sender, recipient, ...answered, subject, html, text })
        })
        .then(
          () => done(null, undefined),
          (error) => done(error, undefined),
        )
    },
  }
}
