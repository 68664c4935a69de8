import { startServer } from '../../e2e/support/server.ts'
import { subscribeAs } from '../../e2e/support/subscribe.ts'
import { ascending, percentile, rounded } from './written.ts'

/** Asks the real server for this many texts of each kind, each of another birth. */
export async function answersOverHttp(count: number) {
  const server = await startServer({
    READINGS_PER_DAY: String(2 * count),
    HOROSCOPES_PER_DAY: String(3 * count + 36),
    BIRTH_CHANGES_PER_DAY: String(count),
  })
  try {
    const { url } = server
    const headers = await signUp(url)
    await subscribeAs(url, headers)
    const call = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      await answer.arrayBuffer()
    }
    const spent: Record<string, number[]> = {}
    const time = async (name: string, work: () => Promise<void>) => {
      const start = performance.now()
      await work()
      spent[name] = [...(spent[name] ?? []), performance.now() - start]
    }
    for (let index = 0; index < count; index++) {
      const [birth, other] = [birthOf(index), birthOf(index + 1000)]
      await call('POST', '/api/birth-details', birth)
      for (const kind of ['daily', 'weekly', 'monthly'])
        await time(kind, () => call('GET', `/api/horoscopes/${kind}`))
      await time('natal', () => call('POST', '/api/readings/natal', birth))
      const [user, partner] = [birth, other].map(({ birthDate, birthTime, birthLocation }) => ({
        date: birthDate,
        time: birthTime,
        location: birthLocation,
      }))
      await time('synastry', () => call('POST', '/api/readings/synastry', { user, partner }))
    }
    return Object.fromEntries(
      Object.entries(spent).map(([name, times]) => {
        const sorted = times.sort(ascending)
        const row = {
          'p50 (ms)': rounded(percentile(sorted, 0.5)),
          'p95 (ms)': rounded(percentile(sorted, 0.95)),
        }
        return [name, row]
      }),
    )
  } finally {
    await server.stop()
  }
}

async function signUp(url: string): Promise<{ authorization: string }> {
  const signedUp = await fetch(`${url}/api/identity/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'bench@example.com', password: 'a good password', name: '' }),
  })
  const cookie = signedUp.headers.getSetCookie().map((line) => line.split(';')[0])
  const init = { headers: { cookie: cookie.join('; ') } }
  const { token } = await (await fetch(`${url}/api/identity/token`, init)).json()
  return { authorization: `Bearer ${token}` }
}

/** Another day and minute for every index. */
function birthOf(index: number) {
  const at = new Date(Date.UTC(1950, 0, 1) + index * 7.3 * 86_400_000)
  const [birthDate = '', time = ''] = at.toISOString().split('T')
  return {
    birthDate,
    birthTime: time.slice(0, 5),
    birthLocation: 'Lisbon, Portugal',
  }
}
