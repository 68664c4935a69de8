import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import pTimeout from 'p-timeout'
import { type CurrentUser, getCurrentUser } from '#contract/auth.ts'
import {
  type BillingConfig,
  getConfig,
  getSubscriptionStatus,
  Plan,
  type SubscriptionRecord,
} from '#contract/billing.ts'
import { dateOf } from '#contract/charge-text.ts'
import type { HoroscopeReply } from '#contract/horoscopes.ts'
import {
  classOfPlan,
  DEMO_PAYMENTS,
  type DocumentSlot,
  HAS_PORTRAIT,
  IS_VISITOR,
  OPENING_REPLIES_ID,
  type OpeningReplies,
  TEXTS_FOR_ZONE,
  TIME_ZONE_COOKIE,
  WAS_SIGNED_IN,
} from '#contract/opening-replies.ts'
import { findPage } from '#contract/pages.ts'
import { getSiteConfig, type SiteConfig } from '#contract/site.ts'
import {
  BANNER_OF,
  BANNER_PROPERTY,
  bannerAsCss,
  bannerTemplate,
  chargeAfterTrial,
} from '#contract/trial-banner.ts'
import { readTimeZone } from '#http/time-zone.ts'
import { IDENTITY_PATH } from '#identity/embedded/embedded-identity.ts'
import { fillSlots, textsOfDay } from './document-texts.ts'
import {
  DAILY_HOROSCOPE_PATH,
  type OpeningCall,
  OWN_PORTRAIT_PATH,
  openingCalls,
} from './opening-calls.ts'

interface Deps {
  /** Answers a request in this process. */
  fetch(request: Request, env: unknown): Response | Promise<Response>
  /** Absent where sessions are kept by another provider. */
  hasSession: ((headers: Headers) => boolean) | undefined
  today(): Date
  site: SiteConfig
  /** How long a document waits for the replies. */
  documentWaitMs: number
  /** Runs calls of one caller at once. */
  inOneTurn<Result>(calls: () => Promise<Result>): Promise<Result>
  /** The link elements for what a signed-in person's page imports later. */
  preloads?(path: string): string
}

const SESSION_CALL = `${IDENTITY_PATH}/get-session`
const TOKEN_CALL = `${IDENTITY_PATH}/token`
const ACCOUNTS_CALL = `${IDENTITY_PATH}/list-accounts`

