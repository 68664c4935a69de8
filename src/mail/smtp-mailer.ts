import { createTransport } from 'nodemailer'
import { type Mailer, UndeliverableError } from './mailer.ts'

interface SmtpFailure extends Error {
  code?: string
  responseCode?: number
}

/** A mail server of one's own, at `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from })
  return {
    async deliver(mail) {
      try {
        await transport.sendMail(mail)
      } catch (error) {
        throw isFinal(error as SmtpFailure)
          ? new UndeliverableError('The mail server refuses this letter', { cause: error })
          : error
      }
    },
    // What was handed over is the mail server's.
    forget: async () => 0,
  }
}

/** 5xx about the letter is final (RFC 5321, 4.2.1); a wrong password of ours may be put right. */
function isFinal({ code, responseCode = 0 }: SmtpFailure): boolean {
  return code !== 'EAUTH' && responseCode >= 500 && responseCode < 600
}
