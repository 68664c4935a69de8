import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { billingMessages } from '#contract/billing-messages.ts'
import type { RequestContext } from '#http/serve.ts'
import { PAGE_POLICY, page } from '../../page.ts'
import { CHECKOUT_PATH } from '../api/checkout-calls.ts'
import type { Price, Session } from '../store/objects.ts'
import { find, retrieve, type Store } from '../store/store.ts'
import { type AccountDeps, write } from '../store/write.ts'
import { StripeError } from '../stripe-error.ts'
import { completeAuthentication, isOpen, submitCard, trialEndOf } from './checkout.ts'

const LARGEST_FORM_BYTES = 4096

/** The hosted checkout page. Works without JavaScript, and charges nothing. */
export function checkoutPages(deps: AccountDeps) {
  const pages = new Hono<RequestContext>()
  pages.use(`${CHECKOUT_PATH}/*`, async (c, next) => {
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', PAGE_POLICY)
    c.header('referrer-policy', 'no-referrer')
    await next()
  })
  pages.get(`${CHECKOUT_PATH}/:id`, (c) => show(c, deps, c.req.param('id')))
  pages.post(`${CHECKOUT_PATH}/:id`, async (c) => {
    const form = await readForm(c.req.raw)
    const typed = {
      number: form.get('number') ?? '',
      expiry: form.get('expiry') ?? '',
      cvc: form.get('cvc') ?? '',
    }
    return act(c, deps, (store, session) => submitCard(store, session, typed), typed)
  })
  pages.post(`${CHECKOUT_PATH}/:id/authenticate`, async (c) => {
    const passed = (await readForm(c.req.raw)).get('passed') === 'yes'
    return act(c, deps, (store, session) => completeAuthentication(store, session, passed))
  })
  return pages
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const text = await request.text()
  return new URLSearchParams(text.length > LARGEST_FORM_BYTES ? '' : text)
}

type Typed = Partial<Record<'number' | 'expiry', string>>

/** Handles one form submission. A second submission redirects to where the first one led. */
async function act(
  c: Context,
  deps: AccountDeps,
  work: (store: Store, session: Session) => Promise<Session>,
  typed?: Typed,
) {
  const id = c.req.param('id') ?? ''
  const done = await write(deps, async (store) => {
    const session = await find(store, 'checkout.session', id)
    return session && isOpen(session, store.at) ? work(store, session) : session
  })
  if (done instanceof StripeError) return show(c, deps, id, { error: done, typed })
  if (done?.status === 'complete') return c.redirect(successUrl(done), 303)
  return c.redirect(`${CHECKOUT_PATH}/${encodeURIComponent(id)}`, 303)
}

const successUrl = ({ success_url, id }: Session) =>
  success_url.replaceAll('{CHECKOUT_SESSION_ID}', id)

interface Shown {
  error?: StripeError
  typed?: Typed | undefined
}

async function show(c: Context, deps: AccountDeps, id: string, shown: Shown = {}) {
  const session = await find(deps, 'checkout.session', id)
  if (!session) return c.html(page('Not found', UNKNOWN), 404)
  const at = await deps.clock()
  if (session.status === 'complete') return c.html(finished(session))
  if (!isOpen(session, at)) return c.html(expired(session), 410)
  if (session.hidden.authenticating) return c.html(bank(session))
  const price = await retrieve(deps, 'price', session.hidden.price)
  const product = await retrieve(deps, 'product', price.product)
  const offer = { session, price, product: product.name, trialEnd: trialEndOf(session, at) }
  return c.html(checkout(offer, shown), shown.error ? 402 : 200)
}

const TEST_MODE = html`<p><strong>${billingMessages.testMode}</strong></p>`
const UNKNOWN = html`<h1>Not found</h1><p>This checkout is not known here.</p>`

const finished = (session: Session) =>
  page(
    'Checkout finished',
    html`<h1>This checkout is finished</h1>${TEST_MODE}
<p>There is nothing left to pay here.</p>
<p><a href="${successUrl(session)}">Continue</a></p>`,
  )

const expired = (session: Session) =>
  page(
    'Checkout expired',
    html`<h1>This checkout has expired</h1>
<p>Nothing was begun and nothing is charged. Please start again.</p>${back(session)}`,
  )

const back = ({ cancel_url }: Session) =>
  cancel_url ? html`<p><a href="${cancel_url}">Go back</a></p>` : ''

const bank = ({ id }: Session) =>
  page(
    'Your bank asks',
    html`<h1>Your bank wants to confirm that it is you</h1>${TEST_MODE}
<p>This page replaces the 3-D Secure step of a bank in test mode.</p>
<form method="post" action="${CHECKOUT_PATH}/${id}/authenticate">
<button name="passed" value="yes">Complete authentication</button>
<button name="passed" value="no">Fail authentication</button>
</form>`,
  )

interface Offer {
  session: Session
  price: Price
  product: string
  trialEnd: number | null
}

function checkout({ session, price, product, trialEnd }: Offer, { error, typed = {} }: Shown) {
  const { id, customer_details, hidden } = session
  const amount = `${dollars(price.unit_amount * hidden.quantity)} per ${price.recurring.interval}`
  const first = trialEnd === null ? 'today' : day(trialEnd)
  const trial =
    hidden.trialDays === null ? '' : html`<dt>Trial</dt><dd>${hidden.trialDays} days free</dd>`
  const about = error && html`aria-describedby="refusal"`
  return page(
    `Subscribe to ${product}`,
    html`<h1>Subscribe to ${product}</h1>${TEST_MODE}
<dl><dt>Price</dt><dd>${amount}</dd>${trial}<dt>First charge</dt><dd>${dollars(price.unit_amount * hidden.quantity)}, ${first}</dd></dl>
<form method="post" action="${CHECKOUT_PATH}/${id}">
${error ? html`<p role="alert" id="refusal"><strong>${error.message}</strong></p>` : ''}
<label>Email<input name="email" type="email" value="${customer_details?.email ?? ''}" readonly></label>
<label>Card number<input name="number" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" required ${about ?? ''} value="${typed.number ?? ''}"></label>
<label>Expiry date<input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" required ${about ?? ''} value="${typed.expiry ?? ''}"></label>
<label>CVC<input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123" maxlength="4" required ${about ?? ''}></label>
<button>${trialEnd === null ? 'Subscribe' : 'Start trial'}</button>
</form>
${back(session)}
<p><small>Only test cards are taken: 4242 4242 4242 4242 works with any future date and any CVC, as does every other number that begins with 4242 42 (each card gets one free trial), 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks the bank, 4000 0000 0000 0341 fails at the first charge.</small></p>`,
  )
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const day = (at: number) =>
  new Date(at * 1000).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
