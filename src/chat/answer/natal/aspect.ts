import { aspectMeanings } from '#lore/corpus/chat/natal-points.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectName } from '#sky/chart.ts'
import type { AspectFact } from '#sky/facts.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import type { Line, Narrator } from '../narrator.ts'
import {
  aspectBetween,
  aspectsOf,
  type ChartView,
  factsOf,
  placeFact,
  viewOf,
} from './chart-view.ts'
import { aspectLine, houseLine, saysOf, signLine, testFor, unsaid } from './lines.ts'
import { ifShort, paragraph } from './paragraph.ts'
import { describedLine, taskLine, withoutTime } from './point-answer.ts'
import { togetherOn } from './together.ts'
import { bareName, closeness, nameOf, relations, yours } from './words.ts'

/** An aspect of two points, or the aspects of one. */
export const aspect: Compose<'aspect'> = ({ a, b, aspect: name, owner }, context) => {
  if (owner === 'partner') return togetherOn(a, context)
  const view = viewOf(context.sky)
  const missing = [a, b].find((point) => point && !placeFact(view, point))
  if (missing) return withoutTime(context.narrator, missing)
  if (!b) return aspectsOfOne(a, name, view, context)
  const fact = aspectBetween(view, a, b)
  return fact ? oneAspect(fact, name, view, context) : noAspect(a, b, view, context)
}

function oneAspect(
  fact: AspectFact,
  asked: AspectName | undefined,
  view: ChartView,
  { narrator }: AnswerContext,
): Reply {
  const block = paragraph(
    narrator,
    () => namedAspect(fact, asked, view),
    () => feeling(narrator, view, fact),
    () => signLine(narrator, view, fact.a),
    () => houseLine(narrator, view, fact.b),
    ifShort(narrator, 90, () => meaningOfAspect(narrator, fact.aspect)),
    ifShort(narrator, 120, () => testFor(narrator, fact)),
  )
  return { blocks: [block], suggestions: [`And my ${bareName(fact.b)}?`, 'Why?'] }
}

const names: Record<AspectName, string> = {
  conjunction: 'a conjunction',
  opposition: 'an opposition',
  square: 'a square',
  trine: 'a trine',
  sextile: 'a sextile',
}

/** "Yes, your Venus and your Saturn make a trine, about two degrees from exact." */
function namedAspect(fact: AspectFact, asked: AspectName | undefined, view: ChartView): Line {
  const start = !asked || asked === fact.aspect ? 'Yes, ' : 'No, '
  return {
    name: `aspect/named/${fact.id}`,
    lines: [
      `${start}your {a} and your {b} make {name}, {closeness}.`,
      `${start}there is {name} between your {a} and your {b}, {closeness}.`,
    ],
    words: {
      a: bareName(fact.a),
      b: bareName(fact.b),
      name: names[fact.aspect],
      closeness: closeness(fact),
    },
    facts: [fact, ...factsOf(view, fact.a), ...factsOf(view, fact.b)],
    isNeeded: true,
  }
}

function feeling(narrator: Narrator, view: ChartView, fact: AspectFact): Line | undefined {
  const says = unsaid(narrator, saysOf(view, fact))
  if (says.length === 0) return undefined
  return {
    name: `aspect/feels/${fact.id}`,
    lines: [
      'In practice, {says}.',
      'What you notice of it is that {says}.',
      'In your life it means that {says}.',
    ],
    words: { says },
    facts: [fact],
  }
}

export function meaningOfAspect(narrator: Narrator, name: AspectName): Line | undefined {
  const lines = unsaid(narrator, aspectMeanings[name])
  return lines.length > 0 ? { name: `aspect/meaning/${name}`, lines, facts: [] } : undefined
}

