import { stayWords } from '#lore/corpus/chat/time-bodies.ts'
import { houseScenes } from '#lore/corpus/chat/time-houses.ts'
import type { House } from '#lore/house.ts'
import { numberWords, ordinalWords, pointNames } from '#lore/names.ts'
import { readersDate } from '#lore/readers-clock.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { Planet } from '#sky/bodies.ts'
import { listed } from '#writer/prose/template.ts'
import type { Sentence } from '#writer/writer.ts'
import type { DatedFact } from '../../findings.ts'
import type { QuestionOf } from '../../question.ts'
import { daysBetween } from '../../understand/dates/calendar.ts'
import { lastQuestion } from '../../understand/follow-up/last-question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { dayText, shortDayText } from './date-words.ts'
import { details } from './event-detail-lines.ts'
import { strengthOf } from './event-strength.ts'
import { betOn, eventText, houseOf, toneOf } from './events.ts'
import { positionOn } from './evidence.ts'
import { sayExpectation, sayMeaning, sayPass } from './moment-meaning.ts'
import { noFindings } from './no-findings.ts'
import { present } from './present.ts'

type Asked = NonNullable<QuestionOf<'when'>['asked']>
type DetailQuestion = QuestionOf<'when'> & { asked: Asked }

/** The event, and where it is a stay, its end. */
interface Named {
  moment: DatedFact
  until?: DatedFact | undefined
}

/** "What house is that about?", "How long does it last?", "Should I be afraid of it?" */
export function composeEventDetail(question: DetailQuestion, context: AnswerContext): Reply {
  const named = eventOf(question, context)
  if (!named) return noFindings(context)
  const { moment } = named
  const lead = leadsOf[question.asked](named, context)
  if (!lead[0]) return noFindings(context)
  const { narrator, sky } = context
  const isPast = moment.date < context.today
  const sentences = [...lead, ...(isPast ? [] : sayMeaning(moment, context))]
  if (question.asked !== 'length') sentences.push(sayPass(moment, context))
  const bet = isPast ? undefined : betOn(moment.fact, sky.facts)
  if (bet && narrator.budget.isShort) sentences.push(...sayExpectation(bet, moment, context))
  if (narrator.budget.isShort) sentences.push(sayCloser(moment, context))
  return {
    blocks: [{ kind: 'paragraph', sentences: present(sentences) }],
    moments: [moment, ...(named.until ? [named.until] : [])],
    suggestions: suggestions[question.asked],
    named: [
      {
        date: moment.date,
        factId: moment.fact.id,
        label: eventText(moment, context, { isShort: true }).text,
      },
    ],
    // The subject stays what it was.
    question: lastQuestion(context.turns) ?? question,
  }
}

const suggestions: Record<Asked, string[]> = {
  house: ['Do I have any planets there?', 'How long does that last?'],
  length: ['What house is that about?', 'When is the next one after that?'],
  strength: ['What house is that about?', 'Should I worry about it?'],
  worry: ['What house is that about?', 'How strong is it?'],
}

function eventOf({ asked: _, ...question }: DetailQuestion, context: AnswerContext) {
  const which = question.which === 'end' ? 'begin' : question.which
  const found = context.search({ ...question, which })
  if (found?.kind !== 'event' || !found.answer) return undefined
  const { answer, until, all } = found
  const date = question.span?.words
  const onDay = all.find((one) => dayText(one.date, context.today) === date)
  return until || !onDay ? { moment: answer, until } : { moment: onDay }
}

type Lead = (named: Named, context: AnswerContext) => (Sentence | undefined)[]

const leadsOf: Record<Asked, Lead> = {
  house: ({ moment, until }, context) => {
    const angle = sayAngle(moment, context)
    if (angle) return [angle]
    const place = placeOf(moment, context)
    if (!place) return []
    const { narrator } = context
    const said = narrator.say({
      name: 'detail/house',
      lines: details.house,
      words: {
        house: `${ordinalWords[place.house]} house`,
        matter: houseScenes[place.house].matter,
      },
      facts: place.facts,
      isNeeded: true,
    })
    return [said, until && sayUntil(until, place.house, context), sayPlanets(place.house, context)]
  },
  length: ({ moment, until }, context) => [
    until ? sayStay(moment, until, context) : sayContact(moment, context),
  ],
  strength: ({ moment }, { narrator }) => {
    const { grade, because } = strengthOf(moment)
    return [
      narrator.say({
        name: `detail/strength/${grade}`,
        lines: details.strength[grade],
        words: { because },
        facts: [moment.fact],
        isNeeded: true,
      }),
    ]
  },
  worry: ({ moment }, { narrator }) => {
    const tone = toneOf(moment.fact)
    return [
      narrator.say({
        name: `detail/worry/${tone}`,
        lines: details.worry[tone],
        facts: [],
        isNeeded: true,
      }),
    ]
  },
}

