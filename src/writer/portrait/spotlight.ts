import type { Trait } from '#lore/character.ts'
import { bondEffects } from '#lore/corpus/highlights/bonds.ts'
import { signCrowd } from '#lore/corpus/highlights/crowds.ts'
import { traitWords } from '#lore/corpus/highlights/hinges.ts'
import {
  apexEnds,
  crowdInHouse,
  crowdOfNeither,
  crowdOfSide,
  inLoveAndWar,
  loudestBond,
  sideAlone,
  sideNames,
  sideOnAngle,
  sideRulesOther,
  tSquareOfSides,
  whereCrowded,
} from '#lore/corpus/highlights/spotlights.ts'
import type { House } from '#lore/house.ts'
import { aspectWords, pointNames } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import { fillTemplate } from '../prose/template.ts'
import { type ArguedFrame, arguedFrame, factsOfSides, isOfSide, sidesNamed } from './argued.ts'
import { your } from './fact-sentences.ts'
import { crowdWords, listOf } from './highlight-units.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { clearStanceOf } from './stance.ts'
import { type Highlight, pairName } from './thoughts.ts'

/** Writes the last sentence of an opening: how the most prominent fact of the chart, or love and anger, affects the argument. */
export function narrateSpotlight(text: Text, paragraph: ParagraphBuilder): void {
  const frame = arguedFrame(text)
  if (!frame || paragraph.isEmpty) return
  const highlights = text.plan.sections.flatMap(({ thoughts }) =>
    thoughts.flatMap((one) => (one.kind === 'highlight' ? [one.highlight] : [])),
  )
  const ranked = highlights.toSorted((one, other) => rankOf(one) - rankOf(other))
  for (const highlight of ranked)
    if (narrateHighlight(text, paragraph, { frame, highlight })) return
  if (narrateRuleOfOther(text, paragraph, frame)) return
  narrateLoveAndWar(text, paragraph, frame)
}

/** Ranks configurations of several planets before single ones. */
const ranks: Record<Highlight['kind'], number> = {
  bond: 0,
  't-square': 1,
  cluster: 2,
  unaspected: 3,
  angle: 4,
  'grand-trine': 5,
  reception: 5,
}
const rankOf = ({ kind }: Highlight) => ranks[kind]

interface Spotlight {
  frame: ArguedFrame
  highlight: Highlight
}

function narrateHighlight(
  text: Text,
  paragraph: ParagraphBuilder,
  { frame, highlight }: Spotlight,
): boolean {
  const named = sidesNamed(frame)
  const facts = [highlight.fact.id, ...factsOfSides(frame)]
  switch (highlight.kind) {
    case 'bond': {
      const { a, b, aspect } = highlight.fact
      const figure = `${your(a)} ${aspectWords[aspect]} ${your(b)}`
      const does = bondEffects[pairName(highlight.fact)]
      const lines = loudestBond.map((line) => fillTemplate(line, { figure, does }))
      return paragraph.say(`spotlight/bond/${pairName(highlight.fact)}`, lines, { facts })
    }
    case 't-square': {
      const { apex, planets } = highlight.fact
      const isOfBoth = frame.sides.every(({ points }) =>
        points.some((point) => planets.includes(point as Planet)),
      )
      if (!apex || !isOfBoth) return false
      const figure = `a T-square of ${listOf(planets)}`
      const lines = apexEnds[apex].flatMap((ends) =>
        tSquareOfSides.map((line) => fillTemplate(line, { figure, ends })),
      )
      return paragraph.say(`spotlight/t-square/${apex}`, lines, { facts })
    }
    case 'cluster':
      return narrateCrowd(text, paragraph, { frame, highlight })
    case 'angle': {
      const side = frame.sides.findIndex(({ points }) => points.includes(highlight.planet))
      // In the twelfth house even a planet beside the Ascendant keeps out of sight.
      const isHidden =
        highlight.at === 'asc' && text.spine.planets.get(highlight.planet)?.house === 12
      if (side < 0 || isHidden) return false
      const lines = sideOnAngle[highlight.at]
      const slots = { side: named[side] ?? '' }
      return paragraph.say(`spotlight/${highlight.at}`, lines, { facts, slots })
    }
    case 'unaspected': {
      const side = frame.sides.findIndex(({ points }) => points.includes(highlight.planet))
      if (side < 0) return false
      return paragraph.say('spotlight/alone', sideAlone, {
        facts,
        slots: { side: named[side] ?? '' },
      })
    }
    default:
      return false
  }
}