function noAspect(
  a: AspectPoint,
  b: AspectPoint,
  view: ChartView,
  { narrator }: AnswerContext,
): Reply {
  const close = [a, b].map((point) => aspectsOf(view, point)[0])
  const block = paragraph(
    narrator,
    () => ({
      name: 'aspect/none',
      lines: [
        'No, your {a} and your {b} have nothing to do with each other in your chart, so each goes its own way.',
        'No, those two leave each other alone, and your {a} and your {b} are at no angle that counts.',
      ],
      words: { a: bareName(a), b: bareName(b) },
      facts: [...factsOf(view, a), ...factsOf(view, b)],
      isNeeded: true,
    }),
    () => close[0] && aspectLine(narrator, view, close[0], { from: a }),
    () => close[1] && aspectLine(narrator, view, close[1], { from: b }),
    ifShort(narrator, 45, () => signLine(narrator, view, a)),
    ifShort(narrator, 90, () => signLine(narrator, view, b)),
  )
  return { blocks: [block], suggestions: [`What does my ${bareName(a)} do?`] }
}

function aspectsOfOne(
  a: AspectPoint,
  name: AspectName | undefined,
  view: ChartView,
  { narrator }: AnswerContext,
): Reply {
  const found = aspectsOf(view, a).filter((fact) => !name || fact.aspect === name)
  const [first, second, ...rest] = found
  if (!first) return noAspects(a, view, narrator)
  const block = paragraph(
    narrator,
    () => countLine(a, found, name, view),
    () =>
      name ? partLine(a, first, narrator, view) : aspectLine(narrator, view, first, { from: a }),
    () => second && partLine(a, second, narrator, view),
    ifShort(narrator, 80, () => rest[0] && partLine(a, rest[0], narrator, view)),
    ifShort(narrator, 50, () => signLine(narrator, view, a)),
    ifShort(narrator, 50, () => houseLine(narrator, view, a)),
    ifShort(narrator, 110, () => testFor(narrator, first)),
  )
  return {
    blocks: [block],
    suggestions: [`And my ${bareName(first.a === a ? first.b : first.a)}?`],
  }
}

/** What one of several aspects is like. */
function partLine(
  a: AspectPoint,
  fact: AspectFact,
  narrator: Narrator,
  view: ChartView,
): Line | undefined {
  const other = fact.a === a ? fact.b : fact.a
  const says = unsaid(narrator, saysOf(view, fact))
  if (says.length === 0) return undefined
  return {
    name: `aspects/part/${fact.id}`,
    lines: [
      'With {other} in it, {says}.',
      'The part with {other} means that {says}.',
      'Where {other} comes in, {says}.',
    ],
    words: { other: nameOf(other), says },
    facts: [fact, ...factsOf(view, other)],
  }
}

/** "Your Moon is tied to your Mars, Venus, and Saturn, the closest first." */
function countLine(
  a: AspectPoint,
  found: readonly AspectFact[],
  name: AspectName | undefined,
  view: ChartView,
): Line {
  const others = found.slice(0, 5).map((fact) => (fact.a === a ? fact.b : fact.a))
  const order = others.length > 1 ? ', the closest first' : ''
  return {
    name: `aspects/${a}`,
    lines: name
      ? relations[name].map((relation) => `Your {a} ${relation} {others}${order}.`)
      : [`Your {a} is tied to {others}${order}.`, `Your {a} has ties to {others}${order}.`],
    words: { a: bareName(a), others: yours(others) },
    facts: [...found, ...[a, ...others].flatMap((point) => factsOf(view, point))],
    isNeeded: true,
  }
}

function noAspects(a: AspectPoint, view: ChartView, narrator: Narrator): Reply {
  const block = paragraph(
    narrator,
    () => ({
      name: 'aspects/none',
      lines: [
        "Nothing in your chart stands at an angle to {name} that I'd count, so it works by itself, which makes it either quiet or very pure.",
      ],
      words: { name: nameOf(a).replace('the ', 'your ') },
      facts: factsOf(view, a),
      isNeeded: true,
    }),
    () => signLine(narrator, view, a),
    () => houseLine(narrator, view, a),
    () => taskLine(narrator, a),
    ifShort(narrator, 60, () => describedLine(narrator, view, a)),
  )
  return { blocks: [block] }
}
