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

/** That the first pass settles nothing yet. */
export function narrateToCome(
  { reader, narrator }: Narration,
  { fact }: YearContact,
): Draft | undefined {
  if (fact.kind !== 'transit' || fact.pass?.number !== 1 || fact.pass.of < 2) return undefined
  const others = passesOf(reader, fact).map(({ id }) => id)
  const ways = [
    'What you decide now can be changed the next time around, and may well be.',
    "It's only the opening, so finding out what it wants is enough for the moment.",
    "Nothing has to be settled on the spot, since it comes around again and you'll know more by then.",
    "You get more than one try at it, so the opening round is mostly for finding out what it's about.",
  ]
  return narrator.state('to-come', ways, { facts: others })
}
