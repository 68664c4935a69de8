import { bearings, faculties, forces, passMeanings } from '#lore/corpus/year/forces.ts'
import { bodyName } from '#lore/names.ts'
import type { YearBody } from '#lore/year-ahead.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { passesOf } from '../horoscope/passes.ts'
import { toneOf } from '../horoscope/tone.ts'
import { capitalized } from '../prose/template.ts'
import type { Argued } from './argument.ts'
import { isAsked } from './asked.ts'
import { isSlowContact, type YearContact } from './contacts.ts'
import { passRole, stayFacts } from './history.ts'
import { withNoun } from './subject-noun.ts'

/** What a slow planet does to what it touches in this person, and that this bears on the subject of the year. */
export function narrateForce(
  { reader, narrator }: Narration,
  contact: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  const { fact, body, point } = contact
  if (!argued || !point || !isSlowContact(contact) || !isAsked(argued, contact)) return undefined
  if (!(body in forces)) return undefined
  const tone = toneOf(contact)
  const bearing = withNoun('bearing', bearings, argued).lines as readonly string[]
  const unused = bearing.filter((_, index) => !narrator.hasUsed(`force/${index}/`))
  const ends = unused.length > 0 ? unused : bearing
  const pools = narrator.random.shuffle(`force ${fact.id}`, ends).map((end) => ({
    name: `force/${bearing.indexOf(end)}/${body}/${point}/${tone}`,
    lines: forces[body as YearBody][tone].flatMap((verb) =>
      faculties[point].map(
        (faculty) => `${capitalized(bodyName(body))} ${verb} ${faculty}, ${end}.`,
      ),
    ),
  }))
  return narrator.line(pools, {
    facts: [...argued.facts, fact.id, ...stayFacts(reader, contact)],
  })
}

/** What this pass has to do with the others: what the first opens, the next ones test, and the last settles. */
export function narratePassMeaning(
  { reader, narrator }: Narration,
  contact: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  const { fact } = contact
  if (!argued || fact.kind !== 'transit' || !isAsked(argued, contact)) return undefined
  if (!fact.pass || fact.pass.of < 3) return undefined
  const role = passRole(reader, contact)
  const passes = passesOf(reader, fact).map(({ id }) => id)
  return narrator.line([withNoun(`pass/${role}`, passMeanings[role], argued)], {
    facts: [...argued.facts, fact.id, ...passes],
  })
}
