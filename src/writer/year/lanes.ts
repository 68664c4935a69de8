import { yearLanes } from '#lore/year-lanes.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft, Unit } from '../horoscope/narrator.ts'
import { toneOf } from '../horoscope/tone.ts'
import { isSlowContact, type YearContact } from './contacts.ts'
import { passRole, stayFacts } from './history.ts'

/** What an author has written of this pass of a slow planet. */
export function narratePass(
  { reader, narrator }: Narration,
  contact: YearContact,
): Draft[] | undefined {
  const { fact, body, point, aspect } = contact
  if (!isSlowContact(contact) || !point || !(body in yearLanes)) return undefined
  const tone = toneOf(contact)
  const lane = `lane/${body}/${point}/${tone}`
  const role = passRole(reader, contact)
  const facts = [fact.id, ...stayFacts(reader, contact)]
  const number = fact.kind === 'transit' ? (fact.pass?.number ?? 1) : 1
  const units = yearLanes[body as keyof typeof yearLanes][point][tone].map((one, index) =>
    unitOf(`${lane}/${index}/${number}/${role}`, one[role], facts),
  )
  // Two aspects of one tone read differently, and a transit keeps its wording through all of its passes.
  const inOrder = isSecond.test(aspect ?? '') ? units.toReversed() : units
  // Two middle passes have one reading, which a text prints once.
  return narrator.firstUnit(inOrder)?.drafts
}

const isSecond = /^(?:square|sextile)$/

function unitOf(name: string, lines: readonly string[], facts: readonly string[]): Unit {
  return { name, lines: lines.map((says) => ({ says, facts })) }
}
