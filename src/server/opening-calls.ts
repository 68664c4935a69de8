import type { z } from 'zod'
import { getAboutYou } from '#contract/about-you.ts'
import { getCurrentUser } from '#contract/auth.ts'
import { getConfig, getSubscriptionStatus, isActive, listPayments } from '#contract/billing.ts'
import { getCalendarFeed, getCosmicEvents } from '#contract/calendar.ts'
import { type CallValues, callPath } from '#contract/call-path.ts'
import { getChatHistory } from '#contract/chat.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { birthOf, FIRST_PORTRAIT } from '#contract/first-portrait.ts'
import { getHoroscope, saveBirthDetails } from '#contract/horoscopes.ts'
import type { PagePath } from '#contract/pages.ts'
import { listVerdicts } from '#contract/paragraph-verdicts.ts'
import { getReading, listReadings } from '#contract/readings.ts'

/** A call that a page makes as it opens. */
export interface OpeningCall {
  path: string
  /** Of a change, whose reply the page does not need. */
  body?: unknown
  /** Whether its reply depends on the reader's dates. */
  isLocal?: boolean
  /** The calls that the page makes next. */
  next?: ((reply: unknown) => OpeningCall[]) | undefined
}

interface Month {
  year: number
  month: number
}

interface Values {
  params?: CallValues
  query?: CallValues
  body?: unknown
}

/** @param next the calls that the page makes with the reply */
function opening<E extends Endpoint>(
  { path }: E,
  { params, query, body }: Values = {},
  next?: (reply: z.output<E['reply']>) => OpeningCall[],
): OpeningCall {
  return {
    path: callPath(path, params, query),
    ...(body !== undefined && { body }),
    ...(next && { next: next as OpeningCall['next'] }),
  }
}

const local = (call: OpeningCall): OpeningCall => ({ ...call, isLocal: true })

const verdictsOn = (textId: string) => opening(listVerdicts, { query: { textId } })

const daily = { params: { kind: 'daily' } }
/** The call whose reply holds the text of the day. */
export const DAILY_HOROSCOPE_PATH = opening(getHoroscope, daily).path

const dailyHoroscope = opening(getHoroscope, daily, ({ horoscope }) => [verdictsOn(horoscope.id)])

const ownPortrait = { query: FIRST_PORTRAIT }

/** The first visit saves the birth details of the first portrait, and then has all that later visits have. */
const firstHoroscope = opening(listReadings, ownPortrait, ([portrait]) => {
  const body = birthOf(portrait)
  if (!body) return []
  return [opening(saveBirthDetails, { body }, () => [opening(getCurrentUser), dailyHoroscope])]
})

const userOfHoroscopes = opening(getCurrentUser, {}, ({ natalChartData, subscriptionStatus }) =>
  natalChartData === null && isActive(subscriptionStatus) ? [firstHoroscope] : [],
)

// In the order in which the page names them: the path is compared as text.
const keyDates = ({ month, year }: Month) =>
  local(opening(getCosmicEvents, { query: { month, year } }))

/** The call whose reply holds a person's own portrait, if there is one. */
export const OWN_PORTRAIT_PATH = opening(listReadings, ownPortrait).path

const portrait = opening(listReadings, ownPortrait, (listed) =>
  listed.flatMap(({ id }) => [opening(getReading, { params: { id } }), verdictsOn(id)]),
)

const following = ({ year, month }: Month): Month =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }

const HOROSCOPES = '/horoscopes' satisfies PagePath

const ofPage: Partial<Record<PagePath, (today: Month) => OpeningCall[]>> = {
  '/': (today) => [
    opening(listReadings, ownPortrait),
    opening(listReadings, { query: { limit: 3 } }),
    local(opening(getHoroscope, daily)),
    keyDates(today),
    // Where the month has no further one.
    keyDates(following(today)),
  ],
  '/readings': () => [portrait, opening(getAboutYou)],
  [HOROSCOPES]: () => [local(dailyHoroscope)],
  '/cosmic-calendar': (today) => [keyDates(today), opening(getCalendarFeed)],
  '/baba-bliss': () => [opening(getChatHistory)],
  '/subscribe': () => [opening(getConfig)],
  '/subscription': () => [opening(listPayments)],
}

/**
 * What a page asks as it opens for somebody who is signed in.
 *
 * @param timeZone the reader's; without it, what depends on their dates is left out
 */
export function openingCalls(path: string, now: Date, timeZone: string | undefined): OpeningCall[] {
  const own = ofPage[path as PagePath]?.(monthAt(now, timeZone)) ?? []
  const isFirstWritten = path === HOROSCOPES && timeZone !== undefined
  return [
    isFirstWritten ? userOfHoroscopes : opening(getCurrentUser),
    opening(getSubscriptionStatus),
    ...own.filter(({ isLocal }) => timeZone !== undefined || !isLocal),
  ]
}

function monthAt(now: Date, timeZone = 'UTC'): Month {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric' })
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  return { year: parts.get('year') ?? Number.NaN, month: parts.get('month') ?? Number.NaN }
}
