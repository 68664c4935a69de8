import { createTransport } from 'nodemailer'
import { SECOND } from '#durations.ts'

const TIMEOUT_MS = 8 * SECOND

/** Connects to an SMTP server and logs in. @throws what nodemailer throws, with its `code` */
export async function verifySmtp(url: string): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
