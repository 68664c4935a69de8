import { z } from 'zod'
import { factLabel } from '#lore/fact-label.ts'
import { clockAt, readersDate, windowOfDates } from '#lore/readers-clock.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { forecastFacts } from '#sky/forecast.ts'
import type { ModelTool } from '#writer/model/language-model.ts'
import type { ChatAnswer } from '../answer.ts'
import type { ChatSky } from '../chat-sky.ts'
import type { Findings, Window } from '../findings.ts'
import { PURPOSES, type Question } from '../question.ts'
import { questionAbout } from '../question-about.ts'
import { isToAngle, withoutMinutes } from './angle-times.ts'
import { sentencesOf } from './answer-draft.ts'

const MOST_FACTS = 40
/** A search reaches this far from today. */
const MOST_MONTHS = 24

/** A fact as a model gets it: no degrees and times that would tell the minute of a birth. */
export interface ListedFact {
  id: string
  label: string
  date?: string
  time?: string
}

interface Deps {
  sky: ChatSky
  search(question: Question, sky: ChatSky): Findings | undefined
  /** Answers a question in the embedded writer's words. */
  answer(question: Question): ChatAnswer
  /** Called with every fact that the model is given. */
  onFacts(facts: readonly AnyFact[]): void
}

const date = z.iso.date()

/** What a model may look up for an answer. */
export function chatTools({ sky, search, answer, onFacts }: Deps): ModelTool[] {
  const { timeZone, facts, partner } = sky
  const give = (found: readonly AnyFact[]) => {
    const some = found.slice(0, MOST_FACTS)
    onFacts(some)
    return { facts: some.map((fact) => listedFact(fact, timeZone)) }
  }
  const all: readonly AnyFact[] = [...facts, ...(partner?.synastry ?? [])]

  const ChartFacts = z.strictObject({ about: z.array(z.string()) })
  const Transits = z.strictObject({ from: date, to: date, about: z.array(z.string()) })
  const Windows = z.strictObject({
    purpose: z.enum(PURPOSES),
    from: date,
    to: date,
  })
  const Meaning = z.strictObject({ fact: z.string() })

  return [
    {
      name: 'chart_facts',
      description:
        'Facts of the natal chart, and of the relationship with the saved partner. "about" narrows them: names of planets, signs or houses ("Venus", "Libra", "7th house"); empty for the weightiest.',
      shape: ChartFacts,
      run(input) {
        const { about } = ChartFacts.parse(input)
        return give(byWeight(all.filter((fact) => isAbout(fact, about))))
      },
    },
    {
      name: 'transits',
      description: `Exact moments of the sky for this chart between two dates (YYYY-MM-DD, both included), at most ${MOST_MONTHS} months from today, in order. "about" narrows them: planets or points ("Saturn", "Midheaven"), "retrograde", "Moon"; empty for the weightiest.`,
      shape: Transits,
      run(input) {
        const { from, to, about } = Transits.parse(input)
        if (!isNear(from, sky) || !isNear(to, sky) || from > to)
          return { error: `Choose dates within ${MOST_MONTHS} months of today, in order.` }
        const found = forecastFacts(sky.almanacOf(windowOfDates({ from, to }, timeZone)), sky.chart)
        const some = byWeight(found.filter((fact) => isAbout(fact, about))).slice(0, MOST_FACTS)
        return give(some.toSorted((one, other) => (one.at < other.at ? -1 : 1)))
      },
    },
    {
      name: 'windows',
      description:
        'The days that suit a purpose best between two dates, ranked, with the exact moments that speak for and against them, and the days to avoid.',
      shape: Windows,
      run(input) {
        const { purpose, from, to } = Windows.parse(input)
        if (!isNear(from, sky) || !isNear(to, sky) || from > to)
          return { error: `Choose dates within ${MOST_MONTHS} months of today, in order.` }
        const span = { from, to, words: `${from} to ${to}` }
        const found = search({ kind: 'window', purpose, span, wish: 'good', hasOwnSpan: true }, sky)
        if (found?.kind !== 'windows') return { good: [], avoid: [] }
        const windowsOf = (windows: readonly Window[]) =>
          windows.map(({ from: start, to: end, day, reasons, cautions }) => ({
            from: start,
            to: end,
            day,
            for: give(reasons.map(({ moment }) => moment.fact)).facts,
            against: give(cautions.map(({ moment }) => moment.fact)).facts,
          }))
        return { good: windowsOf(found.good), avoid: windowsOf(found.avoid) }
      },
    },
    {
      name: 'meaning',
      description:
        'What one fact of the natal chart means in this chart, in the words of another writer, with the facts that it rests on.',
      shape: Meaning,
      run(input) {
        const fact = facts.find(({ id }) => id === Meaning.parse(input).fact)
        const question = fact && questionAbout(fact)
        if (!question) return { error: 'Name the id of a fact of the natal chart.' }
        const { blocks, facts: behind } = answer(question)
        return { says: sentencesOf(blocks).map(({ text }) => text), ...give(behind) }
      },
    },
  ]
}

export function listedFact(fact: AnyFact, timeZone: string): ListedFact {
  const { id } = fact
  const label = factLabel(fact)
    .replaceAll(/(?<=\d°)\d\d′/g, '')
    .replace(/orb 0°/, 'orb under 1°')
  if (!('at' in fact)) return { id, label }
  const { date: day, time } = clockAt(fact.at, timeZone)
  const isExact = !('earliest' in fact)
  return {
    id,
    label,
    date: day,
    ...(isExact && { time: isToAngle(fact) ? withoutMinutes(time) : time }),
  }
}

function isAbout(fact: AnyFact, about: readonly string[]): boolean {
  if (about.length === 0) return true
  const label = factLabel(fact).toLowerCase()
  return about.some((word) => label.includes(word.trim().toLowerCase()))
}

const byWeight = <Fact extends AnyFact>(facts: readonly Fact[]): Fact[] =>
  facts.toSorted((one, other) => other.weight - one.weight)

function isNear(day: string, { now, timeZone }: ChatSky): boolean {
  const today = Temporal.PlainDate.from(readersDate(now, timeZone))
  const months = Math.abs(
    today.until(Temporal.PlainDate.from(day), { largestUnit: 'months' }).months,
  )
  return months <= MOST_MONTHS
}