function narrateCrowd(
  { sentences }: Text,
  paragraph: ParagraphBuilder,
  { frame, highlight }: Spotlight,
): boolean {
  if (highlight.kind !== 'cluster') return false
  const { sign, house, planets, id } = highlight.fact
  const facts = [id, ...factsOfSides(frame)]
  if (house !== undefined) {
    const crowd = crowdWords({ house, planets }).replace(/\w+ house/, sentences.house(house))
    const lines = whereCrowded[house as House].flatMap((where) =>
      crowdInHouse.map((line) => fillTemplate(line, { crowd, where })),
    )
    const isSaid = paragraph.say(`spotlight/house/${house}`, lines, { facts })
    if (!isSaid) sentences.takeBack(house)
    return isSaid
  }
  const side = sign ? frame.signs.indexOf(sign) : -1
  const crowd = crowdWords({ sign, planets })
  if (side < 0) {
    const trait = sign && signCrowd[sign].traits?.find((one) => isPlainWord(one))
    if (!trait) return false
    const slots = { crowd, trait: traitWords[trait] ?? trait }
    return paragraph.say(`spotlight/crowd/${sign}`, crowdOfNeither, { facts, slots })
  }
  return paragraph.say('spotlight/crowd-of-side', crowdOfSide, {
    facts,
    slots: { crowd, winner: sideNames[frame.contrast][side] ?? '' },
  })
}

/** "Open" and "yielding" say little without an example. */
function isPlainWord(trait: Trait): boolean {
  return trait !== 'open' && trait !== 'yielding'
}

/** One of the two sides stands in a sign that the planet of the other one rules. */
function narrateRuleOfOther(
  { spine }: Text,
  paragraph: ParagraphBuilder,
  frame: ArguedFrame,
): boolean {
  const named = sidesNamed(frame)
  const points = frame.sides.map((side) => side.points[0])
  for (const [side, point] of points.entries()) {
    const host = points[1 - side]
    const fact = spine.facts.find(
      (one) => one.kind === 'dispositor' && one.of === point && one.body === host,
    )
    if (!fact) continue
    const slots = { side: named[1 - side] ?? '', other: pointNames[point as Planet] }
    const facts = [fact.id, ...factsOfSides(frame)]
    return paragraph.say('spotlight/rules', sideRulesOther, { facts, slots })
  }
  return false
}

function narrateLoveAndWar(
  { spine, named }: Text,
  paragraph: ParagraphBuilder,
  frame: ArguedFrame,
): void {
  if (isOfSide(frame, 'venus') || isOfSide(frame, 'mars')) return
  const [venus, mars] = (['venus', 'mars'] as const).map((planet) => {
    const sign = spine.planets.get(planet)?.sign
    if (!sign) return undefined
    const found = clearStanceOf(sign, frame.signs)
    return found?.stance === 'one' ? { sign, ally: found.ally } : undefined
  })
  if (!venus || !mars) return
  const sides = sidesNamed(frame)
  const kind = venus.ally === mars.ally ? 'same' : 'different'
  const slots = {
    ally: sides[venus.ally],
    lover: sides[venus.ally],
    fighter: sides[mars.ally],
    venus: venus.sign,
    mars: mars.sign,
  }
  const facts = ['placement:venus', 'placement:mars', ...factsOfSides(frame)]
  if (paragraph.say(`spotlight/${kind}`, inLoveAndWar[kind], { facts, slots }))
    named.add('love and war')
}
