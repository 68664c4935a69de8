import { answerGrounds } from '#lore/corpus/year/lords.ts'
import type { YearBody } from '#lore/year-ahead.ts'
import { daysApart } from '../horoscope/dates.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { passesOf } from '../horoscope/passes.ts'
import { pointContext } from '../horoscope/points.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Section } from '../writer.ts'
import type { Argued } from './argument.ts'
import { lightWays, proofWays } from './closing-lights.ts'
import { isPassOrStay, laneOf, type YearContact } from './contacts.ts'
import { phraseOf } from './events.ts'
import { firstChoices } from './first-choices.ts'
import { dayOfYear, monthOfYear } from './history.ts'
import { secondOf } from './opening.ts'
import { personOf } from './person.ts'
import type { Stop, YearPlan } from './plan.ts'
import { touchedReach } from './point-reach.ts'
import { narrateStakeAnswer } from './stake.ts'
import { bearsOnAnswer, type QuestionGround } from './ties.ts'
import { turningPass } from './turning-pass.ts'

/** The answer to the question of the year, when it comes to light, and one thing to do. */
export function narrateClosing(
  narration: Narration,
  { lead, stops }: YearPlan,
  argued: Argued | undefined,
): Section[] {
  if (!argued) return []
  // A page after it was asked, the question stands above its answer.
  const [title = ''] = argued.asks.sentences
  const { planet } = argued
  const second = secondOf(lead, stops)
  const [light, proof] = narrateLight(narration, { lead, planet }, second)
  const after = narrateAfter(narration, argued)
  const paragraphs = [
    ...paragraphOf([argued.answer, narrateAnswerGround(narration, argued)]),
    ...paragraphOf([
      narrateFirst(narration, { lead, planet }, stops),
      light,
      narrateStakeAnswer(narration, lead, { isFirst: light === undefined }),
      proof,
    ]),
    ...paragraphOf([
      after ?? (proof ? undefined : narrateRest(narration, { lead, planet }, stops)),
      narrateOpen(narration, lead),
      argued.task,
    ]),
  ]
  return [{ title, paragraphs }]
}

/** When most of the answer shows, and what happens to it afterward in the same year of life. */
function narrateLight(
  { reader, narrator }: Narration,
  ground: QuestionGround,
  second: YearContact | undefined,
): (Draft | undefined)[] {
  const { lead } = ground
  const narrated = whenOf(reader, lead)
  if (!narrated) return []
  const { when, event, fact } = narrated
  const reach = touchedReach(lead)?.reach
  const ways = reach
    ? lightWays(lead.body as YearBody, toneOf(lead), { when, event, reach })
    : [
        `Most of the answer is likely to be decided ${when}, when ${event}.`,
        `The weeks that decide most of the answer are the ones ${when}, when ${event}.`,
      ]
  const placed = personOf(reader, lead).facts
  const proof = second && proofOf(reader, second, ground)
  return [
    narrator.state('light', ways, { facts: [fact, ...placed] }),
    proof && narrator.state(`proof/${second.body}`, proof.texts, { facts: [proof.fact] }),
  ]
}

/** That the next heavy transit after the heaviest shows whether the answer holds. */
function proofOf(reader: Reader, second: YearContact, ground: QuestionGround) {
  const { lead } = ground
  const pass = turningPass(reader, lead)
  const { fact } = second
  if (!pass || fact.kind !== 'transit' || toneOf(second) !== 'presses') return undefined
  if (!bearsOnAnswer(reader, second, ground)) return undefined
  if (fact.at <= pass.at || daysApart(dateOf(pass.at), dateOf(fact.at)) < APART_DAYS)
    return undefined
  const day = dayOfYear(reader, dateOf(fact.at))
  const texts = proofWays(second.body, { event: phraseOf(fact), day })
  return texts.length > 0 ? { texts, fact: fact.id } : undefined
}

/** Closer to each other, the two would be one date. */
const APART_DAYS = 14

/** When the heaviest transit comes back after the twelve months, so that what it asks stays open. */
function narrateOpen({ reader, narrator }: Narration, lead: YearContact): Draft | undefined {
  const { fact } = lead
  if (fact.kind !== 'transit') return undefined
  const later = passesOf(reader, fact).filter(({ at }) => dateOf(at) > reader.period.endDate)
  if (later.length === 0) return undefined
  const months = new Intl.ListFormat('en-US').format([
    ...new Set(later.map(({ at }) => monthOfYear(reader, dateOf(at)))),
  ])
  const event = `${phraseOf(fact)} again`
  const ways = [
    `${event} in ${months}, so you can still correct what you decide.`,
    `You get another look at your answer in ${months}, when ${event}.`,
  ]
  return narrator.state('open', ways, { facts: later.map(({ id }) => id) })
}

