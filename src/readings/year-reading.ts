import { findBirthDetails, type SavedBirth } from '#birth/birth-details-table.ts'
import { birthKey } from '#birth/saved-birth-details.ts'
import { messages } from '#contract/messages.ts'
import type { YearReading } from '#contract/readings.ts'
import { AppError } from '#errors.ts'
import { shownFact } from '#lore/fact-label.ts'
import { atReadersClock, readersDate } from '#lore/readers-clock.ts'
import type { HoroscopeFact } from '#sky/forecast-facts.ts'
import { natalChart } from '#sky/natal-chart.ts'
import type { SkyCache } from '#sky/sky-cache.ts'
import { findInputOf } from '#writer/generations-table.ts'
import { sentencesOf } from '#writer/grounding.ts'
import type { WrittenText } from '#writer/writer.ts'
import { toChartData } from './chart-data.ts'
import type { ReadingDeps } from './natal-reading.ts'
import { requestReading } from './reading-limit.ts'
import { findReading, type Reading } from './readings-table.ts'
import { recallForReading, storeReading, writtenBy } from './written-reading.ts'
import { findYearFacts, type YearDates, yearFrom } from './year-brief.ts'
import { yearPicture } from './year-picture.ts'

const KIND = 'year'

export interface YearDeps extends ReadingDeps {
  skyCache: SkyCache
}

interface YearInput {
  birth: Pick<SavedBirth, 'birthDate' | 'moment' | 'place'>
  dates: YearDates
}

interface YearRequest {
  userId: string
  /** IANA name; undefined when the browser sent none. */
  timeZone: string | undefined
}

/**
 * The year ahead of a user, from today on. A user gets one text for each beginning day.
 *
 * @throws AppError `birth_details_required`; at the daily limit; or when the text could not be generated
 */
export async function writeYearReading(
  deps: YearDeps,
  { userId, timeZone = 'UTC' }: YearRequest,
  signal?: AbortSignal,
): Promise<YearReading> {
  const saved = await findBirthDetails(deps.db, userId)
  if (!saved) throw new AppError('birth_details_required', messages.readings.yearNeedsDetails)
  const { birthDate, moment, place } = saved
  const dates = yearFrom(readersDate(deps.today(), timeZone), timeZone)
  const input: YearInput = { birth: { birthDate, moment, place }, dates }
  const requestKey = `${birthKey(saved)} ${dates.from}`
  const id = await requestReading(deps, KIND, { userId, requestKey, input }, signal)
  const reading = await findReading(deps.db, userId, id)
  const yearData = reading?.inputData.yearData
  if (!reading || !yearData) throw new AppError('generation_failed', messages.readings.failed)
  const { result, text, facts } = reading
  return { id, result, yearData, text, facts }
}

/** Registers how years ahead are generated. */
export function defineYearReading(deps: YearDeps) {
  const { ephemeris, skyCache, writer, generations } = deps
  const sky = { ephemeris, ...skyCache }
  generations.define<YearInput>(
    KIND,
    async ({ birth, dates }, { userId, requestKey: seed, signal, deadline }) => {
      const { moment, place, birthDate } = birth
      const chart = natalChart(ephemeris, moment, place)
      const facts = findYearFacts(sky, { chart, birthDate, place }, dates)
      const shown = facts.map((fact) => atReadersClock(fact, dates.timeZone))
      const memory = await recallForReading(deps, userId)
      const { recentlyUsed, about } = memory
      const period = { startDate: dates.from, endDate: dates.to }
      const { text, origin } = await writer.write(
        { kind: KIND, period, facts: shown, seed, recentlyUsed, about },
        { userId, signal, deadline },
      )
      const birthday = shown.find(({ kind }) => kind === 'birthday')?.id.slice('birthday:'.length)
      const yearData = {
        ...yearPicture({ ephemeris, chart, facts, text, dates, birthday }),
        chart: toChartData(chart, moment, place, ephemeris.version),
      }
      return (tx) =>
        storeReading(
          tx,
          {
            userId,
            type: KIND,
            inputData: { yearData },
            text,
            facts: citedFacts(text, shown).map(shownFact),
            writtenBy: writtenBy({ origin, ephemeris, seed }, memory),
          },
          { memory, now: deps.today() },
        )
    },
  )
}

/** The picture of a year, whose birth chart earlier versions did not store. */
export async function withBirthChart(
  { db, ephemeris }: Pick<YearDeps, 'db' | 'ephemeris'>,
  { id, inputData }: Reading,
): Promise<Reading['inputData']> {
  const { yearData } = inputData
  if (!yearData || yearData.chart) return inputData
  const input = (await findInputOf(db, id)) as YearInput | undefined
  if (!input) return inputData
  const { moment, place } = input.birth
  const chart = toChartData(natalChart(ephemeris, moment, place), moment, place, ephemeris.version)
  return { ...inputData, yearData: { ...yearData, chart } }
}

function citedFacts(text: WrittenText, facts: readonly HoroscopeFact[]): HoroscopeFact[] {
  const cited = new Set(sentencesOf(text).flatMap((sentence) => sentence.facts))
  return facts.filter(({ id }) => cited.has(id))
}
