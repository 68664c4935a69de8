import { birthMoment } from '#birth/birth-moment.ts'
import type { Clock } from '#birth/clock.ts'
import { birthKey } from '#birth/saved-birth-details.ts'
import type { BirthDetails } from '#contract/birth.ts'
import type { DatesPreview } from '#contract/calendar.ts'
import type { HoroscopeKind } from '#contract/horoscopes.ts'
import { findFacts, onReadersClock } from '#horoscopes/horoscope-brief.ts'
import { periodOf, UTC } from '#horoscopes/period.ts'
import type { Places } from '#places/places.ts'
import { resolvePlace } from '#places/resolve-place.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
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

/**
 * The beginning of today's horoscope and the key dates of the month, for a person without a subscription. By the embedded
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
  const sky = { ephemeris, ...skyCache }
  const [day, month] = [await write('daily'), await write('monthly')]
  const sentences = sentencesOf(day.text).slice(0, 2)
  return {
    today: { date: day.startDate, beginning: sentences.map(({ text }) => text).join(' ') },
    keyDates: keyDatesOf(month)
      .map(({ date, eventType, label }) => ({ date, eventType, label }))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
  }

  async function write(kind: HoroscopeKind) {
    const period = periodOf(kind, today(), timeZone)
    const facts = findFacts(sky, { moment, place, timeZone, ...period })
    const shownOnClock = onReadersClock(facts, timeZone)
    const { text } = await embeddedWriter.write({
      ...{ kind, period, timeZone, seed },
      facts: shownOnClock,
    })
    return { userId: '', kind, seed, text, facts, timeZone, ...period }
  }
}
