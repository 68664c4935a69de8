import { findBirthDetails } from '#birth/birth-details-table.ts'
import type { BirthMoment } from '#birth/birth-moment.ts'
import { birthKey } from '#birth/saved-birth-details.ts'
import type { HoroscopeKind, Moment } from '#contract/horoscopes.ts'
import type { Database, Transaction } from '#database.ts'
import { factLabel, factPoints } from '#lore/fact-label.ts'
import { isExact, isHappening } from '#lore/happening.ts'
import type { FoundPlace } from '#places/places.ts'
import type { Chart } from '#sky/chart.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import type { MovingFact } from '#sky/moving-facts.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { transitFacts } from '#sky/transit-facts.ts'
import { type Generations, OutdatedText } from '#writer/generation.ts'
import { toPlainText } from '#writer/markdown.ts'
import { sentencesOf } from '#writer/proof.ts'
import { lockMemory, recall, remember } from '#writer/told-table.ts'
import type { Writer, WrittenText } from '#writer/writer.ts'
import { createAlmanacs } from './almanacs.ts'
import { replaceHoroscope } from './horoscopes-table.ts'
import type { Period } from './period.ts'

/** What a queued horoscope carries: all that it is made from but what was told before. */
export interface HoroscopeInput extends Period {
  kind: HoroscopeKind
  revision: number
  moment: BirthMoment
  place: FoundPlace
}

/** A text that was just stored, and the facts that it may have named. */
export interface WrittenHoroscope extends Period {
  id: string
  userId: string
  kind: HoroscopeKind
  text: WrittenText
  facts: MovingFact[]
}

export interface WritingNeeds {
  db: Database
  ephemeris: Ephemeris
  writer: Writer
  generations: Generations
  today(): Date
  /** Runs in the transaction that stores the text. */
  onHoroscopeWritten(tx: Transaction, horoscope: WrittenHoroscope): Promise<void>
}

/** Tells the queue how horoscopes are made. */
export function defineHoroscopes(needs: WritingNeeds) {
  const almanacOf = createAlmanacs(needs.ephemeris)
  for (const kind of ['daily', 'weekly', 'monthly'] as const)
    needs.generations.define<HoroscopeInput>(kind, async (input, { userId, requestKey }) => {
      const { startDate, endDate, moment, place } = input
      const chart = natalChart(needs.ephemeris, moment, place)
      const facts = transitFacts(almanacOf({ startDate, endDate }), chart)
      const now = needs.today()
      const { textIds, told } = await recall(needs.db, userId, now)
      const brief = { kind, period: { startDate, endDate }, facts, seed: requestKey, told }
      const text = await needs.writer.write(brief)
      return async (tx) => {
        // Day and week may be written at the same time; whoever stores last must not repeat the other.
        await lockMemory(tx, userId)
        const current = await findBirthDetails(tx, userId)
        if (!current || birthKey(current) !== birthKey(input)) return undefined
        const { textIds: toldByNow } = await recall(tx, userId, now)
        if (toldByNow.join() !== textIds.join()) throw new OutdatedText()
        const id = await replaceHoroscope(tx, {
          userId,
          kind,
          startDate,
          endDate,
          birthKey: birthKey(input),
          revision: input.revision,
          sign: sunSign(chart),
          content: toPlainText(text),
          text,
          ...shownFacts(text, facts),
          writtenBy: {
            writer: needs.writer.version,
            engine: needs.ephemeris.version,
            seed: requestKey,
            after: textIds,
          },
          writtenAt: now,
        })
        await remember(tx, { textId: id, userId, text }, now)
        await needs.onHoroscopeWritten(tx, { id, userId, kind, startDate, endDate, text, facts })
        return id
      }
    })
}

/** Of an unknown time on a day when it changed, both. */
function sunSign({ bodies }: Chart): string {
  const { sign, signsOfTheDay } = bodies.sun
  return signsOfTheDay?.join(' or ') ?? sign
}

/** The facts that the text rests on, and the instants that it names. */
function shownFacts(text: WrittenText, facts: MovingFact[]) {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const factsOf = (ids: string[]) => [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  const sentences = sentencesOf(text)
  const moments = factsOf(sentences.flatMap(({ moment }) => moment ?? []))
    .filter(isHappening)
    .map(
      (fact): Moment => ({
        factId: fact.id,
        at: fact.at,
        isExact: isExact(fact),
        label: factLabel(fact),
      }),
    )
  return {
    facts: factsOf(sentences.flatMap((sentence) => sentence.facts)).map((fact) => ({
      id: fact.id,
      label: factLabel(fact),
      points: factPoints(fact),
    })),
    moments: moments.sort((one, other) => (one.at < other.at ? -1 : 1)),
  }
}
