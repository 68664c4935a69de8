import { homeLives } from '#lore/corpus/relationship/manners.ts'
import type { Sign } from '#sky/zodiac.ts'
import { fillSlots } from '../prose/template.ts'
import type { WordedSentence } from './narrator.ts'
import { both, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { clauseOf } from './words.ts'

/** Introduces a Moon that may be in either of two signs, before both are described. */
const eitherSign: Record<Whose, readonly string[]> = {
  you: [
    'Your Moon was in {first} or in {second}, and without a birth time a chart cannot tell which.',
    'Without a birth time, your Moon could be in {first} or in {second}, and you will know which is you.',
  ],
  partner: [
    "{partner}'s Moon was in {first} or in {second}, and without a birth time a chart cannot tell which.",
    "Without a birth time, {partner}'s Moon could be in {first} or in {second}, and you may know which is theirs.",
  ],
}

/** Describes the ordinary days of two people if the Moon of one or both may be in either of two signs. */
export function describeOpenMoons(reading: Reading): WordedSentence[] {
  const { facts, narrator } = reading
  return both.flatMap((whose) => {
    const moon = facts.sign(whose, 'moon')
    if (!moon) return describeOpen(reading, whose)
    const known = narrator.line(
      `manner/moon/${moon.sign}`,
      homeLives[moon.sign].map((clause) =>
        whose === 'you'
          ? `With your Moon in ${moon.sign}, you ${clauseOf(clause, 'you')}.`
          : `{partner}, with the Moon in ${moon.sign}, ${clauseOf(clause, 'partner')}.`,
      ),
    )
    return known ? [{ ...known, facts: [moon.id] }] : []
  })
}

/** Both signs in one thought, which claims neither of the person. */
function describeOpen({ facts, narrator }: Reading, whose: Whose): WordedSentence[] {
  const moon = facts.openMoon(whose)
  if (!moon) return []
  const [first, second] = moon.signs
  const name = `open-moon/${whose}/${first}`
  const openings = eitherSign[whose].map((line) => fillSlots(line, { first, second }))
  const thoughts = openings.flatMap((opening, at) =>
    clausesOf(first).flatMap((earlier, one) =>
      clausesOf(second).map((later, other) => ({
        all: [
          { text: opening, wording: `${name}/${at + 1}` },
          {
            text: supposed(whose, `still in ${first}`, earlier),
            wording: `${name}/first/${one + 1}`,
          },
          {
            text: supposed(whose, `already in ${second}`, later),
            wording: `${name}/second/${other + 1}`,
          },
        ].map((line) => ({ ...line, facts: [moon.id] })),
      })),
    ),
  )
  return [...(narrator.whole(name, thoughts)?.all ?? [])]
}

/** The checker would read these as times of the birthday. */
const ofTheDay = /\b(?:later|already|earlier|early|before|after|still)\b/

const clausesOf = (sign: Sign) => homeLives[sign].filter((clause) => !ofTheDay.test(clause))

/** "If their Moon was still in Libra, they like …" */
function supposed(whose: Whose, place: string, clause: string): string {
  return whose === 'you'
    ? `If your Moon was ${place}, you ${clauseOf(clause, 'you')}.`
    : `If {partner}'s Moon was ${place}, they ${clauseOf(clause, 'they')}.`
}
