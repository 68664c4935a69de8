import { fromNewAddress } from '../../e2e/support/client-address.ts'
import type { Caller } from '../../e2e/support/person.ts'
import type { Connection } from './load.ts'

const now = new Date()

export interface ApiCall extends Pick<Connection, 'method' | 'path' | 'vary'> {
  /** The least share of the bare server's throughput; none for calls that do more than read. */
  goal?: number
  isAnonymous?: boolean
  /** Whether the reply is asked for as it is; browsers ask for a compressed one. */
  isUncompressed?: boolean
  body?: (email: string) => object
}

export const apiCalls: Record<string, ApiCall> = {
  profile: { method: 'GET', path: '/api/auth/user', goal: 0.6 },
  'stored horoscope': { method: 'GET', path: '/api/horoscopes/daily', goal: 0.5 },
  calendar: {
    method: 'GET',
    path: `/api/cosmic-events?month=${now.getUTCMonth() + 1}&year=${now.getUTCFullYear()}`,
    goal: 0.5,
  },
  'list of readings': { method: 'GET', path: '/api/readings', goal: 0.5 },
  'list, not compressed': { method: 'GET', path: '/api/readings', isUncompressed: true },
  places: {
    method: 'GET',
    path: '/api/location/autocomplete?q=lisb',
    goal: 0.5,
    isAnonymous: true,
    // Suggestions are limited per address.
    vary: fromNewAddress,
  },
  'token only': { method: 'GET', path: '/api/auth/settings', goal: 0.5 },
  'sign-in': {
    method: 'POST',
    path: '/api/identity/sign-in/email',
    isAnonymous: true,
    vary: fromNewAddress,
    body: (email) => ({ email, password: 'a good password' }),
  },
}

export interface Person {
  email: string
  caller: Caller
  /** Of the pages, whichever process answers. */
  origin: string
}

export async function toConnection(
  { method, path, isAnonymous, isUncompressed, body, vary }: ApiCall,
  { email, caller, origin }: Person,
  url: string,
): Promise<Connection> {
  const headers = {
    ...fromNewAddress(),
    // As browsers do.
    'time-zone': 'UTC',
    'accept-encoding': isUncompressed ? 'identity' : 'gzip, deflate, br, zstd',
    ...(!isAnonymous && { authorization: await caller.authorize() }),
    ...(body && { 'content-type': 'application/json', origin }),
  }
  const sent = body && { body: JSON.stringify(body(email)) }
  return { url, method, path, headers, ...sent, ...(vary && { vary }) }
}
