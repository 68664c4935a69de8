import { type Mailer, UndeliverableError } from './mailer.ts'

/** Where no mail server is configured and none may be stood in for: every letter is refused, in the log. */
export const noMailer: Mailer = {
  async deliver() {
    throw new UndeliverableError('SMTP_URL is not set, so no mail can be sent')
  },
  forget: async () => 0,
}
