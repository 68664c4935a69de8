import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { setAdmin } from '#identity/users-table.ts'
import {
  contractEndpoints,
  exampleBodies,
  examplePath,
  inCallOrder,
} from '#testing/contract-endpoints.ts'
import { startModelServer } from '#testing/model-server/model-server.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'
import type { LanguageModel } from '#writer/model/language-model.ts'
import { createOpenAIModel } from '#writer/model/openai-model.ts'
import { createLog } from './log.ts'

// Values that stand for what is never logged, sent through every call while everything works, and while everything fails.

const EMAIL = 'canary-mail@example.com'
const PASSWORD = 'canary-password'
const CARD = '4000000000000002'
const birth = {
  birthDate: '1987-03-14',
  birthTime: '03:47',
  birthLocation: 'Ushuaia, Tierra del Fuego, Argentina',
}
const person = {
  name: 'Canary-Name',
  date: birth.birthDate,
  time: birth.birthTime,
  location: birth.birthLocation,
}

/** By the key of a body. */
const canaryOf: Record<string, unknown> = {
  ...birth,
  email: EMAIL,
  password: PASSWORD,
  newPassword: PASSWORD,
  name: 'Canary-Name',
  firstName: 'Canary-Name',
  mobileNumber: '+1 555 0199 887',
  message: 'canary-words: when is a good day?',
  words: 'canary-words',
  token: 'canary-token',
  otp: '918273',
  sessionId: 'cs_canary_token',
  testPrompt: 'canary-words',
  user: person,
  partner: person,
}

const bodies: Record<string, object> = {
  ...exampleBodies,
  '/api/identity/sign-up/email': { email: '', password: '', name: '' },
  '/api/identity/sign-in/email': { email: '', password: '' },
  '/api/identity/sign-in/email-otp': { email: '', otp: '' },
  '/api/identity/reset-password': { token: '', newPassword: '' },
  '/api/identity/confirm-email': { token: '' },
  '/api/billing/cancel-link': { token: '' },
  '/api/dating/confirm': { token: '' },
}
const withCanaries = (body: object = {}) =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, canaryOf[key] ?? value]))

const USERS = 'public."users"'

const lines: string[] = []
/** Refusals: they may say what is wrong with a request, but not what was in it. */
const refusals: string[] = []
let app: TestApp
let visitor: Visitor
let bearer: { authorization: string }
let model: LanguageModel
let closeModel: () => Promise<void>
let canaries: Record<string, string | RegExp>
beforeAll(async () => {
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  for (const method of ['error', 'warn', 'log', 'info', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...printed) => void lines.push(printed.join(' ')))
  // A server that repeats in its error what it was sent, and with which key.
  const server = await startModelServer((request) => ({
    fault: 'error',
    status: 400,
    code: null,
    message: `Bad key ${request.headers.authorization} for ${JSON.stringify(request.input)}`,
  }))
  closeModel = () => server.close()
  const mailer = {
    deliver: async ({ to }: { to: string }) => {
      throw new Error(`550 5.1.1 <${to}>: Recipient address rejected`)
    },
    deleteEmailsTo: async () => 0,
  }
  model = createOpenAIModel({ ...server, api: 'responses', models: {} }, log)
  app = await openTestApp({ log, mailer })
  visitor = createVisitor(app)
  await signUp()
  const { secretKey } = app.stripe.account
  canaries = {
    'the address': /canary-mail/,
    'the password': PASSWORD,
    'a name': 'Canary-Name',
    'a telephone number': /0199.?887/,
    'a message': /canary-words/,
    'a token of a link': /canary.token/,
    'a code': /\b918273\b/,
    'the birth date': birth.birthDate,
    // The time of a line may be 03:47 o'clock, or 3 minutes and 47 seconds past.
    'the birth time': /(?<![T:])03:47/,
    'the birthplace': /Ushuaia|-54\.8|-68\.3/,
    'a card': CARD,
    'the identity token': bearer.authorization.split('.').at(-1) ?? '',
    'the session': /session_token=(.{20})/.exec(visitor.cookies().cookie)?.[1] ?? '',
    'the key of the model': server.apiKey,
    'the key of the payment provider': secretKey,
  }
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
  await closeModel()
})

async function signUp() {
  await visitor.signUp(EMAIL, PASSWORD)
  bearer = await visitor.bearer()
  await app.subscribe(bearer)
  await setAdmin(app.database.db, EMAIL, true)
}

/** The contract's calls and the identity library's; those that end the session of the caller are left out. */
async function everyCall(): Promise<Pick<Endpoint, 'method' | 'path'>[]> {
  const ending = [
    '/api/auth/delete-account',
    '/api/identity/sessions',
    '/api/identity/update-email',
  ]
  const ours = inCallOrder(await contractEndpoints()).filter(({ path }) => !ending.includes(path))
  const others = Object.keys(bodies).filter((path) => !(path in exampleBodies))
  return [...ours, ...others.map((path) => ({ method: 'POST' as const, path }))]
}

async function call(method: string, path: string, body: unknown, headers: object) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await app.request(path, {
    method,
    headers: {
      ...visitor.cookies(),
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      ...headers,
    },
    ...(method !== 'GET' && { body: text }),
  })
  const said = await answer.text()
  if (answer.status >= 400)
    refusals.push(`${method} ${path.split('?')[0]}: ${answer.status} ${said}`)
  return answer.status
}

