import type { Client } from 'pg'
import { fromNewAddress } from '../../e2e/support/client-address.ts'
import { apiCalls } from '../api/calls.ts'
import { ascending, percentile, rounded } from '../writer/written.ts'

const CALLERS = 300
const CALLS = ['profile', 'stored horoscope', 'calendar', 'list of readings']

export type FirstCalls = Record<string, { 'p50 (ms)': number; 'p99 (ms)': number }>

/** Signs in people from all over the tables, and makes each call of theirs for the first time: nothing of it is in a memory of ours. */
export async function measureFirstCalls(client: Client, url: string): Promise<FirstCalls> {
  const times = new Map<string, number[]>(CALLS.map((name) => [name, []]))
  for (const email of await someCopies(client)) {
    const headers = { authorization: await signIn(url, email), 'time-zone': 'UTC' }
    for (const [name, ofCall] of times) {
      const startedAt = performance.now()
      const answer = await fetch(`${url}${apiCalls[name]?.path}`, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${name} of ${email} was answered ${answer.status}`)
      ofCall.push(performance.now() - startedAt)
    }
  }
  const described = [...times].map(([name, ofCall]) => {
    ofCall.sort(ascending)
    const at = (part: number) => rounded(percentile(ofCall, part))
    return [name, { 'p50 (ms)': at(0.5), 'p99 (ms)': at(0.99) }] as const
  })
  return Object.fromEntries(described)
}

/** Their ids are random, and so are their places in the indexes; their rows are spread evenly. */
async function someCopies(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    `select email from identity."user" where id in (
       select 'login-' || n from (select count(*) as people from users) as counted,
         lateral (select 16 + floor(random() * (people - 16))::int as n from generate_series(1, $1)) as chosen)`,
    [CALLERS],
  )
  return rows.map(({ email }) => email)
}

async function signIn(url: string, email: string): Promise<string> {
  const from = fromNewAddress()
  const signedIn = await fetch(`${url}/api/identity/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...from },
    body: JSON.stringify({ email, password: 'a good password' }),
  })
  if (!signedIn.ok) throw new Error(`Signing in was answered ${signedIn.status}`)
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0])
  const headers = { cookie: cookies.join('; '), ...from }
  const { token } = await (await fetch(`${url}/api/identity/token`, { headers })).json()
  return `Bearer ${token}`
}
