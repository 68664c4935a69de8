import { createTransport } from 'nodemailer'
import { type Mailer, UndeliverableError } from './mailer.ts'
import { toMessage } from './message.ts'

interface SmtpFailure extends Error {
  code?: string
  responseCode?: number
}

/** An SMTP server, at `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from })
  return {
    async deliver(email) {
      try {
        await transport.sendMail(toMessage(email))
      } catch (error) {
        throw isFinal(error as SmtpFailure)
          ? new UndeliverableError('The mail server rejects this email', { cause: error })
          : error
      }
    },
    // The mail server keeps what it has accepted.
    deleteEmailsTo: async () => 0,
  }
}

/** 5xx about the email is final (RFC 5321, 4.2.1); our own wrong password may be corrected. */
function isFinal({ code, responseCode = 0 }: SmtpFailure): boolean {
  return code !== 'EAUTH' && responseCode >= 500 && responseCode < 600
}
