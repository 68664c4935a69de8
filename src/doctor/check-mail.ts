import type { Config } from '#config.ts'
import { verifySmtp } from '#mail/verify-smtp.ts'
import { broken, codeOf, type Finding, off, ok } from './finding.ts'

/** Connects and logs in, and sends nothing. */
export async function checkMail({
  smtp,
  standIns,
}: Pick<Config, 'smtp' | 'standIns'>): Promise<Finding> {
  if (!smtp)
    return off(
      standIns.mailbox
        ? 'No email leaves this machine: emails are shown at /dev/mailbox; set SMTP_URL and MAIL_FROM to send them.'
        : 'No email is sent, so that nobody can confirm an address or reset a password: set SMTP_URL and MAIL_FROM.',
    )
  const { host } = new URL(smtp.url)
  try {
    await verifySmtp(smtp.url)
    return ok(`The mail server ${host} takes emails.`)
  } catch (error) {
    const code = codeOf(error)
    return broken(
      code === 'EAUTH'
        ? `The mail server ${host} refuses the login: correct user and password in SMTP_URL.`
        : `The mail server ${host} does not answer as one (${code}): check host, port and protocol (smtp or smtps) in SMTP_URL, and whether this machine may reach it.`,
    )
  }
}
