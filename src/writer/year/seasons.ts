import { passOutcomes } from '#lore/corpus/year/passes.ts'
import { yearMeetings } from '#lore/corpus/year/seasons/meetings.ts'
import { oppositeOutcomes, oppositeSeasons } from '#lore/corpus/year/seasons/opposite-angles.ts'
import { sideLines } from '#lore/corpus/year/sides.ts'
import type { House } from '#lore/house.ts'
import { bodyName, ordinalWords } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { YearBody } from '#lore/year-ahead.ts'
import { yearSeasons } from '#lore/year-seasons.ts'
import { isGenerational } from '#sky/bodies.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft, Pool } from '../horoscope/narrator.ts'
import { type Tone, toneOf } from '../horoscope/tone.ts'
import { capitalized } from '../prose/template.ts'
import { isSlowContact, type YearContact } from './contacts.ts'
import { firstChoices } from './first-choices.ts'
import { passesBefore, passRole, stayFacts } from './history.ts'

/** What a slow transit is like to live through. */
export function narrateSeason(narration: Narration, contact: YearContact): Draft | undefined {
  const { reader, narrator } = narration
  const pool = seasonPool(contact)
  const facts = [contact.fact.id, ...stayFacts(reader, contact)]
  return pool && narrator.line(firstChoices(narration, pool), { facts })
}

/** The lines that say it; none for what is no transit. */
export function seasonPool(contact: YearContact): Pool | undefined {
  const { body, point } = contact
  if (!point || !isSlowContact(contact) || !(body in yearSeasons)) return undefined
  return (
    oppositePool(contact) ??
    meetingPool(contact) ??
    poolOf(body as YearBody, point, toneOf(contact))
  )
}

function poolOf(body: YearBody, point: NatalPoint, tone: Tone): Pool {
  // These are the same under every slow planet.
  const name = isGenerational(point) ? `season/${point}/${tone}` : `season/${body}/${point}/${tone}`
  return { name, lines: yearSeasons[body][point][tone] }
}

function meetingPool({ body, point, aspect }: YearContact): Pool | undefined {
  const lines = point && aspect === 'conjunction' && yearMeetings[body as YearBody]?.[point]
  return lines ? { name: `season/${body}/meets-${point}`, lines } : undefined
}

function oppositePool(contact: YearContact): Pool | undefined {
  const { body, point } = contact
  if (!isOppositeAngle(contact)) return undefined
  const angle = point === 'asc' ? 'asc' : 'mc'
  return {
    name: `season/${body}/opposite-${angle}`,
    lines: oppositeSeasons[angle][body as YearBody],
  }
}

/** What a pass that follows others is for. */
export function narratePass(
  { reader, narrator }: Narration,
  contact: YearContact,
): Draft | undefined {
  const { body, fact, point } = contact
  const role = passRole(reader, contact)
  if (!point || role === 'begins') return undefined
  const tone = toneOf(contact)
  // Jupiter asks for too little to be learned from.
  if (body === 'jupiter' && tone === 'presses') return undefined
  const opposite = isOppositeAngle(contact) && oppositeOutcomes[point === 'asc' ? 'asc' : 'mc']
  const pool = opposite
    ? { name: `pass/opposite-${point}/${role}`, lines: opposite[role] }
    : { name: `pass/${point}/${tone}/${role}`, lines: passOutcomes[point][tone][role] }
  const before = passesBefore(reader, contact).map(({ id }) => id)
  return narrator.line([pool], { facts: [fact.id, ...before, ...stayFacts(reader, contact)] })
}

/** Whether a moment is at the Descendant or the IC. */
export function isOppositeAngle({ point, aspect }: Pick<YearContact, 'point' | 'aspect'>): boolean {
  return (point === 'asc' || point === 'mc') && aspect === 'opposition'
}

/** From which house of this life the slow planet acts. */
export function narrateSide({ narrator }: Narration, contact: YearContact): Draft | undefined {
  const { fact } = contact
  if (fact.kind !== 'transit' || !fact.house || isOnAxis(contact)) return undefined
  // Back in its own place, it is in the house that the text names with that.
  if (contact.body === contact.point && contact.aspect === 'conjunction') return undefined
  const name = capitalized(bodyName(fact.body))
  const place = `your ${ordinalWords[fact.house]} house, ${houseGlosses[fact.house]}`
  if (narrator.hasSaidOf(`${name} is in`, `${name} is going through`)) return undefined
  const tone = toneOf(contact)
  const pool = {
    name: `side/${fact.house}/${tone}`,
    lines: sideLines[fact.house as House][tone],
  }
  return narrator.line([pool], {
    facts: [fact.id],
    print: (says) => `${name} is going through ${place}, so ${says}.`,
  })
}

/** There it goes from one house to the next. */
const isOnAxis = ({ point, aspect }: YearContact) =>
  (point === 'asc' || point === 'mc') && (aspect === 'conjunction' || aspect === 'opposition')
