import type { TouchedPoint } from '#lore/year-ahead.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Argued } from './argument.ts'
import type { YearContact } from './contacts.ts'
import { passRole, stayFacts } from './history.ts'
import { isAsked } from './question-span.ts'

/** What a moment does to the question of the year through the point that it touches; once for each. */
export function narrateTouch(
  { reader, narrator }: Narration,
  contact: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  const { fact, point } = contact
  if (!argued?.ofHouse || !point || !isAsked(argued, contact)) return undefined
  const touch = fact.kind !== 'house-entry' && argued.ofHouse.touches[point as TouchedPoint]
  if (!touch) return undefined
  const tone = toneOf(contact)
  const pool = { name: `touch/${argued.name}/${point}/${tone}`, lines: [touch[tone]] }
  return narrator.line([pool], { facts: [...argued.facts, fact.id, ...stayFacts(reader, contact)] })
}

/** What a moment does to it, whatever it touches. */
export function narrateBeat(
  { reader, narrator }: Narration,
  contact: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  if (!argued || !isAsked(argued, contact)) return undefined
  const isEnd = passRole(reader, contact) === 'ends' || contact.fact.kind === 'eclipse'
  const kind = isEnd ? 'ends' : toneOf(contact)
  const pool = { name: `beat/${argued.name}/${kind}`, lines: argued.beats[kind] }
  return narrator.line([pool], {
    facts: [...argued.facts, contact.fact.id, ...stayFacts(reader, contact)],
  })
}

/** What is left of the question in the year of life that follows it; once of each tone. */
export function narrateAfter(
  { reader, narrator }: Narration,
  contact: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  if (!argued?.ofHouse || contact.at < argued.until || contact.fact.kind === 'house-entry')
    return undefined
  const tone = toneOf(contact)
  const [presses, eases] = argued.ofHouse.after
  const name = `after/${argued.name}/${tone}`
  if (narrator.hasUsed(name)) return undefined
  const pool = { name, lines: [tone === 'presses' ? presses : eases] }
  return narrator.line([pool], {
    facts: [...argued.facts, contact.fact.id, ...stayFacts(reader, contact)],
  })
}
