import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OpeningReplies } from '#contract/opening-replies.ts'
import type { SiteConfig } from '#contract/site.ts'
import { openingCalls } from './opening-calls.ts'
import { withOpeningReplies } from './opening-replies.ts'

const PAGE =
  '<html lang="en"><head></head><body>the page <div class="a" data-slot="horoscope"></div></body></html>'

const sentence = (text: string) => ({ text, facts: [] })
const day = {
  id: 'text-1',
  startDate: '2026-11-28',
  text: {
    opening: [
      { sentences: [sentence('A quiet day.'), sentence('Ask <b>who</b> & why.')] },
      { sentences: [sentence('Around 3:30 p.m. it ends.')] },
    ],
    sections: [],
  },
}

const answers: Record<string, () => Response | Promise<Response>> = {
  '/api/identity/get-session': () =>
    Response.json({ user: { id: 'ada' } }, { headers: { 'set-cookie': 'session=renewed' } }),
  '/api/identity/list-accounts': () => Response.json([]),
  '/api/identity/token': () => Response.json({ token: 'a-token' }),
  '/api/auth/user': () => Response.json({ id: 'ada', name: '</script><b>' }),
  '/api/subscription-status': () => Response.json({ hasAccess: true }),
  '/api/horoscopes/daily': () => Response.json({ horoscope: day }),
  '/api/paragraph-verdicts?textId=text-1': () => Response.json({ verdicts: [] }),
}