/** How the answer is found, by where the planet of its year stands. */
function narrateAnswerGround(narration: Narration, { facts }: Argued): Draft | undefined {
  const { reader, narrator } = narration
  const year = reader.ofKind('profection').find(({ id }) => facts.includes(id))
  const context = year && pointContext(reader, year.lord)
  if (!context?.house) return undefined
  const pool = { name: `answer-ground/${context.house}`, lines: answerGrounds[context.house] }
  return narrator.line(firstChoices(narration, pool), { facts: [...facts, ...context.facts] })
}

/** Where the question comes up first, if that is well before the heaviest transit. */
function narrateFirst(
  { reader, narrator }: Narration,
  { lead, planet }: QuestionGround,
  stops: readonly Stop[],
): Draft | undefined {
  const pass = turningPass(reader, lead)
  const isOfAnswer = ({ contact }: Stop) =>
    isPassOrStay(contact) && bearsOnAnswer(reader, contact, { lead, planet })
  const first = stops.find(isOfAnswer)?.contact
  const turn = pass?.at ?? lead.at
  if (!first || laneOf(first) === laneOf(lead) || first.at >= turn) return undefined
  if (daysApart(dateOf(first.at), dateOf(turn)) < APART_DAYS) return undefined
  const at = momentOf(reader, first)
  if (!at) return undefined
  const { day, event } = at
  const ways =
    toneOf(first) === 'presses'
      ? [
          `You may avoid the question at first, and ${day}, when ${event}, it gets harder to avoid.`,
          `The question gets harder to put off ${day}, when ${event}.`,
          `You come up against the question ${day}, when ${event}.`,
        ]
      : [
          `The question looks easy ${day}, when ${event}.`,
          `You make a good start on the answer ${day}, when ${event}.`,
          `You get a first idea of the answer ${day}, when ${event}.`,
        ]
  return narrator.state('first', narrator.random.shuffle('first', ways), { facts: [first.fact.id] })
}

/** "around March 11", "between March 3 and March 19", and what happens then. */
function momentOf(reader: Reader, { fact, at }: YearContact) {
  if (fact.kind === 'transit')
    return { day: `around ${dayOfYear(reader, dateOf(at))}`, event: phraseOf(fact) }
  if (fact.kind !== 'transit-window' || at !== fact.at) return undefined
  const [from, to] = [at, fact.until].map((one) => dayOfYear(reader, dateOf(one)))
  return { day: `between ${from} and ${to}`, event: phraseOf(fact) }
}

/** What the last moment of the twelve months does to the answer, where no birthday has come after it. */
function narrateRest(
  { reader, narrator }: Narration,
  { lead, planet }: QuestionGround,
  stops: readonly Stop[],
): Draft | undefined {
  const isOfAnswer = ({ contact }: Stop) =>
    isPassOrStay(contact) && bearsOnAnswer(reader, contact, { lead, planet })
  const last = stops.findLast(isOfAnswer)?.contact
  const at = last && momentOf(reader, last)
  const turn = turningPass(reader, lead)?.at ?? lead.at
  if (!last || !at || daysApart(dateOf(turn), dateOf(last.at)) < APART_DAYS || last.at < turn)
    return undefined
  const ways =
    toneOf(last) === 'presses'
      ? [
          `The answer is put to one more test ${at.day}, when ${at.event}.`,
          `You may have to defend the answer ${at.day}, when ${at.event}, and you know by then how.`,
        ]
      : [
          `The answer is easiest to live with ${at.day}, when ${at.event}.`,
          `You may be glad of the answer ${at.day}, when ${at.event}.`,
        ]
  return narrator.state('rest', narrator.random.shuffle('rest', ways), { facts: [last.fact.id] })
}

/** In a shorter rest of the twelve months, nothing more shows. */
const REST_DAYS = 45

/** What becomes of the answer in the house of the next year. */
function narrateAfter({ reader, narrator }: Narration, argued: Argued): Draft | undefined {
  const [birthday] = reader.ofKind('birthday')
  const next = reader.ofKind('profection').find(({ id }) => !argued.facts.includes(id))
  const rest = daysApart(dateOf(argued.until), reader.period.endDate)
  if (!birthday || !next || next.at < argued.from || rest < REST_DAYS || !argued.later)
    return undefined
  const day = dayOfYear(reader, dateOf(birthday.at))
  const [, says] = argued.later
  const ways = [
    `From your birthday on ${day}, ${says}.`,
    `In the months after your birthday on ${day}, ${says}.`,
    `Then, after your birthday on ${day}, ${says}.`,
  ]
  return narrator.state('after', narrator.random.shuffle('after', ways), {
    facts: [birthday.id, next.id, ...argued.facts],
  })
}

function whenOf(reader: Reader, lead: YearContact) {
  const pass = turningPass(reader, lead)
  if (pass) {
    const day = dayOfYear(reader, dateOf(pass.at))
    return { when: `around ${day}`, event: phraseOf(pass), fact: pass.id }
  }
  const { fact, at } = lead
  if (fact.kind !== 'transit-window' || at !== fact.at) return undefined
  const [from, to] = [fact.at, fact.until].map((instant) => dayOfYear(reader, dateOf(instant)))
  return { when: `between ${from} and ${to}`, event: phraseOf(fact), fact: fact.id }
}
