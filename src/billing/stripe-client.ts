import Stripe from 'stripe'
import type { Plan } from '#contract/billing.ts'
import { SECOND } from '#durations.ts'
import type { Log } from '#log.ts'
import { type CallStripe, createStripeCaller } from './stripe-errors.ts'

/** The types of the installed package match this version; check both when upgrading. */
const API_VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 10 * SECOND
const RETRIES = 2

export interface StripeAccount {
  secretKey: string
  webhookSecret: string
  prices: Record<Plan, string>
}

/** The address of the API, if it is not the usual one, and the timeout. */
export interface StripeClientOptions {
  fetch?: (request: Request) => Promise<Response>
  host?: string
  port?: number
  protocol?: 'http' | 'https'
  timeout?: number
  maxNetworkRetries?: number
}

/** What the calls in `stripe-*.ts` share. */
export interface StripeContext {
  stripe: Stripe
  callStripe: CallStripe
  prices: StripeAccount['prices']
  log: Log
}

export function createStripeContext(
  { secretKey, prices }: StripeAccount,
  log: Log,
  { fetch, ...options }: StripeClientOptions,
): StripeContext {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...options,
    ...(fetch && { httpClient: inProcess(fetch) }),
  })
  return { stripe, callStripe: createStripeCaller(log), prices, log }
}

const inProcess = (fetch: (request: Request) => Promise<Response>) =>
  Stripe.createFetchHttpClient((url, init) => fetch(new Request(url, init)))
