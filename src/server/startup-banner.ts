import type { Config } from '#config.ts'
import { PRODUCT_NAME } from '#contract/messages.ts'

/** The addresses of the stand-ins' pages. */
export interface DevLinks {
  mailbox: string
  billing: string
  /** Whether these addresses contain an access key. */
  withKey: boolean
}

/** Printed once the server listens: its address, and the adapter in use for each port. */
export function startupBanner(config: Config, dev: DevLinks | undefined): string {
  const { publicUrl, databaseUrl, dataDir, firebase } = config
  const lines = {
    database: databaseUrl ? 'PostgreSQL at DATABASE_URL' : `embedded, in ${dataDir}`,
    identity: firebase ? `Firebase Authentication, project ${firebase.projectId}` : 'embedded',
    google: describeGoogle(config, dev),
    mail: describeMail(config, dev),
    payments: describePayments(config, dev),
    writer: describeWriter(config),
    ...(config.traces && { traces: `sent to ${config.traces.url}` }),
    ...(config.metrics && { metrics: describeMetrics(config.metrics) }),
  }
  const table = Object.entries(lines).map(([name, what]) => `  ${name.padEnd(9)} ${what}`)
  return [`${PRODUCT_NAME} is open at ${publicUrl}`, ...table].join('\n')
}

function describeGoogle({ firebase, google, standIns }: Config, dev: DevLinks | undefined): string {
  if (firebase) return 'as set up at Firebase'
  if (google) return 'with GOOGLE_CLIENT_ID'
  if (!standIns.google) return 'off'
  return dev?.withKey
    ? 'stood in for, in browsers that have opened an address with the key'
    : 'stood in for, on this machine only'
}

function describePayments({ stripe, standIns }: Config, dev: DevLinks | undefined): string {
  if (stripe) return stripe.secretKey.includes('_test_') ? 'Stripe, in test mode' : 'Stripe'
  if (standIns.stripe) return `stood in for, no card is charged: ${dev?.billing}`
  return 'off'
}

function describeWriter({ model }: Config): string {
  if (!model) return 'embedded'
  const api = model.api === 'chat' ? 'Chat Completions' : 'Responses API'
  return `a model at ${new URL(model.baseUrl).host} (${api}); embedded when it does not answer`
}

const describeMetrics = ({ host, port }: NonNullable<Config['metrics']>) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`

function describeMail({ smtp, standIns }: Config, dev: DevLinks | undefined): string {
  if (smtp) return `by SMTP, from ${smtp.from}`
  if (standIns.mailbox) return `kept here, shown at ${dev?.mailbox}`
  return 'none: set SMTP_URL and MAIL_FROM'
}
