import { arrivals, firstEvenings } from '#lore/corpus/relationship/arrivals.ts'
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
    )
    return line ? [{ ...line, facts: [you.id, partner.id] }, together] : []
  }
  const form = narrator.random.pick('arrival/form', ['with', 'rising', 'reference'] as const)
  const own = narrator.line(
    `arrival/${you.sign}`,
    arrivals[you.sign].map((clause) => yours(form, you.sign, clauseOf(clause, 'you'))),
  )
  const other = narrator.line(
    `arrival/${partner.sign}`,
    arrivals[partner.sign].map((clause) => theirs(form, partner.sign, clauseOf(clause, 'partner'))),
  )
  if (!own || !other) return []
  return [{ ...own, facts: [you.id] }, { ...other, facts: [partner.id] }, together]
}

type Form = 'with' | 'rising' | 'reference'

function yours(form: Form, sign: Sign, says: string): string {
  if (form === 'with') return `With your Ascendant in ${sign}, you ${says}.`
  return form === 'rising'
    ? `You have ${sign} rising, and you ${says}.`
    : `You ${says} (your Ascendant in ${sign}).`
}

function theirs(form: Form, sign: Sign, says: string): string {
  if (form === 'with') return `{partner}, with the Ascendant in ${sign}, ${says}.`
  return form === 'rising'
    ? `{partner} has ${sign} rising and ${says}.`
    : `{partner} ${says} (their Ascendant in ${sign}).`
}
