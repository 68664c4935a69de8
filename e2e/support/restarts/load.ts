import { setTimeout as sleep } from 'node:timers/promises'
import { refusalMessages } from '../../../src/contract/refusal-messages.ts'
import { DAY, MINUTE } from '../../../src/durations.ts'

/** Sooner than Retry-After, to detect the first success. */
const RETRY_MS = 100
const PASSWORD = 'a good password'
const JSON_TYPE = { 'content-type': 'application/json' }

/** The outcome of one request. */
export interface Answer {
  call: string
  sentAt: number
  answeredAt: number
  /** 0 when the connection ended without a response. */
  status: number
  /** Whether it was our 503 with message and Retry-After. */
  saysUnavailable: boolean
  /** The body of any other failure. */
  text?: string
}

export interface Load {
  answers: Answer[]
  /** Ids of readings and emails of accounts whose creation was confirmed. */
  confirmed: string[]
  /** Stops after each client's last request succeeds. */
  stop(): Promise<void>
}

export interface LoadClient {
  number: number
  /** Sends a request from this client's network. */
  send(method: string, path: string, body?: object): Promise<Response>
}

/** Signs up a client; its subscription is up to the caller. */
export async function signUpClient(url: string, number: number): Promise<LoadClient> {
  const from = { 'x-forwarded-for': `10.0.0.${number + 1}`, origin: url }
  const signedUp = await fetch(`${url}/api/identity/sign-up/email`, {
    method: 'POST',
    headers: { ...from, ...JSON_TYPE },
    body: JSON.stringify({ email: `client-${number}@example.com`, password: PASSWORD, name: '' }),
  })
  const cookie = signedUp.headers.getSetCookie().map((line) => line.split(';')[0])
  const headers = { ...from, cookie: cookie.join('; ') }
  const { token } = await (await fetch(`${url}/api/identity/token`, { headers })).json()
  const authorization = `Bearer ${token}`
  return {
    number,
    send: (method, path, body) =>
      fetch(`${url}${path}`, {
        method,
        headers: { ...headers, authorization, ...(body && JSON_TYPE) },
        ...(body && { body: JSON.stringify(body) }),
      }),
  }
}

/** A third of the clients only read; the others also request readings and sign users up, one request at a time. */
export function startLoad(url: string, clients: LoadClient[]): Load {
  const answers: Answer[] = []
  const confirmed: string[] = []
  let isStopping = false

  /** Retries without a response, or when asked to. */
  async function untilAnswered(call: string, send: () => Promise<Response>) {
    for (;;) {
      const { answer, response, text } = await note(call, send)
      answers.push(answer)
      if (response && ![0, 429, 503].includes(answer.status)) return { response, text }
      await sleep(RETRY_MS)
    }
  }

  async function askForReading({ number, send }: LoadClient, turn: number) {
    const { text } = await untilAnswered(ASK_FOR_READING, () =>
      send('POST', '/api/readings/natal', birthOf(number, turn)),
    )
    confirmed.push(String(parsed(text).id))
  }

  async function signSomebodyUp({ number }: LoadClient, turn: number) {
    const email = `new-${number}-${turn}@example.com`
    // From a new network, because sign-ups are limited per network.
    const from = `10.${1 + (turn % 250)}.${number}.1`
    await untilAnswered('POST /api/identity/sign-up/email', () =>
      fetch(`${url}/api/identity/sign-up/email`, {
        method: 'POST',
        headers: { 'x-forwarded-for': from, origin: url, ...JSON_TYPE },
        body: JSON.stringify({ email, password: PASSWORD, name: '' }),
      }),
    )
    confirmed.push(email)
  }

  const read = ({ send }: LoadClient, path: string) =>
    untilAnswered(`GET ${path}`, () => send('GET', path))

  async function run(client: LoadClient) {
    for (let turn = 0; !isStopping; turn++) {
      if (client.number % 3 === 0) await read(client, READ[turn % READ.length] as string)
      else if (turn % 10 === client.number % 10) await signSomebodyUp(client, turn)
      else if (turn % 2 === 0) await askForReading(client, turn)
      else await read(client, READ[turn % READ.length] as string)
    }
  }

  const running = Promise.all(clients.map(run))
  return {
    answers,
    confirmed,
    async stop() {
      isStopping = true
      await running
    },
  }
}

export const ASK_FOR_READING = 'POST /api/readings/natal'
const READ = ['/api/auth/user', '/api/subscription-status', '/api/identity/get-session']

async function note(call: string, send: () => Promise<Response>) {
  const sentAt = performance.now()
  const response = await send().catch(() => undefined)
  const text = (await response?.text().catch(() => '')) ?? ''
  const status = response?.status ?? 0
  const answeredAt = performance.now()
  const saysUnavailable =
    status === 503 &&
    parsed(text).message === refusalMessages.databaseUnavailable &&
    response?.headers.has('retry-after') === true
  const answer: Answer = { call, sentAt, answeredAt, status, saysUnavailable }
  if (!response?.ok && !saysUnavailable) answer.text = text
  return { answer, response, text }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}

/** A different day and minute for every reading. */
function birthOf(number: number, turn: number) {
  const at = new Date(Date.UTC(1950, 0, 1) + number * 600 * DAY + turn * (DAY + 7 * MINUTE))
  const [birthDate = '', time = ''] = at.toISOString().split('T')
  return { birthDate, birthTime: time.slice(0, 5), birthLocation: 'Lisbon, Portugal' }
}
