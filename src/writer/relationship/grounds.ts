import { aspectQuality } from '#lore/aspect-quality.ts'
import {
  akin,
  akinInWork,
  alike,
  apart,
  helpful,
  helpfulInLove,
  helpfulInWork,
  oneKnot,
  onePlanet,
} from '#lore/corpus/relationship/grounds.ts'
import { stances } from '#lore/corpus/relationship/stances.ts'
import { aspectWords, pointNames } from '#lore/names.ts'
import { elementOf } from '#sky/balance.ts'
import type { OwnedPlacementFact, SynastryAspectFact } from '#sky/synastry-facts.ts'
import { signs } from '#sky/zodiac.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized, fillSlots, fillTemplate } from '../prose/template.ts'
import type { WordedSentence } from './narrator.ts'
import { both, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { clauseOf, theName } from './words.ts'

type Signs = Record<Whose, OwnedPlacementFact>

/** Explains the bond by the signs of its two planets; empty if a sign is uncertain or explains nothing. */
export function writeBondGround(reading: Reading, bond: SynastryAspectFact): WordedSentence[] {
  const placed = signsOf(reading, bond)
  if (!placed) return []
  const { you, partner } = placed
  const clauses = clausesFor(placed, bond)
  const yours = `Your ${pointNames[bond.you]}`
  const theirs = `{partner}'s ${pointNames[bond.partner]}`
  const aspect = aspectWords[bond.aspect]
  const print = (clause: string): string => {
    if (you.sign !== partner.sign)
      return `${yours} in ${you.sign} is ${aspect} ${theirs} in ${partner.sign}, ${bond.aspect === 'sextile' ? 'so' : 'and'} ${clause}.`
    return bond.you === bond.partner
      ? `Both of you have ${theName(bond.you)} in ${you.sign}, and ${clause.replace(/^you both /, 'you ')}.`
      : `${yours} is in ${you.sign} and so is ${theirs}, and ${clause}.`
  }
  const line = reading.narrator.line(`ground/${you.sign}~${partner.sign}`, clauses.map(print))
  return line ? [{ ...line, facts: [bond.id, you.id, partner.id] }] : []
}

function clausesFor({ you, partner }: Signs, { aspect }: SynastryAspectFact): readonly string[] {
  const points = [you.point, partner.point]
  const [yours, theirs] = [elementOf(you.sign), elementOf(partner.sign)]
  if (aspect === 'conjunction') return you.sign === partner.sign ? alike[you.sign] : []
  if (aspect === 'trine') {
    if (yours !== theirs) return []
    const isOfWork =
      points.some((one) => one === 'mars' || one === 'saturn') &&
      !points.some((one) => one === 'venus' || one === 'moon')
    return (isOfWork ? akinInWork : akin)[yours]
  }
  const isFirst = yours === 'fire' || yours === 'earth'
  const key = isFirst ? `${yours} ${theirs}` : `${theirs} ${yours}`
  if (aspect !== 'sextile' || (key !== 'fire air' && key !== 'earth water')) return []
  const isOfSaturn = you.point !== partner.point && points.includes('saturn')
  if (isOfSaturn) return filled(helpfulInWork, partner.point === 'saturn' ? youAndThey : theyAndYou)
  const isOfLove = points.includes('venus') || points.includes('moon')
  const clauses = isOfLove && key === 'fire air' ? helpfulInLove : helpful[key]
  return filled(clauses, isFirst ? youAndThey : theyAndYou)
}

function filled(clauses: readonly string[], words: Record<string, string>): string[] {
  return clauses.map((clause) => fillLowered(clause, words))
}

/** Explains the quarrel by the signs of its two planets. */
export function writeQuarrelGround(
  { facts, narrator }: Reading,
  quarrel: SynastryAspectFact,
): WordedSentence[] {
  const placed = signsOf({ facts }, quarrel)
  if (!placed) return []
  const { you, partner } = placed
  if (you.point !== partner.point) return writeStances(narrator, placed)
  const isFirst = signs.indexOf(you.sign) < signs.indexOf(partner.sign)
  const [one, other] = isFirst ? [you.sign, partner.sign] : [partner.sign, you.sign]
  const lines = (apart[`${one} ${other}`] ?? []).map((says) =>
    fillTemplate(says, isFirst ? youAndThey : theyAndYou),
  )
  const yours = `your ${pointNames[quarrel.you]} in ${you.sign}`
  const theirs = `{partner}'s in ${partner.sign}`
  const line = narrator.line(
    `ground/${you.sign}~${partner.sign}`,
    lines.map((says) => `With ${yours} and ${theirs}, ${lowered(says)}`),
  )
  return line ? [{ ...line, facts: [you.id, partner.id] }] : []
}

/** Describes how each person goes into it, by planet and sign: signs alone compare only like planets. */
function writeStances(narrator: Reading['narrator'], { you, partner }: Signs): WordedSentence[] {
  const [yours, theirs] = [you, partner].map(
    ({ point, sign }) => stances[point as keyof typeof stances]?.[sign],
  )
  if (!yours || !theirs) return []
  const isOfPlanets = !`${yours}${theirs}`.includes('{')
  const [mine, other] = [`your ${pointNames[you.point]}`, theName(partner.point)]
  const [says, saysOther] = [clauseOf(yours, 'you'), clauseOf(theirs, 'partner')]
  const print = narrator.random.pick('stance/form', [
    `With ${mine} in ${you.sign}, you ${says}, and {partner}, with ${other} in ${partner.sign}, ${saysOther}.`,
    `{partner} has ${other} in ${partner.sign} and ${saysOther}, where you, with ${mine} in ${you.sign}, ${says}.`,
    ...(isOfPlanets
      ? [
          `It's the difference between ${mine} in ${you.sign}, which ${clauseOf(yours, 'partner')}, and {partner}'s ${pointNames[partner.point]} in ${partner.sign}, which ${clauseOf(theirs, 'partner')}.`,
        ]
      : []),
    `${capitalized(mine)} is in ${you.sign}, so you ${says}. {partner}, with ${other} in ${partner.sign}, ${saysOther}.`,
  ])
  const line = narrator.line(`stance/${you.point}/${you.sign}~${partner.point}/${partner.sign}`, [
    print,
  ])
  return line ? [{ ...line, facts: [you.id, partner.id] }] : []
}

/** Points out that the bond and the quarrel share a planet, or a pair of aspected planets, in one of the charts. */
export function writeOneSource(
  reading: Reading,
  bond: SynastryAspectFact,
  quarrel: SynastryAspectFact,
): WordedSentence[] {
  for (const source of [onePlanetIn, oneKnotIn])
    for (const whose of both) {
      const found = source(reading, { whose, bond, quarrel })
      const line = found && reading.narrator.line(`source/${found.name}`, found.lines)
      if (line) return [{ ...line, facts: found.facts }]
    }
  return []
}

interface Ends {
  whose: Whose
  bond: SynastryAspectFact
  quarrel: SynastryAspectFact
}

interface Source {
  name: string
  lines: readonly string[]
  facts: string[]
}

function onePlanetIn(_: Reading, { whose, bond, quarrel }: Ends): Source | undefined {
  const point = bond[whose]
  const clauses = onePlanet[point as keyof typeof onePlanet]
  const other = whose === 'you' ? 'partner' : 'you'
  // If the other person's planet is the same, it is unclear whose is meant.
  const isOfBoth = bond[other] === point || quarrel[other] === point
  if (point !== quarrel[whose] || !clauses || isOfBoth) return undefined
  return {
    name: `planet/${whose}/${point}`,
    lines: clauses.map(
      (clause) =>
        `${ownerOf(whose)} ${pointNames[point]} has a part in both, and ${says(clause, whose)}.`,
    ),
    facts: [bond.id, quarrel.id],
  }
}

function oneKnotIn({ facts }: Reading, { whose, bond, quarrel }: Ends): Source | undefined {
  const [one, other] = [bond[whose], quarrel[whose]]
  const knot = facts.ownAspect(whose, one, other)
  if (!knot) return undefined
  const quality = aspectQuality(knot.aspect)
  // A conjunction neither helps nor hinders by itself.
  if (quality === 'joined') return undefined
  const clauses = oneKnot[quality === 'tense' ? 'hard' : 'easy']
  const their = theirOf(whose)
  return {
    name: `knot/${whose}/${quality}`,
    lines: clauses.map(
      (clause) =>
        `${ownerOf(whose)} own ${pointNames[one]} is ${aspectWords[knot.aspect]} ${their} ${pointNames[other]}, so ${says(clause, whose)}.`,
    ),
    facts: [knot.id],
  }
}

function signsOf(
  { facts }: Pick<Reading, 'facts'>,
  contact: SynastryAspectFact,
): Signs | undefined {
  const [you, partner] = [facts.sign('you', contact.you), facts.sign('partner', contact.partner)]
  return you && partner && { you, partner }
}

const youAndThey = { a: 'you', b: 'they' }
const theyAndYou = { a: 'they', b: 'you' }

function fillLowered(clause: string, words: Record<string, string>): string {
  return lowered(fillTemplate(clause, words))
}

const ownerOf = (whose: Whose) => (whose === 'you' ? 'Your' : "{partner}'s")
const theirOf = (whose: Whose) => (whose === 'you' ? 'your' : 'their')

function says(clause: string, whose: Whose): string {
  const text = clauseOf(clause, whose === 'you' ? 'you' : 'they')
  return fillSlots(text, { other: whose === 'you' ? '{partner}' : 'you' })
}