/** What of the document's request the calls are made with. */
const PASSED_ON = [
  'cookie',
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

/**
 * Writes what a page asks as it opens into its document: on a slow network, each call that follows from another one costs
 * half a second. The page checks the replies no less than its own calls: they come from the same routes.
 */
export function withOpeningReplies(deps: Deps): MiddlewareHandler {
  const { fetch, hasSession, today, site, preloads } = deps
  return async (c, next) => {
    const page = isOpened(c) ? findPage(c.req.path) : undefined
    if (!page) return next()
    const isKnown = hasSession?.(c.req.raw.headers) ?? false
    const asked = createAsked((request) => fetch(request, c.env), c)
    await Promise.all([
      next(),
      isKnown && withinLimit(deps, askForPerson(asked, deps, { path: page.path, now: today() })),
    ])
    if (!c.res.headers.get('content-type')?.startsWith('text/html')) return
    const replies = asked.replies()
    replies.replies[getSiteConfig.path] = site
    // A visitor's page would ask only to hear that nobody is signed in.
    if (hasSession && !isKnown) replies.replies[SESSION_CALL] = null
    const text = (await c.res.text()).replace('</body>', () => `${element(replies)}</body>`)
    const links = preloads?.(page.path) ?? ''
    const { plan, kind } = c.req.query()
    const known = {
      links,
      classes: classesOf(replies, plan),
      texts: textsOf(replies, kind),
      replies,
    }
    const isVisitor = replies.replies[SESSION_CALL] === null
    const adapted = isVisitor ? forVisitor(text) : isKnown ? forPerson(text, known) : text
    c.res = new Response(adapted, c.res)
    c.header('vary', 'Cookie', { append: true })
    if (isKnown) c.header('cache-control', 'private, no-store')
    for (const cookie of asked.cookies()) c.header('set-cookie', cookie, { append: true })
  }
}

interface Known {
  /** Elements for the head. */
  links: string
  /** Of the root element. */
  classes: string[]
  /** By the slots of the document. */
  texts: Partial<Record<DocumentSlot, string>>
  replies: OpeningReplies
}

const forVisitor = (text: string) => text.replace('<html ', `<html class="${IS_VISITOR}" `)

/**
 * Even where the browser's storage was cleared, they do not see a visitor's form until they are known, and the banner of their
 * trial is there from the first paint on.
 */
const forPerson = (text: string, { links, classes, texts, replies }: Known) =>
  fillSlots(text, texts)
    .replace(
      '<html ',
      () => `<html class="${classes.join(' ')}"${bannerRoom(replies)}${zoneOf(texts, replies)} `,
    )
    .replace('</head>', () => `${links}</head>`)

/** What a page shows before its scripts are there. @param plan of the query */
function classesOf({ replies }: OpeningReplies, plan: string | undefined): string[] {
  const portraits = replies[OWN_PORTRAIT_PATH] as unknown[] | undefined
  const config = replies[getConfig.path] as BillingConfig | undefined
  const { data: chosen } = Plan.safeParse(plan)
  return [
    WAS_SIGNED_IN,
    ...(portraits?.length ? [HAS_PORTRAIT] : []),
    ...(config?.paymentForm?.kind === 'embedded' ? [DEMO_PAYMENTS] : []),
    ...(chosen ? [classOfPlan(chosen)] : []),
  ]
}

/** @param kind of the query */
function textsOf({ replies }: OpeningReplies, kind = 'daily') {
  const daily = replies[DAILY_HOROSCOPE_PATH] as HoroscopeReply | undefined
  return daily && kind === 'daily' ? textsOfDay(daily) : {}
}

/** The attribute of the root element that tells a page which clock its texts follow. */
function zoneOf(texts: Known['texts'], { timeZone }: OpeningReplies) {
  if (!timeZone || Object.keys(texts).length === 0) return ''
  return html` ${raw(TEXTS_FOR_ZONE)}="${timeZone}"`.toString()
}

/** The attributes of the root element by which a page reserves the room of its banner; none if that is not known. */
function bannerRoom({ replies, timeZone }: OpeningReplies) {
  const subscription = replies[getSubscriptionStatus.path] as SubscriptionRecord | undefined
  if (!subscription) return ''
  const charge = chargeAfterTrial(subscription)
  const user = replies[getCurrentUser.path] as CurrentUser | undefined
  const zone = user?.timeZone ?? timeZone ?? 'UTC'
  const sentence = charge && bannerAsCss(bannerTemplate(charge, dateOf(charge.at, zone)))
  const style = sentence && html` style="${BANNER_PROPERTY}:${sentence}"`
  return html` ${raw(BANNER_OF)}="${subscription.subscriptionId}"${style}`.toString()
}

/** Whether somebody opens the page now: a prefetched one may be shown minutes later, or never. */
function isOpened(c: Context): boolean {
  const mode = c.req.header('sec-fetch-mode') ?? 'navigate'
  return c.req.method === 'GET' && mode === 'navigate' && !c.req.header('sec-purpose')
}

type Asked = ReturnType<typeof createAsked>

/** Calls on behalf of the person who opens a page, and those replies that succeeded. */
function createAsked(answer: (request: Request) => Response | Promise<Response>, c: Context) {
  const timeZone = readTimeZone(getCookie(c, TIME_ZONE_COOKIE))
  const replies: Record<string, unknown> = {}
  const cookies: string[] = []

  async function ask({ path, body }: OpeningCall, token?: string): Promise<unknown> {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
    const isChange = body !== undefined
    if (isChange) headers.set('content-type', 'application/json')
    if (timeZone) headers.set('time-zone', timeZone)
    for (const name of PASSED_ON) {
      const value = c.req.header(name)
      if (value) headers.set(name, value)
    }
    const change = isChange ? { method: 'POST', body: JSON.stringify(body) } : {}
    const response = await answer(new Request(new URL(path, c.req.url), { headers, ...change }))
    cookies.push(...response.headers.getSetCookie())
    if (!response.ok) return undefined
    const reply = await response.json()
    if (!isChange) replies[path] = reply
    return reply
  }

  return {
    timeZone,
    ask,
    /** What has come so far. */
    replies: (): OpeningReplies => ({ timeZone: timeZone ?? null, replies: { ...replies } }),
    cookies: () => cookies,
  }
}

async function askForPerson(
  { ask, timeZone }: Asked,
  { inOneTurn }: Deps,
  { path, now }: { path: string; now: Date },
) {
  const askAll = (calls: OpeningCall[], token: string): Promise<unknown> =>
    Promise.all(
      calls.map(async (call) => {
        const reply = await ask(call, token)
        if (reply !== undefined && call.next) await askAll(call.next(reply), token)
      }),
    )
  const askWithToken = async () => {
    const reply = (await ask({ path: TOKEN_CALL })) as { token: string } | undefined
    if (!reply) return
    await inOneTurn(() => askAll(openingCalls(path, now, timeZone), reply.token))
  }
  await Promise.all([ask({ path: SESSION_CALL }), ask({ path: ACCOUNTS_CALL }), askWithToken()])
}

/** A document never fails for a call that does, and never waits long for one: its page asks again. */
const withinLimit = ({ documentWaitMs }: Deps, asking: Promise<unknown>) =>
  pTimeout(asking, { milliseconds: documentWaitMs, fallback: () => {} }).catch(() => {})

const element = (replies: OpeningReplies) =>
  `<script type="application/json" id="${OPENING_REPLIES_ID}">${JSON.stringify(replies).replaceAll('<', '\\u003c')}</script>`
