import { PgBoss } from 'pg-boss'
import { fromNewAddress } from '../../e2e/support/client-address.ts'
import { type Caller, signUpByCalls } from '../../e2e/support/person.ts'
import { MINUTE } from '../../src/durations.ts'

/** Makes every frequent call, and some rare ones, so that the server sends its statements. */
export async function makeCalls(url: string) {
  const caller = await signUpByCalls(url, 'exercised@example.com')
  const birth = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Lisbon, Portugal' }
  const call = (method: string, path: string, body?: object) => send(caller, method, path, body)
  await call('POST', '/api/birth-details', birth)
  const natal = await call('POST', '/api/readings/natal', birth)
  await call('POST', '/api/readings/synastry', {
    user: { date: '1990-06-10', time: '14:30', location: 'Lisbon, Portugal' },
    partner: { name: 'Grace', date: '1988-02-29', time: 'unknown', location: 'Lisbon, Portugal' },
  })
  for (const kind of ['daily', 'weekly', 'monthly']) {
    await call('GET', `/api/horoscopes/${kind}`)
    await call('GET', `/api/horoscopes/${kind}`)
    await call('DELETE', `/api/horoscopes/${kind}`)
    await call('GET', `/api/horoscopes/${kind}`)
  }
  const now = new Date()
  await call(
    'GET',
    `/api/cosmic-events?month=${now.getUTCMonth() + 1}&year=${now.getUTCFullYear()}`,
  )
  for (const path of [
    '/api/auth/user',
    '/api/subscription-status',
    '/api/readings',
    '/api/about-you',
  ])
    await call('GET', path)
  await call('GET', `/api/readings/${natal.id}`)
  await call('POST', '/api/chat', { message: 'Where is my Moon?' })
  await call('GET', '/api/chat/history')
  await call('DELETE', '/api/chat')
  await call('POST', '/api/data-export')
  await call('GET', '/api/data-export')
  await call('GET', '/api/payments')
  await call('GET', '/api/auth/profile')
  await call('DELETE', `/api/readings/${natal.id}`)
  await signIn(url)
  await call('DELETE', '/api/auth/delete-account')
}

/** What a call refuses does not matter here, but it must not fail. */
async function send(caller: Caller, method: string, path: string, body?: object) {
  const answer = await caller.call(method, path, body && { body })
  if (answer.status >= 500) throw new Error(`${method} ${path} answered ${answer.status}`)
  if (!answer.ok) console.log(`${method} ${path}: ${answer.status}`)
  return answer.json().catch(() => ({}))
}

async function signIn(url: string) {
  const headers = { 'content-type': 'application/json', origin: url, ...fromNewAddress() }
  const body = JSON.stringify({ email: 'exercised@example.com', password: 'a good password' })
  const answer = await fetch(`${url}/api/identity/sign-in/email`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`Signing in was answered ${answer.status}`)
}

/** Runs everything that is scheduled, as each minute, hour and night. @returns the seconds of each in the running server */
export async function runSchedules(connectionString: string): Promise<Record<string, number>> {
  const boss = new PgBoss({ connectionString, schedule: false, supervise: false })
  boss.on('error', console.error)
  await boss.start()
  const seconds: Record<string, number> = {}
  for (const { name } of await boss.getSchedules()) {
    const id = await boss.send(name, {}, { singletonKey: 'bench' })
    if (id) seconds[name] = await durationOf(boss, name, id)
  }
  await boss.stop()
  return seconds
}

async function durationOf(boss: PgBoss, queue: string, id: string): Promise<number> {
  const deadline = performance.now() + 2 * MINUTE
  while (performance.now() < deadline) {
    const [job] = await boss.findJobs(queue, { id })
    if (job?.state === 'failed') throw new Error(`The scheduled job ${queue} failed`)
    if (job?.state === 'completed') return (Number(job.completedOn) - Number(job.startedOn)) / 1000
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The scheduled job ${queue} did not end`)
}
