import { ends } from '#lore/corpus/relationship/ends.ts'
import { type ElementsOfBond, endsByElement } from '#lore/corpus/relationship/ends-by-element.ts'
import { worth } from '#lore/corpus/relationship/worth.ts'
import { pointNames } from '#lore/names.ts'
import { elementOf } from '#sky/balance.ts'
import type { OwnedPlacementFact, SynastryAspectFact } from '#sky/synastry-facts.ts'
import { drums } from '../portrait/rhythm.ts'
import { sharesPhrase } from '../prose/phrases.ts'
import { lowered, splitSentences, withReference } from '../prose/sentences.ts'
import type { WordedSentence } from './narrator.ts'
import { both } from './pair-facts.ts'
import type { Quarrel } from './quarrel.ts'
import type { Reading } from './reading.ts'
import { fillSide, referenceIn, thesisKey } from './words.ts'

/**
 * The end of a reading, which comes back to its first claim, in the form of the last word on the quarrel: a scene is
 * enough after what they have in common, a sentence that one could say after what each of the two has for the other,
 * and what stays difficult comes before both.
 */
export function writeClosing(reading: Reading, { last, shape }: Quarrel): WordedSentence[] {
  const isShortest = reading.detail < 0
  const bond = isShortest ? [] : writeBondAgain(reading)
  const gifts = isShortest ? [] : writeGifts(reading)
  const orders = {
    scene: [[...bond, ...last]],
    said: [[...gifts, ...last]],
    cost: [
      [...last, ...gifts, ...bond],
      [...last, ...gifts],
      [...last, ...bond],
    ],
    week: [],
  }
  const whole = [
    [...bond, ...gifts, ...last],
    [...gifts, ...last],
    [...bond, ...last],
  ]
  const isShort = reading.detail <= 1
  const ofShape = shape && (isShort || shape === 'cost') ? orders[shape] : []
  const candidates = [...ofShape.filter((one) => one.length > last.length), ...whole]
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
  const key = thesisKey(bond)
  const elements = elementsOf(reading, bond)
  const pools = [
    { key: `end/${key}/${elements}`, all: elements && endsByElement[key]?.[elements] },
    { key: `end/${key}`, all: ends[key] },
  ]
  for (const { key: wording, all = [] } of pools) {
    const lines = all.filter(isNew).map((text) => withReference(`${text}.`, name))
    const line = narrator.line(wording, lines)
    if (line) return [{ ...line, facts }]
  }
  return []
}

/** The elements of the two signs of the bond, if they are compatible. */
function elementsOf(
  { facts }: Reading,
  { you, partner }: SynastryAspectFact,
): ElementsOfBond | undefined {
  const [yours, theirs] = [facts.sign('you', you), facts.sign('partner', partner)]
  if (!yours || !theirs) return undefined
  const [one, other] = [elementOf(yours.sign), elementOf(theirs.sign)]
  if (one === other) return one
  const pair = new Set([one, other])
  if (pair.has('fire') && pair.has('air')) return 'fire air'
  return pair.has('earth') && pair.has('water') ? 'earth water' : undefined
}

/** "your Venus in Leo, theirs in Aries", or the contact if a sign is uncertain. */
function signsNamed({ facts }: Reading, bond: SynastryAspectFact) {
  const [you, partner] = [facts.sign('you', bond.you), facts.sign('partner', bond.partner)]
  if (!you || !partner) return { name: referenceIn('', bond), facts: [bond.id] }
  const theirs = you.point === partner.point ? 'theirs' : `their ${pointNames[partner.point]}`
  const again = you.point === partner.point && you.sign === partner.sign ? ' too' : ''
  const name = `your ${pointNames[you.point]} in ${you.sign}, ${theirs} in ${partner.sign}${again}`
  return { name, facts: [bond.id, you.id, partner.id] }
}

/** Describes what each person gains from the trait that annoys them in the other, by the sign of its planet. */
function writeGifts(reading: Reading): WordedSentence[] {
  const { detail, facts, gives, outline } = reading
  const { quarrel } = outline
  if (!quarrel || gives.length < 2) return []
  const placed = both.flatMap((whose) => facts.sign(whose, quarrel[whose]) ?? [])
  const [yours, theirs] = placed.flatMap((one) => writeWorth(reading, one) ?? [])
  if (!yours || !theirs) return gives
  return detail > 1 ? [yours, theirs, ...gives] : [yours, theirs]
}

function writeWorth(
  { narrator, gives }: Reading,
  { id, whose, point, sign }: OwnedPlacementFact,
): WordedSentence | undefined {
  const all = worth[point as keyof typeof worth]?.[sign] ?? []
  const line = narrator.line(
    `worth/${point}/${sign}`,
    all.map((says) => fillSide(says, whose)),
    (text) => !gives.some((one) => sharesPhrase(one.text, text)),
  )
  if (!line) return undefined
  const name = `${whose === 'you' ? 'your' : "{partner}'s"} ${pointNames[point]} in ${sign}`
  const isFronted =
    line.text.startsWith('You ') && narrator.random.pick('worth/form', [true, false])
  return {
    ...line,
    text: isFronted ? `With ${name}, ${lowered(line.text)}` : withReference(line.text, name),
    facts: [id],
  }
}
