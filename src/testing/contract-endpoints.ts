import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'

/** All endpoints that the contract exports. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const folder = join(import.meta.dirname, '..', 'contract')
  const files = readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file))
  const modules = await Promise.all(files.map((file) => import(join(folder, file))))
  return modules
    .flatMap((module) => Object.values<unknown>(module))
    .filter((value): value is Endpoint => isEndpoint(value))
}

const isEndpoint = (value: unknown) =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value

/**
 * So that one caller can make every call: those that need a subscription first, because calls of billing change what
 * the caller has paid for, and the deletion of the account last.
 */
export const inCallOrder = <E extends Pick<Endpoint, 'access' | 'path'>>(endpoints: E[]): E[] =>
  endpoints.toSorted((one, other) => rankOf(one) - rankOf(other))

const rankOf = ({ access, path }: Pick<Endpoint, 'access' | 'path'>) =>
  access === 'subscriber' ? 0 : path.endsWith('/delete-account') ? 2 : 1
/** The key of the push address below. */
const SOME_DEVICE = 'g1nyRf1QRQyrDMd_8vwGLMfzhivuG6KYZZkGImkQxuk'

const SOME_ID = 'f3b1ff9c-7d16-4e5a-9f2a-0b6c3e1d2a77'

const exampleQueries: Record<string, string> = {
  '/api/cosmic-events': 'month=12&year=2026',
  '/api/plan-change': 'plan=annual',
  '/api/location/autocomplete': 'q=Tampa',
}

/** The path of an endpoint with example params. */
export const examplePath = (path: string) =>
  path in exampleQueries
    ? `${path}?${exampleQueries[path]}`
    : path
        .replace('email-preferences/{kind}', 'email-preferences/contact_copies')
        .replaceAll('{kind}', 'daily')
        .replaceAll('{device}', SOME_DEVICE)
        .replaceAll(/\{\w+\}/g, SOME_ID)

const birth = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}
const person = { date: '1990-06-10', time: '14:30', location: birth.birthLocation }

/** An address of a push service, for a device of a name of its own. */
export const pushAddress = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: {
    p256dh:
      'BJosrzjfT88QsJ94pubzCuGIOLXeM3HHF7Ct3wfLo9YxTcg2vBRaj4tRDzbeWdjoPGe11YMyae7078kFxqzduLI',
    auth: '0rUhL_OF51wbRc-ngnk2hA',
  },
})

const modelSettings = {
  model: 'gpt-5',
  reasoningEffort: 'low',
  temperature: 0.3,
  maxTokens: 2000,
  verbosity: 'short',
}

/** Valid bodies. */
export const exampleBodies: Record<string, object> = {
  '/api/identity/connection-requests/description': { query: '' },
  '/api/identity/connection-requests/answer': { query: '', scopes: [] },
  '/api/readings/natal': birth,
  '/api/readings/preview': birth,
  '/api/cosmic-events/preview': birth,
  '/api/readings/synastry': { user: person, partner: person },
  '/api/birth-details': birth,
  '/api/create-checkout-session': { plan: 'monthly' },
  '/api/create-subscription': { plan: 'monthly', priceId: 'price_1' },
  '/api/verify-session': { sessionId: 'cs_1' },
  '/api/plan-change': {
    plan: 'annual',
    charge: { at: '2026-12-21T09:00:00Z', amountCents: 5999 },
  },
  '/api/auth/profile': { firstName: null, mobileNumber: null },
  '/api/identity/request-password-reset': { email: 'ada@example.com' },
  '/api/identity/send-verification-email': { email: 'ada@example.com' },
  '/api/identity/email-otp/send-verification-otp': { email: 'ada@example.com', type: 'sign-in' },
  '/api/identity/update-email': { email: 'new@example.com' },
  '/api/identity/update-password': { password: 'a new password' },
  '/api/identity/two-factor/confirmation': { password: 'a good password' },
  '/api/identity/two-factor/authenticator/confirmation': { code: '123456' },
  '/api/identity/two-factor/authenticator/removal': { code: '123456', password: 'a good password' },
  '/api/identity/passkeys/{id}': { name: 'My phone' },
  '/api/admin/ai-configs/{featureName}': { ...modelSettings, enabled: true },
  '/api/admin/ai-configs/test': { ...modelSettings, testPrompt: '' },
  '/api/admin/audit-logs/{id}/restore': {},
  '/api/admin/ai-budgets/{featureName}': { daily: 5, monthly: null },
  '/api/chat': { message: 'When is a good day?' },
  '/api/chat/stop': { key: '7d1a3b6e-4c1f-4c53-9d7e-0d8f3a1b2c4d' },
  '/api/data-export/download': { token: 'a token' },
  '/api/paragraph-verdicts': { textId: SOME_ID, paragraph: '0.0', verdict: 'not_me' },
  '/api/about-you': {
    lifeStage: 'retired',
    relationship: null,
    children: null,
    theme: null,
    mind: null,
  },
  '/api/contact': {
    key: '5a1d3b6e-4c1f-4c53-9d7e-0d8f3a1b2c4e',
    email: 'ada@example.com',
    message: 'When is my chart right?',
  },
  '/api/dating/waitlist': { email: 'ada@example.com' },
  '/api/daily-notification': { ...pushAddress('a-device'), hour: 9 },
  '/api/daily-notification/{device}': { hour: 8 },
  '/api/daily-notification/replacement': {
    old: pushAddress('a-device'),
    new: pushAddress('its-new-address'),
  },
  '/api/email-preferences/{kind}': { isOn: false },
  '/api/feedback': { textId: SOME_ID, thumb: 'up' },
}
