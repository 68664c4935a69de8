import type { SQL } from 'drizzle-orm'
import type { BillingDeps } from '#billing/billing-deps.ts'
import { createStripePayments } from '#billing/stripe-payments.ts'
import { deleteFeed } from '#calendar/feeds-table.ts'
import type { PaymentFormSettings } from '#contract/billing.ts'
import { createEmbeddedIdentity } from '#identity/embedded/embedded-identity.ts'
import { type GoogleClient, realGoogle } from '#identity/embedded/google.ts'
import { createFirebaseIdentity } from '#identity/firebase/firebase-identity.ts'
import type { Mailer } from '#mail/mailer.ts'
import { noMailer } from '#mail/no-mailer.ts'
import type { Outbox } from '#mail/outbox.ts'
import { createSmtpMailer } from '#mail/smtp-mailer.ts'
import { loadPushKeys } from '#notifications/push-keys.ts'
import type { PushSender } from '#notifications/push-sender.ts'
import { createWebPushSender } from '#notifications/web-push-sender.ts'
import type { LanguageModel } from '#writer/model/language-model.ts'
import type { Config, StripeAccount } from './config.ts'
import type { Database } from './database.ts'
import type { Log } from './log.ts'

export function chooseMailer({ smtp }: Config, standIn: Mailer | undefined): Mailer {
  if (smtp) return createSmtpMailer(smtp.url, smtp.from)
  return standIn ?? noMailer
}

/** Push services are part of every browser, so that nothing replaces them. */
export async function choosePushSender(
  { vapid, site, publicUrl }: Config,
  { db, log }: { db: Database; log: Log },
): Promise<PushSender> {
  const { hostname, protocol } = new URL(publicUrl)
  const ownAddress = protocol === 'https:' ? publicUrl : `mailto:webmaster@${hostname}`
  const contact = site.contact.email ? `mailto:${site.contact.email}` : ownAddress
  return createWebPushSender({ keys: await loadPushKeys(db, vapid), contact, log })
}

/** Loads no code of the model's SDK where none is configured. */
export async function chooseModel({ model }: Config, log: Log): Promise<LanguageModel | undefined> {
  if (!model) return undefined
  const { createOpenAIModel } = await import('#writer/model/openai-model.ts')
  return createOpenAIModel(model, log)
}

interface IdentityDeps {
  db: Database
  outbox: Outbox
  secret: string
  log: Log
}

export async function chooseIdentity(
  { firebase, google, publicUrl }: Config,
  { db, outbox, secret, log }: IdentityDeps,
  standIn: GoogleClient | undefined,
) {
  if (firebase) return createFirebaseIdentity(firebase)
  return createEmbeddedIdentity(db, outbox, {
    publicUrl,
    secret,
    google: google ? realGoogle(google.clientId, google.clientSecret) : standIn,
    log,
    onAddressClaimed: ({ id }) => deleteFeed(db, id),
  })
}

interface StripeStandIn {
  account: StripeAccount & { cardApi: string }
  fetch(request: Request): Promise<Response>
  now(): Promise<Date>
  aheadMs: SQL<number>
}

interface Billing extends Pick<BillingDeps, 'payments' | 'now'> {
  aheadMs?: SQL<number>
  paymentForm: PaymentFormSettings | null
}

export function choosePayments(
  { stripe }: Config,
  log: Log,
  standIn: StripeStandIn | undefined,
): Billing {
  const now = async () => new Date()
  if (stripe) {
    const { publishableKey } = stripe
    const paymentForm = { kind: 'stripe' as const, publishableKey }
    return { payments: createStripePayments(stripe, log), paymentForm, now }
  }
  if (!standIn) return { payments: undefined, paymentForm: null, now }
  const { publishableKey, cardApi: api } = standIn.account
  return {
    payments: createStripePayments(standIn.account, log, { fetch: standIn.fetch }),
    paymentForm: { kind: 'embedded', publishableKey, api },
    now: standIn.now,
    aheadMs: standIn.aheadMs,
  }
}
