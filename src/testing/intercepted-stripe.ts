import type { StripeClientOptions } from '#billing/stripe-client.ts'
import type { StripeStandIn } from '#stand-ins/stripe/stripe-stand-in.ts'

/** Answers a call to the provider. `send` passes it on to the stand-in. */
export type Interceptor = (
  request: Request,
  send: (request: Request) => Promise<Response>,
) => Promise<Response>

interface Options extends Pick<StripeClientOptions, 'timeout'> {
  onRequest?(request: Request): void
}

/** The way to the Stripe stand-in, which a test may intercept: give `reach` to the app, and set `intercept`. */
export function interceptStripe({ onRequest, ...options }: Options = {}) {
  const stripe = {
    intercept: undefined as Interceptor | undefined,
    reach: ({ fetch }: StripeStandIn): StripeClientOptions => ({
      ...options,
      maxNetworkRetries: 0,
      fetch: async (request) => {
        onRequest?.(request)
        return stripe.intercept ? stripe.intercept(request, fetch) : fetch(request)
      },
    }),
  }
  return stripe
}

/** Only a request that is held hears that the client gives up: its signal is held by nothing else. */
const unanswered = new Set<Request>()

/** Like a connection that never receives anything. */
export function neverAnswer(request: Request): Promise<Response> {
  unanswered.add(request)
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => {
      unanswered.delete(request)
      reject(request.signal.reason)
    })
  })
}
