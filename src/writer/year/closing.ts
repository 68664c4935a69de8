import type { House } from '#lore/house.ts'
import type { YearBody } from '#lore/year-ahead.ts'
import { daysApart } from '../horoscope/dates.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { passesOf } from '../horoscope/passes.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Section } from '../writer.ts'
import type { Argued } from './argument.ts'
import { lightWays, proofWays } from './closing-lights.ts'
import type { YearContact } from './contacts.ts'
import { phraseOf } from './events.ts'
import { dayOfYear, monthOfYear } from './history.ts'
import { secondOf } from './opening.ts'
import { personOf } from './person.ts'
import type { YearPlan } from './plan.ts'
import { touchedReach } from './point-reach.ts'
import { isAsked } from './question-span.ts'
import { subjectWords } from './subject.ts'
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
  const second = secondOf(lead, stops)
  const drafts = [
    ...argued.answers,
    ...narrateLight(narration, lead, second && isAsked(argued, second) ? second : undefined),
    narrateLater(narration, lead),
    narrateUntil(narration, argued),
    argued.task,
  ]
  return [{ title, paragraphs: paragraphOf(drafts) }]
}

/** When most of the answer shows, and what happens to it afterward in the same year of life. */
function narrateLight(
  { reader, narrator }: Narration,
  lead: YearContact,
  second: YearContact | undefined,
): (Draft | undefined)[] {
  const narrated = whenOf(reader, lead)
  if (!narrated) return []
  const { when, event, fact } = narrated
  const reach = touchedReach(lead)?.reach
  const ways = reach
    ? lightWays(lead.body as YearBody, toneOf(lead), { when, event, reach })
    : [
        `Most of it is likely to be decided ${when}, when ${event}.`,
        `The weeks that decide most of it are the ones ${when}, when ${event}.`,
      ]
  const placed = personOf(reader, lead).facts
  const proof = second && proofOf(reader, second, lead)
  return [
    narrator.state('light', ways, { facts: [fact, ...placed] }),
    proof && narrator.state(`proof/${second.body}`, proof.texts, { facts: [proof.fact] }),
  ]
}

/** That the next heavy transit after the heaviest shows whether the answer holds. */
function proofOf(reader: Reader, second: YearContact, lead: YearContact) {
  const pass = turningPass(reader, lead)
  const { fact } = second
  if (!pass || fact.kind !== 'transit' || toneOf(second) !== 'presses') return undefined
  if (fact.at <= pass.at || daysApart(dateOf(pass.at), dateOf(fact.at)) < APART_DAYS)
    return undefined
  const day = dayOfYear(reader, dateOf(fact.at))
  const texts = proofWays(second.body, { event: phraseOf(fact), day })
  return texts.length > 0 ? { texts, fact: fact.id } : undefined
}

/** Closer to each other, the two would be one date. */
const APART_DAYS = 14

/** When the heaviest transit comes back after the twelve months, so that what it asks stays open. */
function narrateLater({ reader, narrator }: Narration, lead: YearContact): Draft | undefined {
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
    `You get another look at it in ${months}, when ${event}.`,
  ]
  return narrator.state('open', ways, { facts: later.map(({ id }) => id) })
}

/** In a shorter rest of the twelve months, the next question hardly shows. */
const REST_DAYS = 45

/** That the question ends with the birthday, and what the months after it are about. */
function narrateUntil({ reader, narrator }: Narration, argued: Argued): Draft | undefined {
  const [birthday] = reader.ofKind('birthday')
  const next = reader.ofKind('profection').find(({ id }) => !argued.facts.includes(id))
  const isOver = daysApart(dateOf(argued.until), reader.period.endDate) >= REST_DAYS
  if (!birthday || !next || !isOver || next.at < argued.from || !argued.bears) return undefined
  const day = dayOfYear(reader, dateOf(birthday.at))
  const subject = subjectWords(next.house as House)
  const ways = [
    `The question belongs to the months before your birthday on ${day}, and from then on the year is about ${subject}.`,
    `You have until your birthday on ${day} to answer it, because the months after that are about ${subject}.`,
    `By your birthday on ${day} you're likely to have your answer, since the subject after that is ${subject}.`,
    `From your birthday on ${day} your mind is more on ${subject}, so it's a question for the months before.`,
  ]
  return narrator.state('until', ways, { facts: [birthday.id, next.id, ...argued.facts] })
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