const asked = vi.fn<(request: Request) => Response | Promise<Response>>()
beforeEach(() => {
  asked.mockReset()
  asked.mockImplementation((request) => {
    const { pathname, search } = new URL(request.url)
    return answers[pathname + search]?.() ?? Response.json({ error: 'no' }, { status: 403 })
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

const site: SiteConfig = {
  contact: { email: 'help@stars.example', phone: null, formUrl: null },
  stores: { appStore: null, playStore: null },
  social: { instagram: null, tiktok: null, x: null },
}

/** The paths requested in one turn. */
let askedInOneTurn: string[] = []
const inOneTurn = async <Result>(calls: () => Promise<Result>) => {
  const before = asked.mock.calls.length
  const result = await calls()
  askedInOneTurn = asked.mock.calls.slice(before).map(([{ url }]) => new URL(url).pathname)
  return result
}

const hasSession = (headers: Headers) => headers.get('cookie')?.includes('session=') ?? false

function open(path: string, headers: Record<string, string> = {}, deps = { hasSession }) {
  const app = new Hono()
  const preloads = (page: string) => `<link href="${page}.js"/>`
  const today = () => new Date('2026-11-28T23:30Z')
  const settings = { today, site, preloads, documentWaitMs: 500, inOneTurn }
  app.use(withOpeningReplies({ ...deps, ...settings, fetch: asked }))
  app.get('*', (c) => {
    c.header('cache-control', 'no-cache')
    return c.req.path === '/picture' ? c.body('x') : c.html(PAGE)
  })
  return app.request(path, { headers })
}

async function repliesIn(response: Response): Promise<OpeningReplies> {
  const [, json] =
    /<script type="application\/json" id="opening-replies">(.*?)<\/script><\/body>/.exec(
      await response.text(),
    ) ?? []
  return JSON.parse(json ?? 'null')
}

const ada = { cookie: 'session=1; time-zone=Europe/Lisbon' }

describe("a signed-in person's document", () => {
  test('holds the replies to what its page asks, and what it asks next', async () => {
    const { timeZone, replies } = await repliesIn(await open('/horoscopes', ada))
    expect(timeZone).toBe('Europe/Lisbon')
    expect(Object.keys(replies).toSorted()).toEqual(
      [...Object.keys(answers), '/api/site'].toSorted(),
    )
    expect(replies['/api/identity/token']).toEqual({ token: 'a-token' })
    for (const [request] of asked.mock.calls) {
      expect(request.headers.get('time-zone')).toBe('Europe/Lisbon')
      const isIdentity = request.url.includes('identity')
      expect(request.headers.get('authorization')).toBe(isIdentity ? null : 'Bearer a-token')
    }
  })

  test("asks what needs the person's token in one turn", async () => {
    await open('/horoscopes', ada)
    expect(askedInOneTurn).toEqual([
      '/api/auth/user',
      '/api/subscription-status',
      '/api/horoscopes/daily',
      '/api/paragraph-verdicts',
    ])
  })

  test('[2.19] saves the birth details of the first portrait before the first horoscope is written', async () => {
    const birth = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa' }
    const newcomer = { id: 'ada', subscriptionStatus: 'trialing', natalChartData: null }
    let user: object = newcomer
    const saved: unknown[] = []
    const known: typeof answers = {
      ...answers,
      '/api/auth/user': () => Response.json(user),
      '/api/readings?order=oldest&type=natal&limit=1': () =>
        Response.json([{ id: 'portrait-1', inputData: { natalChartData: birth } }]),
      '/api/horoscopes/daily': () =>
        Response.json({ horoscope: day }, { status: user === newcomer ? 400 : 200 }),
    }
    asked.mockImplementation(async (request) => {
      const { pathname, search } = new URL(request.url)
      if (request.method === 'GET') return known[pathname + search]?.() ?? Response.error()
      saved.push({ [pathname]: await request.json() })
      user = { ...newcomer, natalChartData: birth }
      return Response.json(birth)
    })
    const { replies } = await repliesIn(await open('/horoscopes', ada))
    expect(saved).toEqual([{ '/api/birth-details': birth }])
    expect(replies).toMatchObject({
      '/api/auth/user': { natalChartData: birth },
      '/api/horoscopes/daily': { horoscope: { id: 'text-1' } },
      '/api/paragraph-verdicts?textId=text-1': { verdicts: [] },
    })
    expect(replies).not.toHaveProperty('/api/birth-details')

    await open('/horoscopes', ada)
    user = { ...newcomer, subscriptionStatus: 'canceled' }
    await open('/horoscopes', ada)
    user = newcomer
    for (const path of ['/', '/readings', '/faq']) await open(path, ada)
    await open('/horoscopes', { cookie: 'session=1' })
    expect(saved).toHaveLength(1)
  })

  test('names the scripts that its page imports later', async () => {
    expect(await (await open('/horoscopes', ada)).text()).toContain(
      '<link href="/horoscopes.js"/></head>',
    )
    expect(await (await open('/horoscopes')).text()).not.toContain('<link')
  })

  test('hides what only visitors see', async () => {
    expect(await (await open('/faq', ada)).text()).toContain('<html class="was-signed-in" ')
  })

  test('names the portrait, the chosen plan and the kind of payments that its page can show before its scripts', async () => {
    const classesAt = async (path: string) =>
      /<html class="([^"]*)"/.exec(await (await open(path, ada)).text())?.[1]
    const portrait = '/api/readings?order=oldest&type=natal&limit=1'
    expect(await classesAt('/readings')).toBe('was-signed-in')
    answers[portrait] = () => Response.json([])
    expect(await classesAt('/readings')).toBe('was-signed-in')
    answers[portrait] = () => Response.json([{ id: 'portrait-1' }])
    expect(await classesAt('/readings')).toBe('was-signed-in has-portrait')
    delete answers[portrait]

    expect(await classesAt('/subscribe?plan=annual')).toBe('was-signed-in plan-annual')
    expect(await classesAt('/subscribe?plan=%22%3E%3Cb')).toBe('was-signed-in')
    answers['/api/config'] = () => Response.json({ paymentForm: { kind: 'embedded' } })
    expect(await classesAt('/subscribe?plan=monthly')).toBe(
      'was-signed-in demo-payments plan-monthly',
    )
    answers['/api/config'] = () => Response.json({ paymentForm: { kind: 'stripe' } })
    expect(await classesAt('/subscribe?plan=monthly')).toBe('was-signed-in plan-monthly')
    delete answers['/api/config']
  })

  test('has the text of the day in its place, and no markup of that text', async () => {
    const text = await (await open('/horoscopes?kind=daily', ada)).text()
    const [, filled = ''] = /data-slot="horoscope">(.*?)<\/div><\/div>/s.exec(text) ?? []
    expect(
      filled
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe(
      'Saturday, November 28, 2026 A quiet day. Ask &lt;b&gt;who&lt;/b&gt; &amp; why. Around 3:30 p.m. it ends.',
    )
    const ofZone = ' data-texts-for-zone="Europe/Lisbon"'
    expect(text).toContain(`<html class="was-signed-in" data-trial-banner-of=""${ofZone} `)
    expect(await (await open('/faq', ada)).text()).not.toContain(ofZone)
    for (const path of ['/horoscopes?kind=weekly', '/faq'])
      expect(await (await open(path, ada)).text()).toContain('data-slot="horoscope"></div>')
    expect(await (await open('/horoscopes')).text()).toContain('data-slot="horoscope"></div>')
  })

  test('has the room of the banner of a trial', async () => {
    const answer = vi.spyOn(answers, '/api/subscription-status')
    const rootOf = async () => /<html [^>]*>/.exec(await (await open('/faq', ada)).text())?.[0]
    const trial = {
      subscriptionId: 'sub_"1"',
      status: 'trialing',
      cancelAtPeriodEnd: false,
      nextCharge: { at: '2026-12-21T23:59:00Z', amountCents: 599 },
    }
    answer.mockImplementation(() => Response.json(trial))
    expect(await rootOf()).toBe(
      '<html class="was-signed-in" data-trial-banner-of="sub_&quot;1&quot;" style="--trial-banner:&quot;Your trial runs until December 21, 2026, when $5.99 is charged. You can cancel or change it before then.&quot;" lang="en">',
    )
    answer.mockImplementation(() =>
      Response.json({ ...trial, subscriptionId: null, status: null, nextCharge: null }),
    )
    expect(await rootOf()).toBe('<html class="was-signed-in" data-trial-banner-of="" lang="en">')
    answer.mockImplementation(() => Response.json({}, { status: 503 }))
    expect(await rootOf()).toBe('<html class="was-signed-in" lang="en">')
  })

  test.each([
    ['America/New_York', 'December 21, 2026'],
    [null, 'December 22, 2026'],
  ])('names the day of the charge in the time zone of the account: %s', async (timeZone, date) => {
    vi.spyOn(answers, '/api/auth/user').mockImplementation(() => Response.json({ timeZone }))
    vi.spyOn(answers, '/api/subscription-status').mockImplementation(() =>
      Response.json({
        subscriptionId: 'sub_1',
        status: 'trialing',
        cancelAtPeriodEnd: false,
        nextCharge: { at: '2026-12-22T01:00:00Z', amountCents: 599 },
      }),
    )
    // Of a browser in Lisbon.
    expect(await (await open('/faq', ada)).text()).toContain(`Your trial runs until ${date}, when`)
  })

  test('is stored nowhere, and renews the session', async () => {
    const response = await open('/horoscopes', ada)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual(['session=renewed'])
  })

  test('does not end its script early', async () => {
    const response = await open('/horoscopes', ada)
    expect((await response.clone().text()).match(/<\/script>/g)).toHaveLength(1)
    const { replies } = await repliesIn(response)
    expect(replies['/api/auth/user']).toEqual({ id: 'ada', name: '</script><b>' })
  })

  test('leaves out refused calls', async () => {
    const { replies } = await repliesIn(await open('/cosmic-calendar', ada))
    expect(asked.mock.calls.map(([{ url }]) => new URL(url).pathname)).toContain(
      '/api/cosmic-events',
    )
    expect(Object.keys(replies).join()).not.toContain('cosmic-events')
  })

  test('asks nothing about dates without a time zone, nor with one that does not exist', async () => {
    for (const zone of ['', 'time-zone=Europe/Atlantis']) {
      const { timeZone, replies } = await repliesIn(
        await open('/horoscopes', { cookie: `session=1; ${zone}` }),
      )
      expect(timeZone).toBeNull()
      expect(replies).not.toHaveProperty('/api/horoscopes/daily')
      expect(replies).toHaveProperty('/api/auth/user')
    }
  })

  test('comes without what takes too long, or fails', async () => {
    vi.useFakeTimers()
    try {
      const slow = new Promise<Response>(() => {})
      asked.mockImplementation(({ url }) => {
        if (url.includes('token')) return slow
        if (url.includes('list-accounts')) throw new Error('the database is away')
        return Response.json(null)
      })
      const response = open('/horoscopes', ada)
      await vi.advanceTimersByTimeAsync(500)
      const { replies } = await repliesIn(await response)
      expect(Object.keys(replies)).toEqual(['/api/identity/get-session', '/api/site'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('asks nothing more when the session is over', async () => {
    asked.mockImplementation(({ url }) =>
      url.includes('token') ? Response.json({}, { status: 401 }) : Response.json(null),
    )
    const response = await open('/horoscopes', ada)
    expect(await response.clone().text()).toContain('<html class="is-visitor" lang="en">')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const { replies } = await repliesIn(response)
    expect(replies['/api/identity/get-session']).toBeNull()
    expect(asked).toHaveBeenCalledTimes(3)
  })
})

describe('the document of somebody else', () => {
  test('says that nobody is signed in, and may be revalidated', async () => {
    const response = await open('/horoscopes')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('vary')).toBe('Cookie')
    expect(await response.clone().text()).toContain('<html class="is-visitor" lang="en">')
    const { replies } = await repliesIn(response)
    expect(replies).toEqual({ '/api/identity/get-session': null, '/api/site': site })
  })

  test('claims nothing about the sessions of another provider', async () => {
    const response = await open('/', ada, { hasSession: undefined as never })
    expect(await response.clone().text()).toContain('<html lang="en">')
    const { replies } = await repliesIn(response)
    expect(replies).toEqual({ '/api/site': site })
  })
})

test.each([
  ['a prefetched page', '/horoscopes', { 'sec-purpose': 'prefetch' }],
  ['a page loaded by a script', '/horoscopes', { 'sec-fetch-mode': 'cors' }],
  ['another file', '/picture', {}],
  ['a page that does not exist', '/horoscope', {}],
])('%s is left alone', async (_, path, headers) => {
  const response = await open(path, { ...ada, ...headers })
  expect(await response.text()).not.toContain('opening-replies')
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['Pacific/Kiritimati', 'month=12'],
  ['America/Los_Angeles', 'month=11'],
])("the key dates are those of the reader's month in %s", (zone, month) => {
  const calls = openingCalls('/cosmic-calendar', new Date('2026-11-30T23:30Z'), zone)
  expect(calls.map(({ path }) => path)).toContain(`/api/cosmic-events?${month}&year=2026`)
})
