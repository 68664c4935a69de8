import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { dateOf } from '../horoscope/reader.ts'
import { splitSentences } from '../prose/sentences.ts'
import type { YearContact } from './contacts.ts'
import { narrateYearEvent, nearnessPhrases, phraseOf } from './events.ts'
import { dayOfYear, passNumbered, stayFacts } from './history.ts'
import { narrateState } from './narrate-tie.ts'
import type { Stop } from './plan.ts'
import { seasonPool } from './seasons.ts'
import type { YearProgress } from './stops.ts'

/** Narrates a minor contact in two sentences: what happens and when, then its effect on the subject or what it is like. */
export function narrateMinor(
  narration: Narration,
  { contact, isAgain }: Stop,
  course: YearProgress['course'],
): Draft | undefined {
  const { narrator } = narration
  const { fact } = contact
  const pool = isAgain ? undefined : seasonPool(contact)
  if (!pool) return narrateYearEvent(narration, contact, { isAgain })
  const { texts, facts, moment } = eventsOf(narration, contact)
  const events = narrator.random.shuffle(`minor ${fact.id}`, texts)
  for (const event of events) {
    const draft = narrateState(narration, contact, course.argued, (says) => `${event}. ${says}`)
    if (draft)
      return {
        ...draft,
        facts: [...new Set([...draft.facts, ...facts])],
        ...(moment && { moment }),
      }
  }
  for (const event of events) {
    const print = (says: string) => `${event}. ${splitSentences(says)[0]}`
    const draft = narrator.line([pool], { facts, print })
    if (draft) return { ...draft, ...(moment && { moment }) }
  }
  return narrateYearEvent(narration, contact, { isAgain })
}

/** Phrases for what happens and when, without the final period. */
function eventsOf(narration: Narration, contact: YearContact) {
  const { reader } = narration
  const { fact, at } = contact
  if (fact.kind === 'transit-window') {
    const texts = nearnessPhrases(reader, at, fact).map((text) => text.slice(0, -1))
    return { texts, facts: [fact.id], moment: undefined }
  }
  if (fact.kind !== 'transit') return { texts: [], facts: [fact.id], moment: fact.id }
  const day = dayOfYear(reader, dateOf(fact.at))
  const clause = passNumbered(narration, fact)
  const event = phraseOf(fact)
  return {
    texts: [`${event} on ${day}${clause.text}`, `On ${day}, ${event}${clause.text}`],
    facts: [fact.id, ...clause.facts, ...stayFacts(reader, contact)],
    moment: fact.id,
  }
}
