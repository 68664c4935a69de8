import { type Mailer, UndeliverableError } from './mailer.ts'

/** Used where no mail server is configured and no stand-in is allowed: every email fails, and the log says so. */
export const noMailer: Mailer = {
  async deliver() {
    throw new UndeliverableError('SMTP_URL is not set, so no mail can be sent')
  },
  deleteEmailsTo: async () => 0,
}
