import type { Transaction } from '#database.ts'
import { findUserById } from '#identity/users-table.ts'
import type { Email } from '#mail/mailer.ts'
import { type BillingNeeds, type Payer, requirePayments } from './billing-deps.ts'
import {
  canceledLetter,
  paymentFailedLetter,
  subscribedLetter,
  trialRefusedLetter,
  trialStartedLetter,
} from './billing-emails.ts'
import { cancelLink } from './cancel-link.ts'
import { hasEnded, hasUsedTrial, isLive } from './current-subscription.ts'
import { settleDuplicates } from './duplicates.ts'
import { keepDuplicates } from './duplicates-table.ts'
import { findWaitingEvents, markApplied } from './payment-events-table.ts'
import type { Customer, Payments, Subscription } from './payments.ts'
import {
  beginRead,
  findSubscription,
  lockSubscription,
  type StoredSubscription,
  saveSubscription,
} from './subscriptions-table.ts'
import { acceptedTrial, type Judgement, judgeTrials } from './trial-eligibility.ts'
import { rememberTrialOf } from './trial-history.ts'

const TRIES = 5

/** What is known after the provider was asked. */
export interface Known {
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
export async function refresh(needs: BillingNeeds, userId: string): Promise<Known | undefined> {
  for (let left = TRIES; left > 0; left -= 1) {
    const outcome = await readOnce(needs, userId)
    if (outcome !== 'overtaken') return outcome
  }
  throw new Error('Others kept asking the payment provider about the same person')
}

async function readOnce(
  needs: BillingNeeds,
  userId: string,
): Promise<Known | undefined | 'overtaken'> {
  const { db } = needs
  const payments = requirePayments(needs)
  const waiting = await findWaitingEvents(db, userId)
  const number = await beginRead(db, userId)
  const user = await findUserById(db, userId)
  const before = await findSubscription(db, userId)
  if (!number || !user || !before?.customerId) {
    await markApplied(db, waiting)
    return undefined
  }
  await finishCardChange(needs, payments, before)
  const customer = await payments.readCustomer(before.customerId)
  const subscriptions = customer?.subscriptions ?? []
  const { customerId } = before
  if (customer && customer.email !== user.email) await payments.changeEmail(customerId, user.email)
  const now = await needs.now()
  const wasKept = await keep(needs, user, { number, customerId, customer, subscriptions, now })
  if (!wasKept) return 'overtaken'
  await markApplied(db, waiting)
  await leaveOne(needs, payments, userId)
  const stored = await findSubscription(db, userId)
  return stored && { stored, subscriptions }
}

interface Read {
  number: number
  /** Who was asked about. */
  customerId: string
  customer: Customer | undefined
  subscriptions: Subscription[]
  now: Date
}

/** @returns false where a later reading was kept already, or the person is another customer by now */
async function keep(needs: BillingNeeds, user: Payer, read: Read): Promise<boolean> {
  let wasKept = false
  await needs.outbox.sendInTransaction(async (tx: Transaction) => {
    const before = await lockSubscription(tx, user.id)
    wasKept = before?.customerId === read.customerId && before.readKept < read.number
    if (!before || !wasKept) return []
    const { subscriptions, now } = read
    const judgement = await judgeTrials(needs, tx, { user, before, subscriptions, now })
    const { current, refused } = judgement
    const trial = acceptedTrial(before, judgement)
    const trialUsed = before.trialUsed || subscriptions.some(hasUsedTrial)
    if (trial.trialSubscriptionId)
      await rememberTrialOf(needs, tx, trialUseOf(user, { before, read, current }))
    const change = {
      ...asStored(current),
      // A customer who is unknown there cannot come back; the next checkout makes a new one.
      ...(read.customer ? { customerEmail: user.email } : forgotten(before)),
      ...trial,
      trialUsed,
      trialMarked: trialUsed,
      trialRefused: refused?.because ?? (current && isLive(current) ? null : before.trialRefused),
      readKept: read.number,
      syncedAt: new Date(),
    }
    await saveSubscription(tx, user.id, change)
    await keepDuplicates(tx, user.id, othersThan(current, subscriptions))
    const letters = lettersAbout(needs, user, before, { ...before, ...change })
    return refused ? [...letters, refusalLetter(needs, user, refused)] : letters
  })
  return wasKept
}

/**
 * During the trial every card that it runs on is marked, also one that was changed; and with an address
 * the one before it, which would else be good for another trial.
 */
const trialUseOf = (
  { email }: Payer,
  about: { before: StoredSubscription; read: Read; current: Subscription | undefined },
) => {
  const { before, read, current } = about
  const former = [before.customerEmail, read.customer?.email]
  return {
    addresses: [email, ...former.flatMap((address) => address ?? [])],
    fingerprints: current?.status === 'trialing' ? [current.card?.fingerprint] : [],
  }
}

const forgotten = ({ attempt }: StoredSubscription) => ({
  customerId: null,
  customerEmail: null,
  openCheckoutId: null,
  cardSetupId: null,
  attempt: attempt + 1,
})

function asStored(current: Subscription | undefined) {
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
function lettersAbout(
  needs: BillingNeeds,
  { id: userId, email }: Payer,
  before: StoredSubscription,
  after: StoredSubscription,
): Email[] {
  const { publicUrl } = needs
  const { status, nextChargeAt, nextChargeCents, periodEnd, subscriptionId } = after
  const isAnother = subscriptionId !== before.subscriptionId
  const became = (state: string) => status === state && (isAnother || before.status !== state)
  const letters: Email[] = []
  if (nextChargeAt && nextChargeCents !== null) {
    const link = cancelLink(needs, { userId, subscriptionId: subscriptionId ?? '' })
    const charge = { at: nextChargeAt, cents: nextChargeCents }
    const about = { charge, publicUrl, cancelLink: link }
    const wasOpened = isAnother || before.status === 'incomplete'
    if (became('trialing')) letters.push(trialStartedLetter(email, about))
    if (became('active') && wasOpened) letters.push(subscribedLetter(email, about))
  }
  const isCanceled = after.cancelAtPeriodEnd && (isAnother || !before.cancelAtPeriodEnd)
  if (isCanceled && isLive(after) && periodEnd)
    letters.push(canceledLetter(email, { periodEnd, publicUrl }))
  if (became('past_due')) letters.push(paymentFailedLetter(email, { publicUrl }))
  return letters
}

function refusalLetter(
  { publicUrl }: BillingNeeds,
  { email }: Payer,
  { subscription, because }: NonNullable<Judgement['refused']>,
): Email {
  const cents = subscription.nextCharge?.amountCents ?? 0
  return trialRefusedLetter(email, { because, plan: subscription.plan, cents, publicUrl })
}

/** Whoever has one that runs needs no other: not one in another tab, nor one whose payment failed. */
function othersThan(current: Subscription | undefined, subscriptions: Subscription[]): string[] {
  if (!current || !isLive(current)) return []
  return subscriptions
    .filter((other) => other.id !== current.id && !hasEnded(other))
    .map(({ id }) => id)
}

async function leaveOne(needs: BillingNeeds, payments: Payments, userId: string) {
  const { db, log } = needs
  try {
    await settleDuplicates(needs, userId)
  } catch (error) {
    // Nobody is kept from what they have because of what they have too much; it comes up again within a minute.
    log.error(
      { error, userId },
      'A second subscription could not be ended, or its payment given back',
    )
  }
  const stored = await findSubscription(db, userId)
  if (!stored?.openCheckoutId || !isLive(stored)) return
  await payments.closeCheckout(stored.openCheckoutId)
  await saveSubscription(db, userId, { openCheckoutId: null })
}

/** A card that was entered on the payment page becomes the one that is charged. */
async function finishCardChange(
  { db, log }: BillingNeeds,
  payments: Payments,
  { userId, customerId, cardSetupId, subscriptionId, attempt }: StoredSubscription,
) {
  if (!cardSetupId || !customerId) return
  const change = await payments.readCardChange(cardSetupId)
  if (change?.state === 'open') return
  if (change?.cardId && change.state === 'succeeded') {
    const customer = await payments.readCustomer(customerId)
    const subscription = customer?.subscriptions.find(({ id }) => id === subscriptionId)
    try {
      if (customer) await payments.setCard({ customerId, cardId: change.cardId, subscription })
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
