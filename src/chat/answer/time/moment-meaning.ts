import { stayWords } from '#lore/corpus/chat/time-bodies.ts'
import { houseScenes } from '#lore/corpus/chat/time-houses.ts'
import { partOfYou, pointScenes } from '#lore/corpus/chat/time-points.ts'
import type { House } from '#lore/house.ts'
import { numberWords, ordinalWords, pointNames } from '#lore/names.ts'
import { readersDate } from '#lore/readers-clock.ts'
import type { InstantFact } from '#sky/forecast-facts.ts'
import { listed } from '#writer/prose/template.ts'
import type { Sentence } from '#writer/writer.ts'
import type { DatedFact } from '../../findings.ts'
import type { AnswerContext } from '../compose.ts'
import { chatHouseGlosses } from '../glosses.ts'
import type { Line } from '../narrator.ts'
import { shortDayText } from './date-words.ts'
import { effectsOf, houseOf, scenesOf, toneOf } from './events.ts'
import { effects, expectations, matters, passes, pastMatters, scenes } from './when-lines.ts'

/** What it brings, and where in a life. */
export function sayMeaning(moment: DatedFact, context: AnswerContext): Sentence[] {
  const { narrator } = context
  const { fact } = moment
  const { name, clauses } = effectsOf(fact)
  const body = 'body' in fact ? fact.body : 'moon'
  return narrator.sayAll(
    clauses.length > 0
      ? {
          name: `when/effect/${name}`,
          lines: fact.kind === 'transit' && name !== 'sun/return' ? effects.contact : effects.other,
          words: { effect: clauses, for: stayWords[body] },
          facts: [fact],
        }
      : undefined,
    sceneLine(moment, context),
  )
}

/** What the person may see, by the natal point or by the house. */
function sceneLine({ fact }: DatedFact, { narrator, sky }: AnswerContext): Line | undefined {
  const { name, clauses } = scenesOf(fact, sky.facts)
  const house = houseOf(fact, sky.facts)
  if (clauses.length === 0) {
    const isGlossed = house && narrator.hasAnswered(chatHouseGlosses[house])
    return house && !isGlossed ? matterLine(fact, house) : undefined
  }
  const words = { scene: clauses }
  const natal = fact.kind === 'transit' && fact.natal !== 'asc' && fact.natal !== 'mc' && fact.natal
  const isPoint = natal && (!house || narrator.random.pick(`scene ${fact.id}`, [true, false]))
  if (isPoint) {
    return {
      name: `scene/point/${natal}`,
      lines: scenes.point,
      words: {
        scene: pointScenes[natal][toneOf(fact) === 'hard' ? 'hard' : 'easy'],
        natal: pointNames[natal],
        part: partOfYou[natal],
      },
      facts: [fact],
    }
  }
  if (!house) return { name: `scene/bare/${name}`, lines: scenes.bare, words, facts: [fact] }
  return {
    name: `scene/house/${name}`,
    lines: scenes.house,
    words: { ...words, matter: houseScenes[house].matter },
    facts: [fact],
  }
}

/** For an event that happens to everybody: the part of this person's life. */
function matterLine(fact: InstantFact, house: House): Line {
  return {
    name: `scene/matter/${house}`,
    lines: matters,
    words: { matter: houseScenes[house].matter },
    facts: [fact],
  }
}

/** "It's the second of three; the last is in June." */
export function sayPass({ fact, pass }: DatedFact, context: AnswerContext): Sentence | undefined {
  if (!pass || pass.of < 2 || pass.of > 5) return undefined
  const { narrator, sky, today } = context
  const { number, of, others } = pass
  const dates = others.map(({ at }) => ({ at, date: readersDate(at, sky.timeZone) }))
  const textOf = (those: typeof dates) => listed(those.map(({ date }) => shortDayText(date, today)))
  const isPast = readersDate(fact.at, sky.timeZone) < today
  const kind = isPast ? 'past' : number === 1 ? 'first' : number === of ? 'last' : 'middle'
  return narrator.say({
    name: `pass/${kind}`,
    lines: passes[kind],
    words: {
      number: ordinalWords[number] ?? '',
      of: numberWords[of] ?? '',
      others: textOf(dates),
      before: textOf(dates.filter(({ at }) => at < fact.at)),
      after: textOf(dates.filter(({ at }) => at > fact.at)),
    },
    facts: [fact, ...others],
  })
}

export function sayExpectation(
  bet: string,
  { fact }: DatedFact,
  { narrator }: AnswerContext,
): Sentence[] {
  return narrator.sayAll({ name: 'bet/expect', lines: expectations, words: { bet }, facts: [fact] })
}

/** Where in a life to look for a past event. */
export function sayPastMatter(
  { fact }: DatedFact,
  { narrator, sky }: AnswerContext,
): Sentence | undefined {
  const house = houseOf(fact, sky.facts)
  if (!house) return undefined
  return narrator.say({
    name: 'when/past-matter',
    lines: pastMatters,
    words: { matter: houseScenes[house].matter },
    facts: [fact],
  })
}
