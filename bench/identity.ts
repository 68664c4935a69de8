/** `npm run bench:identity`: the cost of authentication, on an embedded database in memory. */
import { performance } from 'node:perf_hooks'
import { Hono } from 'hono'
import { prepareCallers } from '../src/callers/callers-table.ts'
import { openEmbedded } from '../src/database.ts'
import { authenticateUser } from '../src/identity/authenticate.ts'
import { createEmbeddedIdentity } from '../src/identity/embedded/embedded-identity.ts'
import { hashPassword, verifyPassword } from '../src/identity/passwords/password-hash.ts'
import { createPasswordQueue } from '../src/identity/passwords/password-queue.ts'
import { createLog } from '../src/log.ts'
import type { Outbox } from '../src/mail/outbox.ts'

const VERIFICATIONS = 2000
const CALLS = 1000
const HASHES = 20
const LIMIT_MS = 0.2

const publicUrl = 'http://localhost:3000'
const outbox: Outbox = {
  send: async () => {},
  sendInTransaction: async () => {},
  sendInBackground() {},
  start: async () => {},
  deleteEmailsTo: async () => 0,
  settle: async () => {},
}
const secret = 'a secret of at least 32 characters'
const database = await openEmbedded(undefined)
const { db } = database
const identity = createEmbeddedIdentity(db, outbox, {
  publicUrl,
  secret,
  limitsRate: false,
  log: createLog('error'),
})
const token = await signUp()
const headers = { authorization: `Bearer ${token}` }
const { authenticate } = authenticateUser({ db, identity, findCaller: prepareCallers(db) })
const app = new Hono()
app.get('/anonymous', (c) => c.json({ ok: true }))
app.get('/signed-in', async (c) => c.json({ id: (await authenticate(c.req.raw)).user.id }))

const verification = await time(VERIFICATIONS, () => identity.verify(token))
const anonymous = await time(CALLS, () => app.request('/anonymous'))
const signedIn = await time(CALLS, () => app.request('/signed-in', { headers }))
const hash = await hashPassword('a good password')
const hashing = await time(HASHES, () => hashPassword('a good password'))
const checking = await time(HASHES, () => verifyPassword({ hash, password: 'a good password' }))
const crowd = await hashForCrowd()
const queue = createPasswordQueue()
const quiet = await time(HASHES, () => signInBeside(0))
const busy = await time(HASHES, () => signInBeside(50))

console.table({
  'verify an identity token': verification,
  'an anonymous call': anonymous,
  'an authenticated call': signedIn,
  'the authenticated call costs more by': difference(signedIn, anonymous),
  'hash a password (argon2id, 19 MiB, 2 passes)': hashing,
  'check a password': checking,
})
console.table({ 'a crowd of 50 passwords': crowd })
console.table({ 'a sign-in': quiet, 'beside 50 changes by one person': busy })
await database.close()
const isFastEnough = verification['p50 (ms)'] <= LIMIT_MS
console.log(
  `token verification p50 ${verification['p50 (ms)']} ms, limit ${LIMIT_MS} ms: ${isFastEnough ? 'kept' : 'NOT KEPT'}`,
)
process.exit(isFastEnough ? 0 : 1)

async function signUp(): Promise<string> {
  const signedUp = await identity.handle(
    new Request(`${publicUrl}/api/identity/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: publicUrl },
      body: JSON.stringify({ email: 'ada@example.com', password: 'a good password', name: '' }),
    }),
  )
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const tokenRequest = new Request(`${publicUrl}/api/identity/token`, { headers: { cookie } })
  return (await (await identity.handle(tokenRequest)).json()).token
}

async function time(rounds: number, work: () => unknown) {
  for (let i = 0; i < rounds / 10; i++) await work()
  const spent: number[] = []
  for (let i = 0; i < rounds; i++) {
    const start = performance.now()
    await work()
    spent.push(performance.now() - start)
  }
  spent.sort((a, b) => a - b)
  return {
    'p50 (ms)': round(spent[Math.floor(rounds / 2)]),
    'p99 (ms)': round(spent[Math.floor(rounds * 0.99)]),
  }
}

/** Fifty concurrent sign-ins: the wait of the last one, and the longest block of the event loop. */
async function hashForCrowd() {
  const crowded = createPasswordQueue()
  const held: number[] = []
  let last = performance.now()
  const timer = setInterval(() => {
    held.push(performance.now() - last)
    last = performance.now()
  }, 1)
  const start = performance.now()
  await Promise.all(
    Array.from({ length: 50 }, (_, nth) =>
      crowded(() => hashPassword('a good password'), { purpose: 'sign-in', account: `${nth}` }),
    ),
  )
  clearInterval(timer)
  return {
    'all done (ms)': round(performance.now() - start),
    'longest halt of the event loop (ms)': round(Math.max(...held)),
  }
}

/** Checks a password while another user has many others hashed. */
async function signInBeside(changes: number) {
  const change = () =>
    queue(() => hashPassword('a good password'), { purpose: 'change', account: 'one person' })
  for (let nth = 0; nth < changes; nth++) void change().catch(() => undefined)
  await queue(() => verifyPassword({ hash, password: 'a good password' }), {
    purpose: 'sign-in',
    account: 'another',
  })
}

function difference(a: Record<string, number>, b: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(a).map(([name, value]) => [name, round(value - (b[name] ?? 0))]),
  )
}

function round(value = 0): number {
  return Math.round(value * 1000) / 1000
}
