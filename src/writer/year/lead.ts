import { earlierLines } from '#lore/corpus/year/earlier.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { passesOf } from '../horoscope/passes.ts'
import { toneOf } from '../horoscope/tone.ts'
import { lowered } from '../prose/sentences.ts'
import type { YearContact } from './contacts.ts'
import { isOppositeAngle } from './seasons.ts'

/** What the earlier passes of a transit may have been like. */
export function narrateEarlier(
  { reader, narrator }: Narration,
  contact: YearContact,
): Draft | undefined {
  const { fact, body, point } = contact
  if (fact.kind !== 'transit' || !point || toneOf(contact) !== 'presses') return undefined
  const earlier = passesOf(reader, fact).filter(({ at }) => at < fact.at)
  const lines = body in earlierLines && earlierLines[body as keyof typeof earlierLines][point]
  if (earlier.length === 0 || !lines || isOppositeAngle(contact)) return undefined
  const facts = earlier.map(({ id }) => id)
  const when = narrator.random.pick(`earlier ${fact.id}`, ['Earlier on', 'At an earlier pass'])
  return narrator.line([{ name: `earlier/${body}/${point}`, lines }], {
    facts,
    print: (says) => `${when}, ${lowered(says)}`,
  })
}
