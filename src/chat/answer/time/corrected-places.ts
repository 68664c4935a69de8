import { ordinalWords } from '#lore/names.ts'
import type { Assertion } from '../../question.ts'
import type { AnswerContext } from '../compose.ts'
import type { Line } from '../narrator.ts'
import { described, factsOf, houseOf, signOf, viewOf } from '../natal/chart-view.ts'
import { bareName } from '../natal/words.ts'

/** What the person believed of their chart and was corrected on, each place once. */
export function correctedPlaces(context: AnswerContext): Line[] {
  const claims = context.turns.flatMap(({ memory }) => memory?.claims ?? [])
  const lines = claims.flatMap((claim) => correctionOf(claim, context) ?? [])
  return [...new Map(lines.map((line) => [line.name, line])).values()]
}

function correctionOf(claim: Assertion, { sky }: AnswerContext): Line | undefined {
  if ((claim.of !== 'sign' && claim.of !== 'house') || claim.owner !== 'user') return undefined
  const view = viewOf(sky)
  const point = described(claim.point)
  const sign = signOf(view, point)
  const house = houseOf(view, point)
  const isWrong = claim.of === 'sign' ? sign !== claim.sign : house && house !== claim.house
  if (!sign || !isWrong) return undefined
  return {
    name: `list/corrected/${claim.of}/${point}`,
    lines:
      claim.of === 'sign'
        ? [
            'We also settled that your {name} is in {sign}, and not in {said}.',
            'No date, but worth keeping: your {name} is in {sign}, and not in {said}.',
          ]
        : [
            'We also settled that your {name} is in the {house} house, and not in the {said}.',
            'No date, but worth keeping: your {name} is in the {house} house, and not in the {said}.',
          ],
    words: {
      name: bareName(point),
      sign,
      house: house ? (ordinalWords[house] ?? '') : '',
      said: claim.of === 'sign' ? claim.sign : (ordinalWords[claim.house] ?? ''),
    },
    facts: factsOf(view, point),
    isNeeded: true,
  }
}
