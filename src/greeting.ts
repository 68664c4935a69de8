import { PRODUCT_NAME } from '#contract/messages.ts'
import type { Config } from './config.ts'

/** What a started server says: where it is open, and which adapter has which job. */
export function greeting(config: Config, mailboxPath: string): string {
  const { publicUrl, databaseUrl, dataDir, firebase } = config
  const lines = {
    database: databaseUrl ? 'PostgreSQL at DATABASE_URL' : `embedded, in ${dataDir}`,
    identity: firebase ? `Firebase Authentication, project ${firebase.projectId}` : 'embedded',
    google: sayGoogle(config),
    mail: sayMail(config, mailboxPath),
    payments: sayPayments(config),
    writer: 'embedded',
  }
  const table = Object.entries(lines).map(([name, what]) => `  ${name.padEnd(9)} ${what}`)
  return [`${PRODUCT_NAME} is open at ${publicUrl}`, ...table].join('\n')
}

function sayGoogle({ firebase, google, standIns }: Config): string {
  if (firebase) return 'as set up at Firebase'
  if (google) return 'with GOOGLE_CLIENT_ID'
  return standIns.google ? 'stood in for, on this machine only' : 'off'
}

function sayPayments({ stripe, standIns, publicUrl }: Config): string {
  if (stripe) return stripe.secretKey.includes('_test_') ? 'Stripe, in test mode' : 'Stripe'
  if (standIns.stripe) return `stood in for, no card is charged: ${publicUrl}/dev/billing`
  return 'off'
}

function sayMail({ smtp, standIns, publicUrl }: Config, mailboxPath: string): string {
  if (smtp) return `by SMTP, from ${smtp.from}`
  if (standIns.mailbox) return `kept here, shown at ${publicUrl}${mailboxPath}`
  return 'none: set SMTP_URL and MAIL_FROM'
}
