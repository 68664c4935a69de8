import { earlierLines } from '#lore/corpus/year/earlier.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { passesOf } from '../horoscope/passes.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { YearContact } from './contacts.ts'
import { pastPhrase } from './events.ts'

/** That the heaviest transit has been there before, and what that may have been like. */
export function narrateEarlier(
  { reader, narrator }: Narration,
  contact: YearContact,
): Draft[] | undefined {
  const { fact, body, point } = contact
  if (fact.kind !== 'transit' || !point || toneOf(contact) !== 'presses') return undefined
  const past = pastPhrase(reader, fact)
  const lines = body in earlierLines && earlierLines[body as keyof typeof earlierLines][point]
  if (!past || !lines) return undefined
  const earlier = passesOf(reader, fact)
    .filter(({ at }) => at < fact.at)
    .map(({ id }) => id)
  const says = narrator.line([{ name: `earlier/${body}/${point}`, lines }], { facts: earlier })
  const stated = narrator.state('earlier', [`${past}.`], { facts: earlier })
  return says && [stated, says]
}
