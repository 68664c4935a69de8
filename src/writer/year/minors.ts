import { minorLines } from '#lore/corpus/year/minors.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft, Pool } from '../horoscope/narrator.ts'
import { dateOf } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import { capitalized } from '../prose/template.ts'
import { isSlowContact, type YearContact } from './contacts.ts'
import { narrateYearEvent, nearnessPhrases, phraseOf } from './events.ts'
import { againClause, dayOfYear, passNumbered, stayFacts } from './history.ts'
import type { Stop } from './plan.ts'

/** A light contact in a sentence: what happens, when, and what shows of it. */
export function narrateMinor(narration: Narration, stop: Stop): Draft | undefined {
  const { contact, isAgain } = stop
  const { narrator } = narration
  const { fact, point, aspect } = contact
  const pool = point && poolOf(contact, point)
  if (!pool || !aspect) return narrateYearEvent(narration, contact, { isAgain })
  const { texts, facts, moment } = eventsOf(narration, stop)
  for (const event of narrator.random.shuffle(`minor ${fact.id}`, texts)) {
    const draft = narrator.line([pool], { facts, print: (says) => joined(event, says) })
    if (draft) return { ...draft, ...(moment && { moment }) }
  }
  return narrateYearEvent(narration, contact, { isAgain })
}

function poolOf(contact: YearContact, point: NatalPoint): Pool | undefined {
  if (!isSlowContact(contact)) return undefined
  const kind = contact.body === 'jupiter' ? 'jupiter' : 'others'
  const tone = toneOf(contact)
  return { name: `minor/${kind}/${point}/${tone}`, lines: minorLines[kind][point][tone] }
}

/** What happens and when, without a period. */
function eventsOf({ reader, narrator }: Narration, { contact, isAgain }: Stop) {
  const { fact, at } = contact
  if (fact.kind === 'transit-window') {
    const texts = nearnessPhrases(reader, at, fact).map((text) => text.slice(0, -1))
    return { texts, facts: [fact.id], moment: undefined }
  }
  if (fact.kind !== 'transit') return { texts: [], facts: [fact.id], moment: fact.id }
  const day = dayOfYear(reader, dateOf(fact.at))
  const clause = isAgain
    ? { text: againClause(fact), facts: [] }
    : passNumbered({ reader, narrator }, fact)
  const event = phraseOf(fact)
  const texts = [`${event} on ${day}${clause.text}`, `On ${day}, ${event}${clause.text}`]
  return {
    texts,
    facts: [fact.id, ...clause.facts, ...stayFacts(reader, contact)],
    moment: fact.id,
  }
}

/** "… and …, and …" runs on. */
function joined(event: string, says: string): string {
  return /\band\b/.test(says) ? `${event}. ${capitalized(says)}.` : `${event}, and ${says}.`
}
