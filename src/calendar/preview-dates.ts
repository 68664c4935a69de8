import { birthMoment } from '#birth/birth-moment.ts'
import type { Clock } from '#birth/clock.ts'
import { birthKey } from '#birth/saved-birth-details.ts'
import type { BirthDetails } from '#contract/birth.ts'
import type { DatesPreview } from '#contract/calendar.ts'
import type { HoroscopeKind } from '#contract/horoscopes.ts'
import { DAY } from '#durations.ts'
import { findFacts, type HoroscopeSubject, onReadersClock } from '#horoscopes/horoscope-brief.ts'
import { periodOf, UTC } from '#horoscopes/period.ts'
import type { WrittenHoroscope } from '#horoscopes/write-horoscope.ts'
import type { Places } from '#places/places.ts'
import { resolvePlace } from '#places/resolve-place.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import type { HoroscopeSky } from '#sky/forecast/horoscope-facts.ts'
import type { SkyCache } from '#sky/sky-cache.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'
import { sentencesOf } from '#writer/grounding.ts'
import { keyDatesOf } from './events.ts'

export interface PreviewDatesDeps {
  clock: Clock
  places: Places
  ephemeris: Ephemeris
  skyCache: SkyCache
  today(): Date
}

const LEAST_DATES = 3
const DAYS_AHEAD = 30

/**
 * The beginning of today's horoscope and the coming key dates, for a person without a subscription. By the embedded
 * writer, and nothing is stored.
 *
 * @throws AppError when the details name no instant or place, or several
 */
export async function previewReadersDates(
  { clock, places, ephemeris, skyCache, today }: PreviewDatesDeps,
  details: BirthDetails,
  timeZone: string = UTC,
): Promise<DatesPreview> {
  const place = await resolvePlace(places, details.birthLocation, details.place)
  const moment = birthMoment(clock, details, place)
  const seed = birthKey({ moment, place })
  const subject = { moment, place, timeZone, seed }
  const now = today()
  const write = (kind: HoroscopeKind, at: Date) =>
    writeForNobody(
      { ephemeris, ...skyCache },
      { ...subject, kind, ...periodOf(kind, at, timeZone) },
    )
  const day = await write('daily', now)
  const sentences = sentencesOf(day.text).slice(0, 2)
  return {
    today: { date: day.startDate, beginning: sentences.map(({ text }) => text).join(' ') },
    ...(await datesAhead(day.startDate, async (at) => keyDatesOf(await write('monthly', at)), now)),
  }
}

/** The dates of the month, or of the next 30 days if too little of the month is left. */
async function datesAhead(
  today: string,
  datesOfMonth: (at: Date) => Promise<KeyDate[]>,
  now: Date,
): Promise<Pick<DatesPreview, 'keyDates' | 'span'>> {
  const month = inOrder(await datesOfMonth(now)).filter(({ date }) => date >= today)
  if (month.length >= LEAST_DATES) return { keyDates: month, span: 'month' }
  const end = Temporal.PlainDate.from(today).add({ days: DAYS_AHEAD }).toString()
  const next = inOrder(await datesOfMonth(new Date(now.getTime() + DAYS_AHEAD * DAY)))
  const isOfThisMonth = ({ date }: KeyDate) => date.startsWith(today.slice(0, 'YYYY-MM'.length))
  const added = next.filter((each) => !isOfThisMonth(each) && each.date < end)
  return { keyDates: [...month, ...added], span: 'next-30-days' }
}

type KeyDate = DatesPreview['keyDates'][number]

const inOrder = (dates: KeyDate[]): KeyDate[] =>
  dates
    .map(({ date, eventType, label }) => ({ date, eventType, label }))
    .toSorted((one, other) => one.date.localeCompare(other.date))

type UnstoredRequest = HoroscopeSubject & Pick<WrittenHoroscope, 'kind' | 'seed'>

/** A horoscope by the embedded writer that no user gets and nothing stores. */
export async function writeForNobody(
  sky: HoroscopeSky,
  { kind, seed, ...subject }: UnstoredRequest,
): Promise<WrittenHoroscope> {
  const { startDate, endDate, timeZone } = subject
  const period = { startDate, endDate }
  const facts = findFacts(sky, subject)
  const { text } = await embeddedWriter.write({
    ...{ kind, period, timeZone, seed },
    facts: onReadersClock(facts, timeZone),
  })
  return { userId: '', kind, seed, text, facts, timeZone, ...period }
}
