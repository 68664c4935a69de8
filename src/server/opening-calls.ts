import { getAboutYou } from '#contract/about-you.ts'
import { getCurrentUser } from '#contract/auth.ts'
import { getSubscriptionStatus } from '#contract/billing.ts'
import { getCalendarFeed, getCosmicEvents } from '#contract/calendar.ts'
import { callPath } from '#contract/call-path.ts'
import { getChatHistory } from '#contract/chat.ts'
import { getHoroscope } from '#contract/horoscopes.ts'
import type { PagePath } from '#contract/pages.ts'
import { listVerdicts } from '#contract/paragraph-verdicts.ts'
import { getReading, listReadings } from '#contract/readings.ts'

/** A call that a page makes as it opens. */
export interface OpeningCall {
  path: string
  /** Whether its reply depends on the reader's dates. */
  isLocal?: boolean
  /** The calls that the page makes next. */
  next?(reply: unknown): OpeningCall[]
}

interface Month {
  year: number
  month: number
}

const simple = ({ path }: { path: string }): OpeningCall => ({ path })

const everyPage = [getCurrentUser, getSubscriptionStatus].map(simple)

const verdictsOn = (textId: string): OpeningCall => ({
  path: callPath(listVerdicts.path, {}, { textId }),
})

const dailyHoroscope: OpeningCall = {
  path: callPath(getHoroscope.path, { kind: 'daily' }),
  isLocal: true,
  next: (horoscope) => [verdictsOn((horoscope as { id: string }).id)],
}

const keyDates = ({ month, year }: Month): OpeningCall => ({
  path: callPath(getCosmicEvents.path, {}, { month, year }),
  isLocal: true,
})

const ownPortrait = { order: 'oldest', type: 'natal', limit: 1 }

const portrait: OpeningCall = {
  path: callPath(listReadings.path, {}, ownPortrait),
  next: (listed) =>
    (listed as { id: string }[]).flatMap(({ id }) => [
      { path: callPath(getReading.path, { id }) },
      verdictsOn(id),
    ]),
}

const following = ({ year, month }: Month): Month =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }

const ofPage: Partial<Record<PagePath, (today: Month) => OpeningCall[]>> = {
  '/': (today) => [
    { path: callPath(listReadings.path, {}, ownPortrait) },
    { path: callPath(listReadings.path, {}, { limit: 3 }) },
    { ...dailyHoroscope, next: () => [] },
    keyDates(today),
    // Where the month has no further one.
    keyDates(following(today)),
  ],
  '/readings': () => [portrait, simple(getAboutYou)],
  '/horoscopes': () => [dailyHoroscope],
  '/cosmic-calendar': (today) => [keyDates(today), simple(getCalendarFeed)],
  '/baba-bliss': () => [simple(getChatHistory)],
}

/**
 * What a page asks as it opens for somebody who is signed in.
 *
 * @param timeZone the reader's; without it, what depends on their dates is left out
 */
export function openingCalls(path: string, now: Date, timeZone: string | undefined): OpeningCall[] {
  const own = ofPage[path as PagePath]?.(monthAt(now, timeZone)) ?? []
  return [...everyPage, ...own.filter(({ isLocal }) => timeZone !== undefined || !isLocal)]
}

function monthAt(now: Date, timeZone = 'UTC'): Month {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric' })
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  return { year: parts.get('year') ?? Number.NaN, month: parts.get('month') ?? Number.NaN }
}
