import { rulershipClauses } from '#lore/corpus/weeks/rulerships.ts'
import { whatAspectsAdd } from '#lore/corpus/weeks/what-aspects-add.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import { capitalized } from '../prose/template.ts'
import { houseGlosses } from './house-glosses.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { type ClosestAspect, housePlaceOf, type PointContext, pointContext } from './points.ts'
import type { Tone } from './tone.ts'

/** An aspect this close is exact for the eye. */
const EXACT_DEGREES = 0.5
/** By how much closer an aspect counts to a point that the week touches, too. */
const CLOSER_DEGREES = 1.5

interface Bond {
  /** The tone of the contact that the week is about. */
  tone: Tone
  /** The points that the moments of the week touch. */
  touched: readonly NatalPoint[]
  /** The houses that the moments of the week touch. */
  houses: readonly number[]
  /** Whether there is room for an aspect that is not close. */
  isLong: boolean
}

/** Up to this orb, an aspect is relevant to any question about either planet. */
const CLOSE_DEGREES = 1
/** Up to it, one does with room for it. */
const NEAR_DEGREES = 3

/** The tie of the point of a week that affects the question: by an aspect that goes the same way and is close, or whose other point the week touches; else, with room for it, by a house of the week that it rules. */
export function narrateBond(
  narration: Narration,
  context: PointContext,
  { tone, touched, houses, isLong }: Bond,
): Draft | undefined {
  const farOf = ({ aspect }: Tie) =>
    aspect.orbDegrees - (touched.includes(aspect.other) ? CLOSER_DEGREES : 0)
  const acts = ({ aspect }: Tie) =>
    !isUnlike(aspect, tone) &&
    (touched.includes(aspect.other) || aspect.orbDegrees <= (isLong ? NEAR_DEGREES : CLOSE_DEGREES))
  const ties = tiesOf(narration, context).filter(acts)
  const [closest] = ties.toSorted((one, other) => farOf(one) - farOf(other))
  return (
    (closest && narrateTie(narration, closest)) ??
    (isLong ? narrateRulership(narration, context, houses) : undefined)
  )
}

interface Tie {
  of: PointContext
  aspect: ClosestAspect
}

/** Its close aspects; a Midheaven has those of its ruler, too, whose place says what it does. */
function tiesOf({ reader }: Narration, context: PointContext): Tie[] {
  const ruler =
    context.point === 'mc' &&
    [...reader.ofKind('traditional-ruler'), ...reader.ofKind('ruler')].find(
      ({ angle }) => angle === 'mc',
    )
  const contexts = [context, ...(ruler ? [pointContext(reader, ruler.body)] : [])]
  return contexts.flatMap((of) => of.company.map((aspect) => ({ of, aspect })))
}

const isUnlike = ({ quality }: ClosestAspect, tone: Tone) =>
  quality === (tone === 'eases' ? 'tense' : 'harmonious')

/** "Because your Sun is square your Saturn in the sixth house, you tend to expect a no before you've asked." */
function narrateTie(
  { reader, narrator }: Narration,
  { of: { name }, aspect }: Tie,
): Draft | undefined {
  const { other, quality, phrase, facts, name: pair, orbDegrees } = aspect
  const where = housePlaceOf(pointContext(reader, other))
  const pool = { name: `${pair}adds/${quality}`, lines: whatAspectsAdd[other][quality] }
  const close = orbDegrees <= EXACT_DEGREES ? ' almost exactly' : ''
  const tie = `your ${name} is${close} ${phrase}${where ? ` ${where.text}` : ''}`
  const because = (says: string) => `Because ${tie}, ${says}.`
  const apart = (says: string) =>
    / and /.test(says) ? undefined : `${capitalized(tie)}, and ${says}.`
  const ways = narrator.random.shuffle(`bond ${pair}`, [because, apart])
  return narrator.lineInOneWay([pool], ways, [...facts, ...(where?.facts ?? [])])
}

/** "Your Venus also rules your sixth house, daily work and health, and …": first the angle that it rules. */
function narrateRulership(
  { reader, narrator }: Narration,
  { point, name, house: own }: PointContext,
  touched: readonly number[],
): Draft | undefined {
  const cusps = reader
    .ofKind('cusp')
    .filter(
      ({ sign, house }) =>
        traditionalRulers[sign] === point && house !== own && touched.includes(house),
    )
    .toSorted((one, other) => Number(isAngular(other)) - Number(isAngular(one)))
  if (narrator.hasUsed('rulership/')) return undefined
  for (const { id, house: number } of cusps) {
    const house = number as House
    const place = `your ${ordinalWords[house]} house, ${houseGlosses[house]}`
    const pool = { name: `rulership/${house}`, lines: rulershipClauses[house] }
    const print = (says: string) => `Your ${name} also rules ${place}, and ${says}.`
    const draft = narrator.line([pool], { facts: [id], print })
    if (draft) return draft
  }
  return undefined
}

const isAngular = ({ house }: { house: number }) => house === 1 || house === 10
