import { isActive } from '#contract/billing.ts'
import type { Transaction } from '#database.ts'
import { findUserById } from '#identity/users-table.ts'
import type { Email } from '#mail/mailer.ts'
import { type BillingDeps, type BillingUser, requirePayments } from './billing-deps.ts'
import {
  canceledEmail,
  paymentFailedEmail,
  subscribedEmail,
  trialRefusedEmail,
  trialStartedEmail,
} from './billing-emails.ts'
import { cancelLink } from './cancel-link.ts'
import { hasEnded, hasUsedTrial } from './current-subscription.ts'
import { settleDuplicates } from './duplicates.ts'
import { insertDuplicates } from './duplicates-table.ts'
import { listPendingEvents, markProcessed } from './payment-events-table.ts'
import type { Customer, Payments, Subscription } from './payments.ts'
import {
  findSubscription,
  lockSubscription,
  type StoredSubscription,
  saveSubscription,
  startSync,
} from './subscriptions-table.ts'
import { decideTrials, type TrialDecision, toTrialChange } from './trial-eligibility.ts'
import { recordTrialUse } from './trial-history.ts'

const TRIES = 5

/** What is known after the provider was asked. */
export interface SyncedBilling {
  stored: StoredSubscription
  /** Every subscription that the person ever had. */
  subscriptions: Subscription[]
}

/**
 * Asks the provider how things stand and keeps its answer. Notices are never believed themselves, so
 * they may come late, twice and in any order.
 *
 * @returns undefined for whoever is no customer
 */
export async function syncSubscription(
  deps: BillingDeps,
  userId: string,
): Promise<SyncedBilling | undefined> {
  for (let left = TRIES; left > 0; left -= 1) {
    const outcome = await readOnce(deps, userId)
    if (outcome !== 'overtaken') return outcome
  }
  throw new Error('Others kept asking the payment provider about the same person')
}

async function readOnce(
  deps: BillingDeps,
  userId: string,
): Promise<SyncedBilling | undefined | 'overtaken'> {
  const { db } = deps
  const payments = requirePayments(deps)
  const waiting = await listPendingEvents(db, userId)
  const number = await startSync(db, userId)
  const user = await findUserById(db, userId)
  const before = await findSubscription(db, userId)
  if (!number || !user || !before?.customerId) {
    await markProcessed(db, waiting)
    return undefined
  }
  await finishCardChange(deps, payments, before)
  const customer = await payments.retrieveCustomer(before.customerId)
  const subscriptions = customer?.subscriptions ?? []
  const { customerId } = before
  if (customer && customer.email !== user.email) await payments.updateEmail(customerId, user.email)
  const now = await deps.now()
  const wasKept = await saveSyncResult(deps, user, {
    number,
    customerId,
    customer,
    subscriptions,
    now,
  })
  if (!wasKept) return 'overtaken'
  await markProcessed(db, waiting)
  await cleanUpDuplicates(deps, payments, userId)
  const stored = await findSubscription(db, userId)
  return stored && { stored, subscriptions }
}

interface SyncResult {
  number: number
  /** Who was asked about. */
  customerId: string
  customer: Customer | undefined
  subscriptions: Subscription[]
  now: Date
}

/** @returns false where a later reading was kept already, or the person is another customer by now */
async function saveSyncResult(
  deps: BillingDeps,
  user: BillingUser,
  read: SyncResult,
): Promise<boolean> {
  let wasKept = false
  await deps.outbox.sendInTransaction(async (tx: Transaction) => {
    const before = await lockSubscription(tx, user.id)
    wasKept = before?.customerId === read.customerId && before.readKept < read.number
    if (!before || !wasKept) return []
    const { subscriptions, now } = read
    const judgement = await decideTrials(deps, tx, { user, before, subscriptions, now })
    const { current, refused } = judgement
    const trial = toTrialChange(before, judgement)
    const trialUsed = before.trialUsed || subscriptions.some(hasUsedTrial)
    if (trial.trialSubscriptionId)
      await recordTrialUse(deps, tx, trialUseOf(user, { before, read, current }))
    const change = {
      ...toStored(current),
      // A customer who is unknown there cannot come back; the next checkout makes a new one.
      ...(read.customer ? { customerEmail: user.email } : forgetCustomer(before)),
      ...trial,
      trialUsed,
      trialMarked: trialUsed,
      trialRefused:
        refused?.because ?? (current && isActive(current.status) ? null : before.trialRefused),
      readKept: read.number,
      syncedAt: new Date(),
    }
    await saveSubscription(tx, user.id, change)
    await insertDuplicates(tx, user.id, duplicatesOf(current, subscriptions))
    const letters = emailsAbout(deps, user, before, { ...before, ...change })
    return refused ? [...letters, refusalEmail(deps, user, refused)] : letters
  })
  return wasKept
}

/**
 * During the trial every card that it runs on is marked, also one that was changed; and with an address
 * the one before it, which would else be good for another trial.
 */
