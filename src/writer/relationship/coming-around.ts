import { comingAround, meetingHalfway } from '#lore/corpus/relationship/reconciliations.ts'
import { elementOf } from '#sky/balance.ts'
import type { WordedSentence } from './narrator.ts'
import type { Reading } from './reading.ts'
import { clauseOf } from './words.ts'

/** How each of the two comes around after a quarrel, by their Moons, and what follows from it. */
export function writeComingAround({ facts, narrator }: Reading): WordedSentence[] {
  const [you, partner] = [facts.sign('you', 'moon'), facts.sign('partner', 'moon')]
  if (!you || !partner) return []
  const of = [you.id, partner.id]
  const follows = narrator.line(
    `halfway/${elementOf(you.sign)}~${elementOf(partner.sign)}`,
    meetingHalfway[`${elementOf(you.sign)} ${elementOf(partner.sign)}`] ?? [],
  )
  if (!follows) return []
  if (you.sign === partner.sign) {
    const line = narrator.line(
      `around/${you.sign}`,
      comingAround[you.sign].map(
        (clause) =>
          `{partner} has the Moon in ${you.sign}, as you do, and after a fight you both ${clauseOf(clause, 'both')}.`,
      ),
    )
    return line
      ? [
          { ...line, facts: of },
          { ...follows, facts: of },
        ]
      : []
  }
  const yours = narrator.line(
    `around/${you.sign}`,
    comingAround[you.sign].map(
      (clause) => `After a fight you ${clauseOf(clause, 'you')} (your Moon in ${you.sign}).`,
    ),
  )
  const theirs = narrator.line(
    `around/${partner.sign}`,
    comingAround[partner.sign].map(
      (clause) => `{partner}, with the Moon in ${partner.sign}, ${clauseOf(clause, 'partner')}.`,
    ),
  )
  if (!yours || !theirs) return []
  return [
    { ...yours, facts: [you.id] },
    { ...theirs, facts: [partner.id] },
    { ...follows, facts: of },
  ]
}
