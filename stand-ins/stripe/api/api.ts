import { createHash, timingSafeEqual } from 'node:crypto'
import Stripe from 'stripe'
import type { Database } from '#database.ts'
import type { Log } from '#log.ts'
import { newId, type Store, toWire } from '../store/store.ts'
import { findReply, saveReply, withAccountLock } from '../store/stripe-account-table.ts'
import type { AccountDeps } from '../store/write.ts'
import { StripeError } from '../stripe-error.ts'
import type { Call } from './call.ts'
import { cardObjectCalls } from './card-object-calls.ts'
import { chargeCalls } from './charge-calls.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { customerCalls } from './customer-calls.ts'
import { expand } from './expand.ts'
import { decodeForm } from './form.ts'
import { invoiceCalls } from './invoice-calls.ts'
import { previewCalls } from './preview-calls.ts'
import { refundCalls } from './refund-calls.ts'
import { scheduleCalls } from './schedule-calls.ts'
import { subscriptionCalls } from './subscription-calls.ts'

interface ApiOptions extends AccountDeps {
  log: Log
  publicUrl: string
  secretKey: string
}

interface ApiAnswer {
  status: number
  body: string
  requestId: string
  isReplayed?: boolean
}

/** Answers as api.stripe.com does. */
export function createApi(options: ApiOptions): (request: Request) => Promise<Response> {
  const calls = [
    ...customerCalls,
    ...cardObjectCalls,
    ...subscriptionCalls,
    ...scheduleCalls,
    ...invoiceCalls,
    ...previewCalls,
    ...chargeCalls,
    ...refundCalls,
    ...checkoutCalls(options.publicUrl),
  ]
  return async (request) => {
    const requestId = newId('req')
    try {
      return respond(await answer(options, calls, request, requestId))
    } catch (error) {
      if (error instanceof StripeError) return respond(toErrorAnswer(error, requestId))
      options.log.error({ error }, 'The stand-in for Stripe failed')
      const message = 'The stand-in for Stripe failed; its log says why.'
      return respond(toErrorAnswer(new StripeError(500, { type: 'api_error', message }), requestId))
    }
  }
}

async function answer(options: ApiOptions, calls: Call[], request: Request, requestId: string) {
  const url = new URL(request.url)
  requireKey(request, options.secretKey)
  const found = route(calls, request.method, url.pathname)
  if (!found)
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${url.pathname}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code. Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    })
  const form = `${url.search.slice(1)}&${await request.text()}`
  const apiCall = { ...found, form, requestId, key: request.headers.get('idempotency-key') }
  if (request.method === 'GET') return read(options, apiCall)
  const apiAnswer = await write(options, apiCall)
  options.onEvents()
  return apiAnswer
}

/** @throws StripeError 401 */
function requireKey({ headers }: Request, secretKey: string) {
  const [scheme = '', given = ''] = (headers.get('authorization') ?? '').split(' ')
  const key =
    scheme.toLowerCase() === 'basic' ? Buffer.from(given, 'base64').toString().split(':')[0] : given
  if (!key)
    throw new StripeError(401, {
      type: 'invalid_request_error',
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    })
  if (!isSame(key, secretKey))
    throw new StripeError(401, {
      type: 'invalid_request_error',
      message: `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`,
    })
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}

interface ApiCall {
  call: Call
  id: string
  form: string
  requestId: string
  /** The idempotency key. */
  key: string | null
}

function route(calls: Call[], method: string, path: string) {
  const parts = path.split('/')
  for (const call of calls) {
    const pattern = call.path.split('/')
    if (call.method !== method || pattern.length !== parts.length) continue
    if (!pattern.every((part, i) => part === ':id' || part === parts[i])) continue
    return { call, id: decodeURIComponent(parts[pattern.indexOf(':id')] ?? '') }
  }
  return undefined
}

async function read({ db, clock }: ApiOptions, apiCall: ApiCall): Promise<ApiAnswer> {
  const store = { db, at: await clock(), request: null }
  return success(await run(store, apiCall), apiCall.requestId)
}

/** Writes the changes, their events and the reply for the idempotency key in one transaction. */
async function write(options: ApiOptions, apiCall: ApiCall): Promise<ApiAnswer> {
  const at = await options.clock()
  return withAccountLock(options.db, async (tx) => {
    const known = apiCall.key ? await replay(tx, apiCall, apiCall.key, at) : undefined
    if (known) return known
    const store = { db: tx, at, request: { id: apiCall.requestId, idempotency_key: apiCall.key } }
    const apiAnswer = await runOrRefuse(store, apiCall)
    if (apiCall.key && isKept(apiAnswer)) {
      const reply = { ...apiAnswer, key: apiCall.key, request: fingerprint(apiCall) }
      await saveReply(tx, reply, at)
    }
    return apiAnswer
  })
}

/** An invalid request may be repeated with corrected parameters and the same key, as at Stripe. */
const isKept = ({ status }: ApiAnswer) => status < 400 || status === 402

async function replay(
  db: Database,
  apiCall: ApiCall,
  key: string,
  at: number,
): Promise<ApiAnswer | undefined> {
  const known = await findReply(db, key, at)
  if (!known) return undefined
  if (known.request !== fingerprint(apiCall))
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  return { ...known, isReplayed: true }
}

const fingerprint = ({ call, id, form }: ApiCall) =>
  createHash('sha256').update(`${call.method} ${call.path} ${id} ${form}`).digest('hex')

async function runOrRefuse(store: Store, apiCall: ApiCall): Promise<ApiAnswer> {
  try {
    return success(await run(store, apiCall), apiCall.requestId)
  } catch (error) {
    // A declined card stays on record.
    if (error instanceof StripeError) return toErrorAnswer(error, apiCall.requestId)
    throw error
  }
}

async function run(store: Store, { call, id, form }: ApiCall): Promise<object> {
  const given = decodeForm(form)
  const result = await call.run(store, id, given)
  const { expand: paths } = given as { expand?: string[] }
  return toWire(await expand(store, result, paths ?? []))
}

const success = (body: object, requestId: string): ApiAnswer => ({
  status: 200,
  body: JSON.stringify(body),
  requestId,
})

const toErrorAnswer = ({ status, details }: StripeError, requestId: string): ApiAnswer => ({
  status,
  body: JSON.stringify({ error: details }),
  requestId,
})

function respond({ status, body, requestId, isReplayed }: ApiAnswer): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': Stripe.API_VERSION,
      // A declined card must not be retried.
      'stripe-should-retry': String(status >= 500),
      ...(isReplayed && { 'idempotent-replayed': 'true' }),
    },
  })
}
