import { createTransport } from 'nodemailer'
import { DELIVERY_LIMITS, limitDelivery } from './delivery-limits.ts'
import { type Mailer, UndeliverableError } from './mailer.ts'
import { toMessage } from './message.ts'

interface SmtpFailure extends Error {
  code?: string
  responseCode?: number
}

/** An SMTP server, at `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMailer(url: string, from: string, limits = DELIVERY_LIMITS): Mailer {
  const { connectMs, confirmMs } = limits
  const transport = createTransport(
    {
      url,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: confirmMs,
    },
    { from },
  )
  const whenHandedOver = new WeakMap<AbortSignal, () => void>()
  transport.use('stream', ({ data: { signal }, message }, done) => {
    const handedOver = signal && whenHandedOver.get(signal)
    if (handedOver) message.processFunc((stream) => stream.once('end', handedOver))
    done()
  })
  const domain = /@([\w.-]+)[^@]*$/.exec(from)?.[1]

  return {
    async deliver({ id, ...email }) {
      const { signal, handedOver, clear } = limitDelivery(limits)
      whenHandedOver.set(signal, handedOver)
      try {
        // A retry after a lost confirmation has the same id, by which mailboxes recognize a duplicate.
        const messageId = id && domain && { messageId: `<${id}@${domain}>` }
        await transport.sendMail({ ...toMessage(email), ...messageId, signal })
      } catch (error) {
        throw isFinal(error as SmtpFailure)
          ? new UndeliverableError('The mail server rejects this email', { cause: error })
          : error
      } finally {
        clear()
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