type Sending = (endpoint: Pick<Endpoint, 'method' | 'path'>) => Promise<number>

const query = `token=canary-token&email=${EMAIL}&q=Ushuaia&code=918273`
/** How every call is made. */
const sendings: Record<string, Sending> = {
  'as promised': ({ method, path }) =>
    call(method, examplePath(path), withCanaries(bodies[path]), bearer),
  'of another shape': ({ method, path }) => {
    const body = withCanaries(bodies[path])
    const spoiled = Object.keys(body).map((key) => [key, [body]])
    return call(method, examplePath(path), Object.fromEntries(spoiled), bearer)
  },
  'with broken JSON and a query': ({ method, path }) => {
    const broken = JSON.stringify(withCanaries(bodies[path])).slice(0, -1)
    return call(method, `${examplePath(path).split('?')[0]}?${query}`, broken, bearer)
  },
  'with bad credentials': ({ method, path }) => {
    const bad = { authorization: 'Bearer canary-token', cookie: 'a=canary-token' }
    return call(method, examplePath(path), withCanaries(bodies[path]), bad)
  },
}

async function sendEverything(send: Sending = sendings['as promised'] as Sending) {
  const statuses: number[] = []
  for (const endpoint of await everyCall()) statuses.push(await send(endpoint))
  return statuses
}

async function payWithRefusedCard() {
  const { account } = app.stripe
  const { clientSecret } = await (
    await visitor.post(
      '/api/create-subscription',
      { plan: 'monthly', priceId: account.prices.monthly },
      bearer,
    )
  ).json()
  const card = { number: CARD, expiry: '12/34', cvc: '123' }
  const body = { publishableKey: account.publishableKey, clientSecret, card }
  return visitor.post(`${account.cardApi}/confirm`, body, bearer)
}

/** Makes every statement about these tables fail: `alter table` moves them out of the way. */
async function withoutTables(tables: string[], act: () => Promise<unknown>) {
  const { db } = app.database
  await db.execute('create schema lost')
  for (const table of tables) await db.execute(`alter table ${table} set schema lost`)
  await act()
  for (const table of tables) {
    const [schema, name] = table.split('.')
    await db.execute(`alter table lost.${name} set schema ${schema}`)
  }
  await db.execute('drop schema lost')
}

async function tablesOf(schema: string): Promise<string[]> {
  const found = await app.database.db.execute(
    `select tablename from pg_tables where schemaname = '${schema}'`,
  )
  const { rows } = found as unknown as { rows: { tablename: string }[] }
  return rows.map(({ tablename }) => `${schema}."${tablename}"`)
}

const expectNoCanary = (texts: string[]) => {
  const found = Object.entries(canaries).flatMap(([name, canary]) => {
    const text = texts.find((each) =>
      typeof canary === 'string' ? each.includes(canary) : canary.test(each),
    )
    return text ? [`${name}: ${text.slice(0, 600)}`] : []
  })
  expect(found).toEqual([])
}

beforeEach(() => {
  lines.length = 0
  refusals.length = 0
})

describe('nothing personal and no secret is in the log or in a refusal', () => {
  test.each(Object.entries(sendings))('when every call is made %s', async (name, send) => {
    const statuses = await sendEverything(send)
    const served = statuses.filter((status) => status === 200).length
    if (name === 'as promised') expect(served).toBeGreaterThan(40)
    else expect(statuses.length - served).toBeGreaterThan(30)
    expectNoCanary([...lines, ...refusals])
  })

  test('when a card is refused', async () => {
    expect((await payWithRefusedCard()).status).toBeLessThan(500)
    expectNoCanary([...lines, ...refusals])
  })

  test('when the mail server repeats the address that it refuses', async () => {
    await visitor.post('/api/identity/request-password-reset', { email: EMAIL })
    await app.outbox.settle()
    await vi.waitFor(() => expect(lines.join()).toContain('An email could not be delivered'), {
      timeout: 10_000,
    })
    expect(lines.join()).toContain('550 5.1.1 <(address)>: Recipient address rejected')
    expectNoCanary(lines)
  })

  test('when the model server repeats its key and what it was sent', async () => {
    const settings = {
      model: 'gpt-5',
      reasoningEffort: 'low',
      temperature: 0.3,
      maxTokens: 2000,
      verbosity: 'short',
    } as const
    const request = {
      feature: 'natal_reading',
      settings,
      instructions: 'Answer.',
      input: `canary-words ${EMAIL} ${birth.birthDate}`,
      schema: { name: 'answer', shape: z.object({ text: z.string() }) },
    } as const
    await expect(model.generate(request)).rejects.toThrow()
    expect(lines.join()).toContain('The embedded writer serves instead of the model')
    expectNoCanary(lines)
  })

  test.each([
    [
      'what people store',
      async () => (await tablesOf('public')).filter((table) => table !== USERS),
    ],
    ['the users', async () => [USERS]],
    ['the accounts', () => tablesOf('identity')],
  ])('when every statement about %s fails', async (_, tables) => {
    await withoutTables(await tables(), async () => {
      expect(await sendEverything()).toContain(500)
    })
    expect(lines.join()).toContain('A call failed')
    expectNoCanary([...lines, ...refusals])
  })
})
