import { daysApart } from '../horoscope/dates.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { passesOf } from '../horoscope/passes.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Section } from '../writer.ts'
import type { Argued } from './argument.ts'
import type { YearContact } from './contacts.ts'
import { phraseOf } from './events.ts'
import { dayOfYear, monthOfYear } from './history.ts'
import { secondOf } from './opening.ts'
import { personOf } from './person.ts'
import type { YearPlan } from './plan.ts'
import { touchedReach } from './point-reach.ts'
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
  const drafts = [
    ...argued.answers,
    ...narrateLight(narration, lead, secondOf(lead, stops)),
    narrateLater(narration, lead),
    argued.task,
  ]
  return [{ title, paragraphs: paragraphOf(drafts) }]
}

/** When most of the answer shows. */
function narrateLight(
  { reader, narrator }: Narration,
  lead: YearContact,
  second: YearContact | undefined,
): (Draft | undefined)[] {
  const narrated = whenOf(reader, lead)
  if (!narrated) return []
  const { when, event, fact } = narrated
  const proof = second && proofOf(reader, second, lead)
  const touched = touchedReach(lead)
  const leaves = touched ? `, so the answer has to leave room for ${touched.reach}.` : '.'
  const ways =
    toneOf(lead) === 'presses'
      ? [
          `Most of it is likely to be decided ${when}, when ${event}${leaves}`,
          `The weeks that decide most of it are the ones ${when}, when ${event}${leaves}`,
          `The answer is likeliest to show ${when}, when ${event}${leaves.replace('the answer', 'it')}`,
        ]
      : [
          `You can act on it most easily ${when}, when ${event}${leaves}`,
          `The best weeks for it are the ones ${when}, when ${event}${leaves}`,
        ]
  const placed = personOf(reader, lead).facts
  return [
    narrator.state('light', ways, { facts: [fact, ...placed] }),
    proof && narrator.state('proof', [proof.text], { facts: [proof.fact] }),
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
  return {
    text: `When ${phraseOf(fact)} around ${day}, you find out whether it holds.`,
    fact: fact.id,
  }
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
  const ways = [
    `The same transit comes back in ${months}, so you can still correct what you decide.`,
    `You get another look at it in ${months}, when the transit comes back.`,
  ]
  return narrator.state('open', ways, { facts: later.map(({ id }) => id) })
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
