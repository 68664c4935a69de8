import type { Kinship } from '#lore/corpus/relationship/scenes.ts'
import { pointNames } from '#lore/names.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import type { OwnedPlacementFact } from '#sky/synastry-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Said } from '../portrait/narrator.ts'
import type { ParagraphBuilder, Reading } from './paragraph.ts'
import { clauseOf, kinshipOf, theName } from './words.ts'

type Manners = Record<Sign, string[]>

/**
 * What the two do, each in the manner of a sign, and how the two manners go together. Whether both were told.
 */
export function tellSigns(
  { facts }: Reading,
  paragraph: ParagraphBuilder,
  point: AspectPoint,
  manners: Manners,
  turns?: Record<Kinship, string[]>,
): boolean {
  const [you, partner] = [facts.sign('you', point), facts.sign('partner', point)]
  if (!you || !partner) {
    const known = you ?? partner
    if (known) tellOne(paragraph, known, manners)
    return false
  }
  const kinship = kinshipOf(you.sign, partner.sign, facts.contact(point, point))
  const areTold =
    kinship === 'same'
      ? tellAlike(paragraph, [you, partner], manners)
      : tellOne(paragraph, you, manners) && tellOne(paragraph, partner, manners)
  if (areTold && turns)
    paragraph.say(`turn/${point}/${kinship}`, turns[kinship], [you.id, partner.id])
  return areTold
}

function tellAlike(
  paragraph: ParagraphBuilder,
  [you, partner]: [OwnedPlacementFact, OwnedPlacementFact],
  manners: Manners,
): boolean {
  const { point, sign } = you
  const lines = manners[sign].map(
    (clause) =>
      `{partner} has ${theName(point)} in ${sign}, as you do, and so you both ${clauseOf(clause, 'both')}.`,
  )
  return paragraph.say(`manner/${point}/${sign}`, lines, [you.id, partner.id])
}

/** The same clause in several forms, so that one of them fits. */
function tellOne(
  paragraph: ParagraphBuilder,
  { whose, point, sign, id }: OwnedPlacementFact,
  manners: Manners,
): boolean {
  const name = `manner/${point}/${sign}`
  const candidates = manners[sign].flatMap((clause, index) =>
    (whose === 'you' ? yourForms : theirForms)(point, sign, clause).map(
      (text): Said => ({ text, wording: `${name}/${index + 1}` }),
    ),
  )
  return paragraph.sayOneOf(name, candidates, [id])
}

function yourForms(point: AspectPoint, sign: Sign, clause: string): string[] {
  const name = pointNames[point]
  const says = clauseOf(clause, 'you')
  return [
    `Your ${name} is in ${sign}, so you ${says}.`,
    `You ${says} (your ${name} in ${sign}).`,
    `With your ${name} in ${sign}, you ${says}.`,
  ]
}

function theirForms(point: AspectPoint, sign: Sign, clause: string): string[] {
  const name = pointNames[point]
  return [
    `{partner}, with ${theName(point)} in ${sign}, ${clauseOf(clause, 'partner')}.`,
    `{partner}'s ${name} is in ${sign}, so they ${clauseOf(clause, 'they')}.`,
  ]
}