/** An angle is where a house begins, and needs no house for a name. */
function sayAngle({ fact }: DatedFact, { narrator }: AnswerContext): Sentence | undefined {
  if (fact.kind !== 'transit' || (fact.natal !== 'asc' && fact.natal !== 'mc')) return undefined
  return narrator.say({
    name: `detail/angle/${fact.natal}`,
    lines: details.angle,
    words: {
      angle: pointNames[fact.natal],
      matter: houseScenes[fact.natal === 'asc' ? 1 : 10].matter,
    },
    facts: [fact],
    isNeeded: true,
  })
}

interface Place {
  house: House
  facts: AnyFact[]
}

/** For an entry into a sign, the place of the body that day. */
function placeOf({ fact, date }: DatedFact, { sky }: AnswerContext): Place | undefined {
  const house = houseOf(fact, sky.facts)
  const housed = sky.facts.find(
    (one) => fact.kind === 'transit' && one.kind === 'house' && one.body === fact.natal,
  )
  if (house) return { house, facts: [fact, ...(housed ? [housed] : [])] }
  if (fact.kind !== 'ingress') return undefined
  const position = positionOn(date, fact.body, sky)
  return position.house ? { house: position.house as House, facts: [fact, position] } : undefined
}

function sayUntil(until: DatedFact, before: House, { narrator, sky }: AnswerContext) {
  const house = houseOf(until.fact, sky.facts)
  if (!house || house === before || until.fact.kind !== 'station') return undefined
  return narrator.say({
    name: 'detail/until',
    lines: details.until,
    words: { house: narrator.glosses.house(house) },
    facts: [until.fact],
  })
}

function sayPlanets(house: House, { narrator, sky }: AnswerContext): Sentence | undefined {
  const there = sky.facts.flatMap((fact) =>
    fact.kind === 'house' && fact.house === house && fact.body in pointNames ? [fact] : [],
  )
  if (there.length === 0) return undefined
  return narrator.say({
    name: 'detail/planets',
    lines: details.planets,
    words: {
      points: listed(there.map(({ body }) => pointNames[body as Planet])),
      stand: there.length > 1 ? 'stand' : 'stands',
    },
    facts: there,
  })
}

function sayStay(begin: DatedFact, until: DatedFact, { narrator, today }: AnswerContext) {
  return narrator.say({
    name: 'detail/stay',
    lines: details.stay,
    words: {
      day: dayText(begin.date, today),
      until: dayText(until.date, today),
      count: lengthText(daysBetween(begin.date, until.date)),
    },
    facts: [begin.fact, until.fact],
    moment: begin.fact,
    isNeeded: true,
  })
}

/** "19 days", "about eight weeks", "a good two years" */
function lengthText(days: number): string {
  if (days < 21) return days === 1 ? 'one day' : `${days} days`
  if (days < 120) return `about ${numberWords[Math.round(days / 7)] ?? Math.round(days / 7)} weeks`
  const months = Math.round(days / 30.4)
  if (months < 24) return `about ${numberWords[months] ?? months} months`
  const years = Math.round(days / 365.25)
  return `about ${numberWords[years] ?? years} years`
}

function sayContact(moment: DatedFact, { narrator, sky, today }: AnswerContext) {
  const { fact, date, pass } = moment
  const body = 'body' in fact ? fact.body : 'moon'
  const passes = pass?.others ?? []
  const dates = [date, ...passes.map(({ at }) => readersDate(at, sky.timeZone))].toSorted()
  const kind =
    fact.kind === 'eclipse'
      ? 'eclipse'
      : fact.kind !== 'transit'
        ? 'moment'
        : dates.length > 1
          ? 'passes'
          : 'contact'
  return narrator.say({
    name: `detail/length/${kind}`,
    lines: details[kind],
    words: {
      day: dayText(date, today),
      for: stayWords[body],
      first: shortDayText(dates[0] ?? date, today),
      last: shortDayText(dates.at(-1) ?? date, today),
      of: numberWords[dates.length] ?? String(dates.length),
    },
    facts: [fact, ...passes],
    moment: fact,
    isNeeded: true,
  })
}

function sayCloser({ fact }: DatedFact, { narrator }: AnswerContext): Sentence | undefined {
  return narrator.say({
    name: 'detail/closer',
    lines: [
      "Write down now what is open in that part of life, and you'll see afterward what moved.",
      'Tell me what you have going on there, and I can be more exact than a chart alone.',
      "I'd look at it a week before and decide then whether it needs anything from you.",
      'Mention it to somebody who knows that part of your life, and compare notes when it has passed.',
    ],
    facts: [fact],
  })
}
