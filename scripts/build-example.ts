/**
 * Writes src/web/pages/example/example.json: what the start page shows of the product, for one invented birth: June 10, 1990,
 * 14:30 in Tampa, Florida. The chart, the first paragraph of the portrait, a day and the key dates of its week, by the
 * embedded writer.
 *
 *   npm run build:example
 */
import { writeFileSync } from 'node:fs'
import { birthMoment } from '../src/birth/birth-moment.ts'
import { keyDatesOf } from '../src/calendar/events.ts'
import { writeForNobody } from '../src/calendar/preview-dates.ts'
import { shownFact } from '../src/lore/fact-label.ts'
import { resolvePlace } from '../src/places/resolve-place.ts'
import { previewNatalReading } from '../src/readings/reading-preview.ts'
import { openDataFiles } from '../src/server/data-files.ts'
import { createSkyCache } from '../src/sky/sky-cache.ts'
import { sentencesOf } from '../src/writer/grounding.ts'

const FILE = new URL('../src/web/pages/example/example.json', import.meta.url)
const BIRTH = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa, Florida' }
const TIME_ZONE = 'America/New_York'
const DAY = '2026-12-09'
const WEEK = { startDate: '2026-12-06', endDate: '2026-12-12' }

const data = await openDataFiles({ places: undefined })
const sky = { ephemeris: data.ephemeris, ...createSkyCache(data.ephemeris) }
const place = await resolvePlace(data.places, BIRTH.birthLocation)
const moment = birthMoment(data.clock, BIRTH, place)

const { chartData, text, facts } = await previewNatalReading(data, BIRTH)
const day = await horoscope('daily', { startDate: DAY, endDate: DAY })
const week = await horoscope('weekly', WEEK)
const example = {
  chart: chartData,
  portrait: { text, facts },
  day: { date: DAY, text: day.text, facts: day.facts.map(shownFact) },
  week: {
    ...WEEK,
    keyDates: keyDatesOf(week)
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map(({ factId, at, date, isExact, label, eventType, passage }) => ({
        ...{ factId, at: at.toISOString(), date, isExact, label, eventType },
        content: passage.sentences.map((sentence) => sentence.text).join(' '),
      })),
  },
}
writeFileSync(FILE, `${JSON.stringify(example, null, 2)}\n`)

async function horoscope(kind: 'daily' | 'weekly', period: { startDate: string; endDate: string }) {
  const seed = `example ${kind}`
  const subject = { moment, place, timeZone: TIME_ZONE, ...period }
  const written = await writeForNobody(sky, { ...subject, kind, seed })
  const named = new Set(sentencesOf(written.text).flatMap((sentence) => sentence.facts))
  return { ...written, facts: written.facts.filter(({ id }) => named.has(id)) }
}