const trialUseOf = (
  { email }: BillingUser,
  about: { before: StoredSubscription; read: SyncResult; current: Subscription | undefined },
) => {
  const { before, read, current } = about
  const former = [before.customerEmail, read.customer?.email]
  return {
    addresses: [email, ...former.flatMap((address) => address ?? [])],
    fingerprints: current?.status === 'trialing' ? [current.card?.fingerprint] : [],
  }
}

const forgetCustomer = ({ attempt }: StoredSubscription) => ({
  customerId: null,
  customerEmail: null,
  openCheckoutId: null,
  cardSetupId: null,
  attempt: attempt + 1,
})

function toStored(current: Subscription | undefined) {
  const willCharge = current && current.status !== 'incomplete' ? current.nextCharge : null
  return {
    subscriptionId: current?.id ?? null,
    status: current?.status ?? null,
    plan: current?.plan ?? null,
    periodEnd: current?.periodEnd ?? null,
    cancelAtPeriodEnd: current?.cancelAtPeriodEnd ?? false,
    nextChargeAt: willCharge ? new Date(willCharge.at) : null,
    nextChargeCents: willCharge?.amountCents ?? null,
    cardBrand: current?.card?.brand ?? null,
    cardLast4: current?.card?.last4 ?? null,
  }
}

/** What has just become true, told once: both rows are read in the transaction that writes the later. */
function emailsAbout(
  deps: BillingDeps,
  { id: userId, email }: BillingUser,
  before: StoredSubscription,
  after: StoredSubscription,
): Email[] {
  const { publicUrl } = deps
  const { status, nextChargeAt, nextChargeCents, periodEnd, subscriptionId } = after
  const isAnother = subscriptionId !== before.subscriptionId
  const became = (state: string) => status === state && (isAnother || before.status !== state)
  const letters: Email[] = []
  if (nextChargeAt && nextChargeCents !== null) {
    const link = cancelLink(deps, { userId, subscriptionId: subscriptionId ?? '' })
    const charge = { at: nextChargeAt, cents: nextChargeCents }
    const about = { charge, publicUrl, cancelLink: link }
    const wasOpened = isAnother || before.status === 'incomplete'
    if (became('trialing')) letters.push(trialStartedEmail(email, about))
    if (became('active') && wasOpened) letters.push(subscribedEmail(email, about))
  }
  const isCanceled = after.cancelAtPeriodEnd && (isAnother || !before.cancelAtPeriodEnd)
  if (isCanceled && isActive(after.status) && periodEnd)
    letters.push(canceledEmail(email, { periodEnd, publicUrl }))
  if (became('past_due')) letters.push(paymentFailedEmail(email, { publicUrl }))
  return letters
}

function refusalEmail(
  { publicUrl }: BillingDeps,
  { email }: BillingUser,
  { subscription, because }: NonNullable<TrialDecision['refused']>,
): Email {
  const cents = subscription.nextCharge?.amountCents ?? 0
  return trialRefusedEmail(email, { because, plan: subscription.plan, cents, publicUrl })
}

/** Whoever has one that runs deps no other: not one in another tab, nor one whose payment failed. */
function duplicatesOf(current: Subscription | undefined, subscriptions: Subscription[]): string[] {
  if (!current || !isActive(current.status)) return []
  return subscriptions
    .filter((other) => other.id !== current.id && !hasEnded(other))
    .map(({ id }) => id)
}

async function cleanUpDuplicates(deps: BillingDeps, payments: Payments, userId: string) {
  const { db, log } = deps
  try {
    await settleDuplicates(deps, userId)
  } catch (error) {
    // Nobody is kept from what they have because of what they have too much; it comes up again within a minute.
    log.error(
      { error, userId },
      'A second subscription could not be ended, or its payment given back',
    )
  }
  const stored = await findSubscription(db, userId)
  if (!stored?.openCheckoutId || !isActive(stored.status)) return
  await payments.expireCheckout(stored.openCheckoutId)
  await saveSubscription(db, userId, { openCheckoutId: null })
}

/** A card that was entered on the payment page becomes the one that is charged. */
async function finishCardChange(
  { db, log }: BillingDeps,
  payments: Payments,
  { userId, customerId, cardSetupId, subscriptionId, attempt }: StoredSubscription,
) {
  if (!cardSetupId || !customerId) return
  const change = await payments.retrieveCardSetup(cardSetupId)
  if (change?.state === 'open') return
  if (change?.cardId && change.state === 'succeeded') {
    const customer = await payments.retrieveCustomer(customerId)
    const subscription = customer?.subscriptions.find(({ id }) => id === subscriptionId)
    try {
      if (customer)
        await payments.updateDefaultCard({ customerId, cardId: change.cardId, subscription })
    } catch (error) {
      if (!isRefusal(error)) throw error
      // The new card is kept; that nothing was paid with it shows in what is read next.
      log.info({ subscriptionId }, 'A new card was refused for an open invoice')
    }
  }
  await saveSubscription(db, userId, { cardSetupId: null, attempt: attempt + 1 })
}

const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'card_refused'
