import { rulershipClauses } from '#lore/corpus/weeks/rulerships.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import { FELT_DEGREES } from './company.ts'
import { houseGlosses } from './house-glosses.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import type { ClosestAspect, PointContext } from './points.ts'
import { narrateClosest } from './sentences.ts'
import type { Tone } from './tone.ts'

interface Bond {
  /** The tone of the contact beside it. */
  tone: Tone | undefined
  /** The points that the moments of the week touch. */
  touched: readonly NatalPoint[]
  /** The houses that the moments of the week touch. */
  houses: readonly number[]
}

/** What the point of a week is tied to: by a close aspect, first with a point that the week touches too, or by a house of the week that it rules. */
export function narrateBond(
  narration: Narration,
  context: PointContext,
  { tone, touched, houses }: Bond,
): Draft | undefined {
  const isTouched = ({ name }: { name: string }) =>
    touched.some((point) => point !== context.point && name.includes(point))
  // Beside a place, only a bond that the week comes back to, one that is always felt, or the trouble behind a hard question.
  const leads = (one: ClosestAspect) =>
    !tone ||
    isTouched(one) ||
    one.orbDegrees <= FELT_DEGREES ||
    (tone === 'presses' && one.quality === 'tense')
  const company = context.company
    .filter(leads)
    .toSorted((one, other) => Number(isTouched(other)) - Number(isTouched(one)))
  return (
    narrateClosest(narration, { ...context, company }, tone) ??
    narrateRulership(narration, context, houses)
  )
}

/** "Your Venus also rules your sixth house, daily work and health, so …": first the angle that it rules. */
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
    const print = (says: string) => `Your ${name} also rules ${place}, so ${says}.`
    const draft = narrator.line([pool], { facts: [id], print })
    if (draft) return draft
  }
  return undefined
}

const isAngular = ({ house }: { house: number }) => house === 1 || house === 10
