import { findBirthDetails } from '#birth/birth-details-table.ts'
import type { BirthMoment } from '#birth/birth-moment.ts'
import { birthKey } from '#birth/saved-birth-details.ts'
import { HoroscopeKind, type Moment } from '#contract/horoscopes.ts'
import type { Database, Transaction } from '#database.ts'
import { factLabel, shownFact } from '#lore/fact-label.ts'
import { hasExactTime, isSkyEvent } from '#lore/sky-event.ts'
import type { FoundPlace } from '#places/places.ts'
import type { Chart } from '#sky/chart.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { forecastFacts } from '#sky/forecast.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { createSkyCache } from '#sky/sky-cache.ts'
import type { Generations } from '#writer/generation.ts'
import { sentencesOf } from '#writer/grounding.ts'
import { toPlainText } from '#writer/markdown.ts'
import type { ModelTime } from '#writer/model-time.ts'
import {
  findRecentUsage,
  lockUsage,
  type RecentUsage,
  recordUsage,
  requireUnchangedUsage,
} from '#writer/text-usage-table.ts'
import type { Writer, WrittenText } from '#writer/writer.ts'
import { type NewHoroscope, replaceHoroscope } from './horoscopes-table.ts'
import { type Period, windowOf } from './period.ts'

/** The input of a generation: everything a horoscope is written from, except the usage history. */
export interface HoroscopeInput extends Period {
  kind: HoroscopeKind
  revision: number
  moment: BirthMoment
  place: FoundPlace
}

/** A finished text before it is stored, and the facts it may name. */
export interface WrittenHoroscope extends Period {
  userId: string
  kind: HoroscopeKind
  seed: string
  text: WrittenText
  facts: ForecastFact[]
}

export interface WriterDeps {
  db: Database
  ephemeris: Ephemeris
  writer: Writer
  generations: Generations
  today(): Date
  /** Runs before the transaction that stores the text. What it returns runs inside, with the text's id. */
  onHoroscopeWritten(horoscope: WrittenHoroscope, time: ModelTime): Promise<StoreWithHoroscope>
}

export type StoreWithHoroscope = (tx: Transaction, horoscopeId: string) => Promise<void>

/** Registers how horoscopes are generated. */
export function defineHoroscopes(deps: WriterDeps) {
  const { ephemeris, writer, generations } = deps
  const { almanacOf } = createSkyCache(ephemeris)
  for (const kind of HoroscopeKind.options)
    generations.define<HoroscopeInput>(
      kind,
      async (input, { userId, requestKey: seed, signal, deadline }) => {
        const modelTime = { signal, deadline }
        const { revision, startDate, endDate } = input
        const chart = natalChart(ephemeris, input.moment, input.place)
        const facts = forecastFacts(almanacOf(windowOf(input)), chart)
        const memory = await findRecentUsage(deps.db, userId, deps.today())
        const period = { startDate, endDate }
        const { text, origin } = await writer.write(
          { kind, period, facts, seed, recentlyUsed: memory.recentlyUsed, about: memory.about },
          { userId, ...modelTime },
        )
        const horoscope: NewHoroscope = {
          userId,
          kind,
          ...period,
          birthKey: birthKey(input),
          revision,
          sign: sunSign(chart),
          content: toPlainText(text),
          text,
          ...shownFacts(text, facts),
          writtenBy: {
            ...origin,
            engine: ephemeris.version,
            seed,
            after: memory.textIds,
            ...(memory.recentlyUsed.rejected && { rejected: memory.recentlyUsed.rejected }),
            ...(memory.about && { about: memory.about }),
          },
          writtenAt: memory.recalledAt,
        }
        const written = { userId, kind, seed, ...period, text, facts }
        const storeWith = await deps.onHoroscopeWritten(written, modelTime)
        return (tx) => store(tx, { horoscope, text, memory, storeWith })
      },
    )
}

interface FinishedHoroscope {
  horoscope: NewHoroscope
  text: WrittenText
  /** The user's history when the text was written. */
  memory: RecentUsage
  storeWith: StoreWithHoroscope
}

/**
 * @returns its id, or undefined if the user's birth details have changed
 * @throws OutdatedText when the user got another text in the meantime
 */
async function store(
  tx: Transaction,
  { horoscope, text, memory, storeWith }: FinishedHoroscope,
): Promise<string | undefined> {
  const { userId } = horoscope
  const now = memory.recalledAt
  // Two texts may be written at the same time; the second to be stored must not repeat the first.
  await lockUsage(tx, userId)
  const current = await findBirthDetails(tx, userId)
  if (!current || birthKey(current) !== horoscope.birthKey) return undefined
  await requireUnchangedUsage(tx, userId, memory)
  const id = await replaceHoroscope(tx, horoscope)
  await recordUsage(tx, { textId: id, userId, text }, now)
  await storeWith(tx, id)
  return id
}

/** Both signs, if the birth time is unknown and the Sun changed signs that day. */
function sunSign({ bodies }: Chart): string {
  const { sign, signsOfTheDay } = bodies.sun
  return signsOfTheDay?.join(' or ') ?? sign
}

/** The facts that support the text, and the instants it names. */
function shownFacts(text: WrittenText, facts: ForecastFact[]) {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const factsOf = (ids: string[]) => [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  const sentences = sentencesOf(text)
  return {
    facts: factsOf(sentences.flatMap((sentence) => sentence.facts)).map(shownFact),
    moments: factsOf(sentences.flatMap(({ moment }) => moment ?? []))
      .filter(isSkyEvent)
      .map(momentOf)
      .sort((one, other) => (one.at < other.at ? -1 : 1)),
  }
}

const momentOf = (fact: ForecastFact): Moment => ({
  factId: fact.id,
  at: fact.at,
  isExact: hasExactTime(fact),
  label: factLabel(fact),
})
