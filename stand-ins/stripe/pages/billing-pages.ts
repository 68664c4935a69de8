import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { RequestContext } from '#http/serve.ts'
import { BILLING_PATH, type DevAccess } from '../../dev-access.ts'
import { devPages } from '../../dev-pages.ts'
import { type Html, page } from '../../page.ts'
import { targetOf } from '../clock/move-clock.ts'
import { cardOutcomes, swapCard } from '../payments/swap-card.ts'
import { resendEvent } from '../store/stripe-events-table.ts'
import { type AccountDeps, write } from '../store/write.ts'
import {
  type AccountState,
  type CustomerState,
  type EventState,
  type RefundState,
  readState,
  type SubscriptionState,
} from './account-state.ts'

interface BillingPagesOptions extends AccountDeps {
  access: DevAccess
  advance(to: Date): Promise<void>
}

const Swap = z.object({ customer: z.string(), card: z.enum(cardOutcomes) })
const Resend = z.object({ event: z.string().optional() })

/** Pages for developers: the clock, the subscriptions, and their webhook events. */
export function billingPages(options: BillingPagesOptions) {
  const { db } = options
  const pages = new Hono<RequestContext>()
  pages.use(`${BILLING_PATH}/*`, devPages(options.access))
  pages.get(BILLING_PATH, async (c) => c.html(overview(await readState(db))))
  pages.get(`${BILLING_PATH}/state.json`, async (c) => c.json(await readState(db)))
  pages.post(`${BILLING_PATH}/advance`, async (c) => {
    const target = await targetOf(db, await readBody(c))
    if ('refusal' in target) return refuse(c, options, target.refusal)
    await options.advance(target.to)
    return done(c, options)
  })
  pages.post(`${BILLING_PATH}/card`, async (c) => {
    const form = Swap.safeParse(await readBody(c))
    if (!form.success) return refuse(c, options, 'Please choose a customer and a card.')
    await write(options, (store) => swapCard(store, form.data.customer, form.data.card))
    return done(c, options)
  })
  pages.post(`${BILLING_PATH}/resend`, async (c) => {
    const form = Resend.safeParse(await readBody(c))
    if (!form.success) return refuse(c, options, 'Please choose an event.')
    await resendEvent(db, form.data.event, new Date())
    options.onEvents()
    return done(c, options)
  })
  return pages
}

const isJson = (c: Context) => c.req.header('content-type')?.includes('application/json') === true

/** Forms send an empty string for an empty field. */
async function readBody(c: Context): Promise<unknown> {
  if (isJson(c)) return c.req.json().catch(() => undefined)
  const fields = [...new URLSearchParams(await c.req.text())]
  return Object.fromEntries(fields.filter(([, value]) => value !== ''))
}

async function done(c: Context, { db }: BillingPagesOptions) {
  return isJson(c) ? c.json(await readState(db)) : c.redirect(BILLING_PATH, 303)
}

async function refuse(c: Context, { db }: BillingPagesOptions, sentence: string) {
  if (isJson(c)) return c.json({ error: sentence, message: sentence }, 400)
  return c.html(overview(await readState(db), sentence), 400)
}

function overview({ now, customers, events }: AccountState, refusal = ''): Html {
  const none = html`<p>No customers yet. They appear when a subscription begins.</p>`
  return page(
    'Test billing',
    html`<h1>Test billing</h1>
<p><strong>This stands in for Stripe.</strong> No card is charged, and nothing leaves this machine. Set STRIPE_SECRET_KEY and its companions for the real one.</p>
<p>The clock of the test account says <strong>${when(now)}</strong> UTC.</p>
${refusal && html`<p role="alert"><strong>${refusal}</strong></p>`}
<h2>Move the clock</h2>
<form method="post" action="${BILLING_PATH}/advance"><button name="days" value="1">1 day</button> <button name="days" value="7">7 days</button> <button name="days" value="30">30 days</button></form>
<form method="post" action="${BILLING_PATH}/advance"><label>To a date<input name="to" type="date"></label><button>Move</button></form>
<h2>Customers</h2>
${customers.length === 0 ? none : customers.map(customerPart)}
<h2>Events</h2>
<form method="post" action="${BILLING_PATH}/resend"><button>Send what waits again</button></form>
<ul>${events.map(eventLine)}</ul>`,
  )
}

const customerPart = ({ id, email, subscriptions, refunds }: CustomerState) =>
  html`<section><h3>${email ?? id}</h3>
${subscriptions.length === 0 ? html`<p>No subscription.</p>` : subscriptions.map(subscriptionPart)}
${refunds.length === 0 ? '' : html`<ul>${refunds.map(refundLine)}</ul>`}
<form method="post" action="${BILLING_PATH}/card"><input type="hidden" name="customer" value="${id}">
Next payments: <button name="card" value="succeed">succeed</button> <button name="card" value="fail">fail</button> <button name="card" value="authenticate">ask the bank</button></form></section>`

function subscriptionPart(subscription: SubscriptionState): Html {
  const { id, status, price, amountCents, periodEnd, nextEvent, card } = subscription
  const ends = subscription.cancelAtPeriodEnd ? ', ends then' : ''
  const waits = subscription.waitsForCard ? ', waits for a card' : ''
  const next = nextEvent
    ? html`<dt>Next</dt><dd>${when(nextEvent.at)}: ${nextEvent.what}</dd>`
    : html`<dt>Next</dt><dd>nothing</dd>`
  const move = nextEvent
    ? html`<form method="post" action="${BILLING_PATH}/advance"><button name="next" value="${id}">Move to the next event</button></form>`
    : ''
  return html`<dl><dt>Subscription</dt><dd>${id}</dd><dt>Status</dt><dd>${status}${waits}</dd>
<dt>Plan</dt><dd>${price ?? ''}, ${dollars(amountCents)}</dd><dt>Period ends</dt><dd>${when(periodEnd)}${ends}</dd>
<dt>Card</dt><dd>${card ? `${card.brand} ending in ${card.last4}` : 'none'}</dd>${next}</dl>${move}`
}

const refundLine = ({ amountCents, at }: RefundState) =>
  html`<li>Refund of ${dollars(amountCents)}<small>${when(at)}</small></li>`

function eventLine({ id, type, at, attempts, isDelivered, lastAnswer }: EventState): Html {
  const state = isDelivered ? 'delivered' : 'waits'
  const answer = lastAnswer ? `, last answer ${lastAnswer}` : ''
  return html`<li><form method="post" action="${BILLING_PATH}/resend"><button name="event" value="${id}">${type}<small>${when(at)}, ${state}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${answer}. Press to send again.</small></button></form></li>`
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const when = (iso: string) => iso.replace('T', ' ').slice(0, 16)
