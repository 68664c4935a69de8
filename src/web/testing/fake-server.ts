import { STATUS_CODES } from 'node:http'
import { vi } from 'vitest'
import type { SubscriptionRecord } from '#contract/billing.ts'

export interface SeenCall {
  call: string
  body: unknown
  headers: Headers
}

/** Returns a body for status 200, a Response for anything else, or a promise of either. */
type Answer = (seen: SeenCall, url: URL) => unknown

/** With a status text, as in HTTP/1.1. HTTP/2 has none, which a test simulates with ''. */
export const refusal = (status: number, body: object, statusText = STATUS_CODES[status]) =>
  Response.json(body, { status, statusText })

/**
 * Replaces our server behind `fetch`. Answers are keyed by method and path, as in `GET /api/readings`; other
 * calls get a 404. Aborts work as in a real fetch.
 */
export function fakeServer(answers: Record<string, Answer | object | null>) {
  const seen: SeenCall[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost')
    const call = `${init.method ?? 'GET'} ${url.pathname}`
    const headers = new Headers(init.headers)
    const isJson = init.body !== undefined && headers.get('content-type')?.includes('json')
    const body = isJson ? JSON.parse(String(init.body)) : init.body
    const one = { call, body, headers }
    seen.push(one)
    const answer = answers[call]
    if (answer === undefined) return refusal(404, { error: 'There is nothing at this address.' })
    const given = typeof answer === 'function' ? (answer as Answer)(one, url) : answer
    const reply = await Promise.race([given, aborted(init.signal)])
    return reply instanceof Response
      ? reply.clone()
      : Response.json(reply ?? null, { statusText: 'OK' })
  })
  return {
    seen,
    /** How often a call was received. */
    count: (call: string) => seen.filter((one) => one.call === call).length,
    answers,
  }
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
}

/** An identity token that ends in an hour. */
export function identityToken(endsInSeconds = 3600): string {
  const payload = btoa(JSON.stringify({ sub: 'user-ada', exp: Date.now() / 1000 + endsInSeconds }))
  return `header.${payload}.signature`
}

export const session = {
  session: { createdAt: '2026-11-21T20:00:00Z' },
  user: {
    id: 'user-ada',
    name: '',
    email: 'ada@example.com',
    emailVerified: false,
    image: null,
    createdAt: '2026-11-21T20:00:00Z',
  },
}

export const currentUser = {
  id: 'user-ada',
  email: 'ada@example.com',
  firstName: null as string | null,
  profileImageUrl: null,
  isAdmin: false,
  timeZone: 'UTC' as string | null,
  subscriptionStatus: null as string | null,
  natalChartData: null,
}

/** The replies for a signed-out visitor, and for Ada. */
export const asStranger = {
  'GET /api/auth/settings': {
    provider: { kind: 'embedded' },
    google: false,
    mailedCode: false,
    passwordPolicy: {
      minLength: 6,
      maxLength: 256,
      lowercase: false,
      uppercase: false,
      numeric: false,
      nonAlphanumeric: false,
    },
  },
  'GET /api/identity/list-accounts': [],
  'GET /api/identity/get-session': null,
  'GET /api/site': {
    contact: { email: null, phone: null, formUrl: null },
    stores: { appStore: null, playStore: null },
    social: { instagram: null, tiktok: null, x: null },
  },
}
export const asAda = {
  ...asStranger,
  'GET /api/identity/get-session': session,
  'GET /api/identity/token': () => ({ token: identityToken() }),
  'GET /api/auth/user': currentUser,
  'POST /api/auth/sync': currentUser,
  'GET /api/payments': { payments: [] },
  'GET /api/dating/waitlist': { entry: null },
  'GET /api/email-preferences': { preferences: [{ kind: 'contact_copies', isOn: true }] },
  'GET /api/identity/two-factor': {
    authenticatorSince: null,
    passkeys: [],
    backupCodesLeft: 0,
    hasPassword: true,
    isEmailConfirmed: true,
  },
  'GET /api/daily-notification': { publicKey: 'a key', device: null },
  'POST /api/identity/sign-out': { success: true },
}

/** The session was revoked from another browser. */
export const sessionEnded = {
  'GET /api/identity/get-session': null,
  'GET /api/identity/token': () => refusal(401, { message: 'Unauthorized' }),
}

/** The sign-in state cannot be loaded. */
export const broken = { 'GET /api/auth/settings': () => refusal(500, {}) }

/** The subscription records of a person without one, and of one in a trial. */
export const noSubscription: SubscriptionRecord = {
  subscriptionId: null,
  status: null,
  plan: null,
  periodEnd: null,
  nextPlan: null,
  cancelAtPeriodEnd: false,
  nextCharge: null,
  trialAvailable: true,
  hasAccess: false,
  card: null,
}
export const trial: SubscriptionRecord = {
  subscriptionId: 'sub_1',
  status: 'trialing',
  plan: 'monthly',
  periodEnd: '2026-12-21T09:00:00Z',
  nextPlan: null,
  cancelAtPeriodEnd: false,
  nextCharge: { at: '2026-12-21T09:00:00Z', amountCents: 599 },
  trialAvailable: false,
  hasAccess: true,
  card: { brand: 'visa', last4: '4242' },
}
