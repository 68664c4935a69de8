import { bothWays, ends } from '#lore/corpus/relationship/ends.ts'
import { pointNames } from '#lore/names.ts'
import type { OwnedPlacementFact, SynastryAspectFact } from '#sky/synastry-facts.ts'
import { drums } from '../portrait/rhythm.ts'
import { sharesPhrase } from '../prose/phrases.ts'
import { lowered, splitSentences, withReference } from '../prose/sentences.ts'
import { capitalized, fillTemplate } from '../prose/template.ts'
import type { WordedSentence } from './narrator.ts'
import { both } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { referenceIn, thesisKey } from './words.ts'

/**
 * The end of a reading, which comes back to its first claim: what the two have in common, what each of them has for the
 * other of the very thing they argue with, and what becomes of the argument.
 */
export function writeClosing(reading: Reading, last: readonly WordedSentence[]): WordedSentence[] {
  const bond = reading.detail < 1 ? [] : writeBondAgain(reading)
  const gifts = writeGifts(reading)
  const candidates = [
    [...bond, ...gifts, ...last],
    [...gifts, ...last],
    [...bond, ...last],
  ]
  return (
    candidates.find((one) => !drums(one.flatMap(({ text }) => splitSentences(text)))) ?? [...last]
  )
}

function writeBondAgain(reading: Reading): WordedSentence[] {
  const { narrator, opening, outline } = reading
  const { bond, quarrel } = outline
  if (!bond || !quarrel) return []
  const { name, facts } = signsNamed(reading, bond)
  const isNew = (text: string) => !opening.some((before) => sharesPhrase(before.text, text))
  const line = narrator.line(
    `end/${thesisKey(bond)}`,
    (ends[thesisKey(bond)] ?? []).filter(isNew).map((text) => withReference(`${text}.`, name)),
  )
  return line ? [{ ...line, facts }] : []
}

/** "your Venus in Leo, theirs in Aries", or the contact where a sign is open. */
function signsNamed({ facts }: Reading, bond: SynastryAspectFact) {
  const [you, partner] = [facts.sign('you', bond.you), facts.sign('partner', bond.partner)]
  if (!you || !partner) return { name: referenceIn('', bond), facts: [bond.id] }
  const theirs = you.point === partner.point ? 'theirs' : `their ${pointNames[partner.point]}`
  const again = you.point === partner.point && you.sign === partner.sign ? ' too' : ''
  const name = `your ${pointNames[you.point]} in ${you.sign}, ${theirs} in ${partner.sign}${again}`
  return { name, facts: [bond.id, you.id, partner.id] }
}

/** How each planet of the quarrel is also a help, and what the other one has of it. */
function writeGifts(reading: Reading): WordedSentence[] {
  const { facts, gives, outline } = reading
  const { quarrel } = outline
  if (!quarrel || gives.length < 2) return []
  const placed = both.flatMap((whose) => facts.sign(whose, quarrel[whose]) ?? [])
  const halves = placed.flatMap((one) => writeHalf(reading, one) ?? [])
  const [yours, theirs] = halves
  if (!yours || !theirs) return []
  const named = {
    text: `${capitalized(yours.text)}, and ${theirs.text}.`,
    facts: placed.map(({ id }) => id),
    wording: `both-ways/${yours.wording}+${theirs.wording}`,
  }
  return [named, ...gives]
}

function writeHalf({ narrator, gives }: Reading, { whose, point, sign }: OwnedPlacementFact) {
  const owner = whose === 'you' ? 'your' : "{partner}'s"
  const words = {
    point: `${owner} ${pointNames[point]} in ${sign}`,
    them: whose === 'you' ? 'you' : 'them',
    their: whose === 'you' ? 'your' : 'their',
  }
  const clauses = bothWays[point as keyof typeof bothWays] ?? []
  const lines = clauses.map((clause) => lowered(fillTemplate(clause, words)))
  return narrator.line(
    `both-ways/${point}`,
    lines,
    (text) => !gives.some((one) => sharesPhrase(one.text, text)),
  )
}
