import {
  comingAround,
  meetingAlike,
  meetingHalfway,
} from '#lore/corpus/relationship/reconciliations.ts'
import { elementOf } from '#sky/balance.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { WordedSentence } from './narrator.ts'
import type { Reading } from './reading.ts'
import { clauseOf } from './words.ts'

/** How each of the two comes around after a quarrel, by their Moons, and what follows from it. */
export function writeComingAround({ facts, narrator }: Reading): WordedSentence[] {
  const [you, partner] = [facts.sign('you', 'moon'), facts.sign('partner', 'moon')]
  if (!you || !partner) return []
  const of = [you.id, partner.id]
  const [yourElement, theirElement] = [elementOf(you.sign), elementOf(partner.sign)]
  const follows =
    you.sign === partner.sign
      ? narrator.line(`halfway/alike/${yourElement}`, meetingAlike[yourElement])
      : narrator.line(
          `halfway/${yourElement}~${theirElement}`,
          meetingHalfway[`${yourElement} ${theirElement}`] ?? [],
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
  const form = narrator.random.pick('around/form', forms)
  const print = sentencesOf[form]
  const yours = narrator.line(
    `around/${you.sign}`,
    comingAround[you.sign].map((clause) => print.yours(you.sign, clause)),
  )
  const theirs = narrator.line(
    `around/${partner.sign}`,
    comingAround[partner.sign].map((clause) => print.theirs(partner.sign, clause)),
  )
  if (!yours || !theirs) return []
  const sides = [
    { ...yours, facts: [you.id] },
    { ...theirs, facts: [partner.id] },
  ]
  return [...(form.startsWith('partner') ? sides.toReversed() : sides), { ...follows, facts: of }]
}

const forms = ['you first', 'moons', 'partner first', 'partner later'] as const

type Print = (sign: Sign, clause: string) => string

const sentencesOf: Record<(typeof forms)[number], { yours: Print; theirs: Print }> = {
  'you first': {
    yours: (sign, clause) => `After a fight you ${clauseOf(clause, 'you')} (your Moon in ${sign}).`,
    theirs: (sign, clause) =>
      `{partner}, with the Moon in ${sign}, ${clauseOf(clause, 'partner')}.`,
  },
  moons: {
    yours: (sign, clause) =>
      `Your Moon is in ${sign}, and after a fight you ${clauseOf(clause, 'you')}.`,
    theirs: (sign, clause) =>
      `{partner}'s Moon is in ${sign}, and they ${clauseOf(clause, 'they')}.`,
  },
  'partner first': {
    yours: (sign, clause) => `With your own Moon in ${sign}, you ${clauseOf(clause, 'you')}.`,
    theirs: (sign, clause) =>
      `After a fight {partner} ${clauseOf(clause, 'partner')} (their Moon in ${sign}).`,
  },
  'partner later': {
    yours: (sign, clause) => `Your own Moon is in ${sign}, and you ${clauseOf(clause, 'you')}.`,
    theirs: (sign, clause) =>
      `After a bad fight {partner}, with the Moon in ${sign}, ${clauseOf(clause, 'partner')}.`,
  },
}
