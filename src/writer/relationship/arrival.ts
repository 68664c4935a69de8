import { arrivals, arrivalTags, firstEvenings } from '#lore/corpus/relationship/arrivals.ts'
import { elementOf } from '#sky/balance.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { WordedSentence } from './narrator.ts'
import type { Reading } from './reading.ts'
import { clauseOf } from './words.ts'

/** How each of the two comes into a room, and what happens when both are in it. */
export function writeArrival({ facts, narrator }: Reading): WordedSentence[] {
  const [you, partner] = [facts.sign('you', 'asc'), facts.sign('partner', 'asc')]
  if (!you || !partner) return []
  const evening = narrator.line(
    `evening/${elementOf(you.sign)}~${elementOf(partner.sign)}`,
    firstEvenings[`${elementOf(you.sign)} ${elementOf(partner.sign)}`],
  )
  if (!evening) return []
  const together = { ...evening, facts: [you.id, partner.id] }
  if (you.sign === partner.sign) {
    const line = narrator.line(
      `arrival/${you.sign}`,
      arrivals[you.sign].map(
        (clause) =>
          `{partner} has the Ascendant in ${you.sign}, as you do, and each of you ${clauseOf(clause, 'partner')}.`,
      ),
      undefined,
      { you: arrivalTags[you.sign], partner: arrivalTags[you.sign] },
    )
    return line ? [{ ...line, facts: [you.id, partner.id] }, together] : []
  }
  const form = narrator.random.pick('arrival/form', forms)
  const print = sentencesOf[form]
  const own = narrator.line(
    `arrival/${you.sign}`,
    arrivals[you.sign].map((clause) => print.yours(you.sign, clause)),
    undefined,
    { you: arrivalTags[you.sign] },
  )
  const other = narrator.line(
    `arrival/${partner.sign}`,
    arrivals[partner.sign].map((clause) => print.theirs(partner.sign, clause)),
    undefined,
    { partner: arrivalTags[partner.sign] },
  )
  if (!own || !other) return []
  const sides = [
    { ...own, facts: [you.id] },
    { ...other, facts: [partner.id] },
  ]
  return [...(form.startsWith('partner') ? sides.toReversed() : sides), together]
}

const forms = ['with', 'rising', 'reference', 'partner first', 'partner with', 'seen'] as const

type Print = (sign: Sign, clause: string) => string

/** The ways to name the rising signs, so that readings do not all begin the same way. */
const sentencesOf: Record<(typeof forms)[number], { yours: Print; theirs: Print }> = {
  with: {
    yours: (sign, clause) => `With your Ascendant in ${sign}, you ${clauseOf(clause, 'you')}.`,
    theirs: (sign, clause) =>
      `{partner}, with the Ascendant in ${sign}, ${clauseOf(clause, 'partner')}.`,
  },
  rising: {
    yours: (sign, clause) => `You have ${sign} rising, and you ${clauseOf(clause, 'you')}.`,
    theirs: (sign, clause) => `{partner} has ${sign} rising and ${clauseOf(clause, 'partner')}.`,
  },
  reference: {
    yours: (sign, clause) => `You ${clauseOf(clause, 'you')} (your Ascendant in ${sign}).`,
    theirs: (sign, clause) =>
      `{partner} ${clauseOf(clause, 'partner')} (their Ascendant in ${sign}).`,
  },
  'partner first': {
    yours: (sign, clause) =>
      `You have ${sign} rising, so people meet somebody who ${clauseOf(clause, 'partner')}.`,
    theirs: (sign, clause) =>
      `{partner} ${clauseOf(clause, 'partner')} (their Ascendant in ${sign}).`,
  },
  'partner with': {
    yours: (sign, clause) =>
      `Your own Ascendant is in ${sign}, and you ${clauseOf(clause, 'you')}.`,
    theirs: (sign, clause) => `{partner}, with ${sign} rising, ${clauseOf(clause, 'partner')}.`,
  },
  seen: {
    yours: (sign, clause) =>
      `What people meet first in you is somebody who ${clauseOf(clause, 'partner')} (your Ascendant in ${sign}).`,
    theirs: (sign, clause) =>
      `{partner} ${clauseOf(clause, 'partner')} (their Ascendant in ${sign}).`,
  },
}
