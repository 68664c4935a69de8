import { aspectQuality } from '#lore/aspect-quality.ts'
import { ascendantPairs, midheavenPairs } from '#lore/corpus/chat/natal-angle-pairs.ts'
import { houseWords } from '#lore/corpus/chat/natal-houses.ts'
import { inHouse } from '#lore/corpus/chat/natal-in-house.ts'
import {
  ascendantInSign,
  type InSign,
  jupiterInSign,
  marsInSign,
  mercuryInSign,
  midheavenInSign,
  moonInSign,
  saturnInSign,
  sunInSign,
  venusInSign,
} from '#lore/corpus/chat/natal-in-sign.ts'
import { type PairWords, pairWords } from '#lore/corpus/chat/natal-pairs.ts'
import { retrogradeWords } from '#lore/corpus/chat/natal-points.ts'
import { isGenerational, type Planet } from '#sky/bodies.ts'
import type { AspectFact } from '#sky/facts.ts'
import { signsRuledBy } from '#sky/rulers.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { QuestionOf } from '../../question.ts'
import type { Line, Narrator } from '../narrator.ts'
import {
  aspectsOf,
  type ChartView,
  type DescribedPoint,
  factsOf,
  hostOf,
  houseOf,
  isAngle,
  isPlanet,
  placeFact,
  signOf,
} from './chart-view.ts'
import { bareName, closeness, degreeOf, nameOf, relations } from './words.ts'

const inSign: Partial<Record<DescribedPoint, Record<Sign, InSign>>> = {
  sun: sunInSign,
  moon: moonInSign,
  mercury: mercuryInSign,
  venus: venusInSign,
  mars: marsInSign,
  jupiter: jupiterInSign,
  saturn: saturnInSign,
  asc: ascendantInSign,
  mc: midheavenInSign,
}

/** Lines on what a point in a sign does; none for slow planets, whose sign a generation shares. */
export function signWordsOf(point: DescribedPoint, sign: Sign): InSign | undefined {
  return inSign[point]?.[sign]
}

/** The lines that are new to the conversation. */
export function unsaid(narrator: Narrator, options: readonly string[]): string[] {
  return options.filter((option) => !narrator.hasSaid(option) && !narrator.hasSaid(raised(option)))
}

/** Another "so" would be one too many. */
function hasConsequence(text: string): boolean {
  return /\bso\b|:/.test(text)
}

function raised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "You calm down by talking." */
export function signLine(
  narrator: Narrator,
  view: ChartView,
  point: DescribedPoint,
): Line | undefined {
  const sign = signOf(view, point)
  const words = sign && signWordsOf(point, sign)
  const does = words ? unsaid(narrator, words.does) : []
  if (!sign || does.length === 0) return undefined
  return {
    name: `sign/${point}/${sign}`,
    lines: does.map((each) => `${raised(each)}.`),
    facts: factsOf(view, point),
  }
}

/** "With the Moon in the sixth house, your mood and your routine are tied together." */
export function houseLine(
  narrator: Narrator,
  view: ChartView,
  point: DescribedPoint,
  /** The answer has just named the house. */
  isNamed = false,
): Line | undefined {
  const house = houseOf(view, point)
  if (!house || isAngle(point)) return undefined
  const says = unsaid(narrator, inHouse[point][house])
  return {
    name: `house/${point}/${house}`,
    lines: says.map((does) =>
      isNamed ? `${raised(does)}.` : `With {name} in the {house}, ${does}.`,
    ),
    words: { name: nameOf(point), house: bareHouse(narrator, house) },
    facts: factsOf(view, point),
  }
}

/** "sixth house", or "sixth house, daily work and health" where the conversation has not had it. */
export function bareHouse(narrator: Narrator, house: number): string {
  return narrator.glosses.house(house)
}

/** What two points of a chart do to each other. */
export function pairWordsOf({ a, b, aspect }: AspectFact): PairWords | undefined {
  const quality = aspectQuality(aspect)
  if (isAngle(b)) {
    const pairs = b === 'asc' ? ascendantPairs : midheavenPairs
    return isPlanet(a) ? pairs[a][quality] : undefined
  }
  return pairWords[`${a}~${b}`]?.[quality]
}

/** The wordings that fit the houses of a chart, with the place filled in. */
export function saysOf(view: ChartView, fact: AspectFact): string[] {
  const house = houseOf(view, fact.a)
  return (pairWordsOf(fact)?.says ?? []).flatMap((text) => {
    if (!text.includes('{a}')) return [text]
    return house ? [text.replace('{a}', houseWords[house].place)] : []
  })
}

interface AspectLineOptions {
  /** The point that the answer is about; named first. */
  from?: DescribedPoint
  isNeeded?: boolean
}

const CLOSE_DEGREES = 3

/** "Your Moon is square your Mars, about a degree from exact, so …" */
export function aspectLine(
  narrator: Narrator,
  view: ChartView,
  fact: AspectFact,
  { from = fact.a, isNeeded = false }: AspectLineOptions = {},
): Line | undefined {
  const other = from === fact.a ? fact.b : fact.a
  const says = unsaid(narrator, saysOf(view, fact))
  if (says.length === 0) return undefined
  const house = houseOf(view, other)
  const isElsewhere = house !== undefined && house !== houseOf(view, from)
  const place = isElsewhere ? ' in your {house}' : ''
  const measure = fact.orbDegrees < CLOSE_DEGREES ? `, ${closeness(fact)}` : ''
  const start = 'Your {from} {relation} your {other}'
  return {
    name: `aspect/${fact.id}`,
    lines: says.flatMap((each) => [
      `${start}${measure}. ${raised(each)}.`,
      ...(measure ? [] : [`${start}${place}. ${raised(each)}.`]),
      ...(hasConsequence(each)
        ? []
        : [
            `${start}${place}, so ${each}.`,
            `Because your {from} {relation} your {other}${place}, ${each}.`,
          ]),
    ]),
    words: {
      from: bareName(from),
      other: bareName(other),
      relation: [...relations[fact.aspect]],
      ...(isElsewhere && { house: bareHouse(narrator, house) }),
    },
    facts: [fact, ...factsOf(view, from), ...factsOf(view, other)],
    isNeeded,
  }
}

/** The closest aspect of a point that has something new to say. */
export function closestAspect(
  narrator: Narrator,
  view: ChartView,
  point: DescribedPoint,
  skip: readonly AspectFact[] = [],
): AspectFact | undefined {
  return aspectsOf(view, point).find(
    (fact) =>
      !skip.includes(fact) &&
      fact.orbDegrees <= 6 &&
      !isOfGeneration(fact) &&
      unsaid(narrator, saysOf(view, fact)).length > 0,
  )
}

/** Shared by everyone of about the same age. */
function isOfGeneration({ a, b }: AspectFact): boolean {
  return isGenerational(a) && isGenerational(b)
}

/** "Venus rules Libra, and it's in Leo, in the first house, so …" */
export function hostLine(
  narrator: Narrator,
  view: ChartView,
  point: DescribedPoint,
): Line | undefined {
  const host = hostOf(view, point)
  const sign = signOf(view, point)
  return host && sign ? rulerPlace(narrator, view, host, `{Ruler} rules ${sign}`) : undefined
}

/**
 * The placement of a ruler and what it does there, after a clause on what it rules.
 *
 * @param start "{Ruler} rules Gemini"
 */
export function rulerPlace(
  narrator: Narrator,
  view: ChartView,
  ruler: Planet,
  start: string,
  { facts = [], isNeeded = false }: Pick<Partial<Line>, 'facts' | 'isNeeded'> = {},
): Line | undefined {
  const sign = signOf(view, ruler)
  if (!sign) return undefined
  const house = houseOf(view, ruler)
  const does = unsaid(
    narrator,
    house ? inHouse[ruler][house] : (signWordsOf(ruler, sign)?.does ?? []),
  )
  const opening = start.replace('{Ruler}', raised(nameOf(ruler)))
  const place = house ? `in ${sign}, in the ${bareHouse(narrator, house)}` : `in ${sign}`
  const isGlossed = house !== undefined && bareHouse(narrator, house).includes(',')
  const isAt = `${opening}, and it's ${place}`
  if (does.length === 0 && !isNeeded) return undefined
  return {
    name: `ruler/${ruler}/${start}`,
    lines:
      does.length > 0
        ? does.flatMap((each) => [
            `${isAt}. ${raised(each)}.`,
            // The gloss of the house already makes the sentence long enough.
            ...(hasConsequence(each) || isGlossed ? [] : [`${isAt}, so ${each}.`]),
          ])
        : [
            `${isAt}.`,
            `${opening}, and you have it ${place}.`,
            `${opening}; look for it ${place}.`,
          ],
    facts: [...facts, ...factsOf(view, ruler)],
    isNeeded,
  }
}

/** "Mercury was retrograde when you were born, so …" */
export function retrogradeLine(
  narrator: Narrator,
  view: ChartView,
  point: DescribedPoint,
  /** The answer has just said that it was retrograde. */
  isNamed = false,
): Line | undefined {
  const fact = isAngle(point) ? undefined : view.placements.get(point)
  const says = isPlanet(point) ? unsaid(narrator, retrogradeWords[point] ?? []) : []
  if (!fact?.retrograde || says.length === 0) return undefined
  const isKnown = narrator.hasSaid('retrograde')
  return {
    name: `retrograde/${point}`,
    lines: says.flatMap((each) =>
      isNamed
        ? [`${raised(each)}.`]
        : isKnown
          ? [
              `Your {name} was retrograde when you were born, so ${each}.`,
              `Since your {name} was retrograde at your birth, ${each}.`,
            ]
          : [
              `Your {name} was retrograde when you were born, which means that it seemed to move backward. ${raised(each)}.`,
              `At your birth your {name} was retrograde, on one of the stretches when it seems to run backward. ${raised(each)}.`,
            ],
    ),
    words: { name: bareName(point) },
    facts: [fact],
  }
}

/** How he would be shown wrong. */
export function testLine(test: string | undefined, facts: Line['facts']): Line | undefined {
  if (!test) return undefined
  return {
    name: 'test',
    lines: [
      "If {test}, I've got you wrong.",
      "I'd take that back if {test}.",
      "If {test}, I've misread it.",
      "It doesn't hold if {test}.",
      'If {test}, count it as a miss.',
      "Tell me I'm wrong if {test}.",
      'That one fails if {test}.',
      "If {test}, it isn't you.",
      "I'd drop it at once if {test}.",
    ],
    words: { test },
    facts,
    isRare: true,
  }
}

/** How he would be shown wrong about an aspect that the answer has named. */
export function testFor(narrator: Narrator, fact: AspectFact | undefined): Line | undefined {
  const test = fact && pairWordsOf(fact)?.test
  const isNamed = fact && narrator.facts.some(({ id }) => id === fact.id)
  return test && isNamed && !narrator.hasSaid(test) ? testLine(test, []) : undefined
}

/** Says that the houses need a birth time, once in a conversation. */
export function timeLine(narrator: Narrator, view: ChartView): Line | undefined {
  if (view.timeKnown || narrator.hasSaid('birth time')) return undefined
  return {
    name: 'no-time',
    lines: [
      'Without a birth time I have no houses for you, so I leave out where in your life it shows.',
      "I have no birth time for you, so I can say how and I can't say where in your life.",
    ],
    facts: [],
  }
}

/** A point that stands within two degrees of the next house. */
export function nextHouseLine(view: ChartView, point: DescribedPoint): Line | undefined {
  const gap = degreesToNextHouse(view, point)
  if (gap === undefined || gap > 2) return undefined
  return {
    name: 'next-house',
    lines: [
      "It's only {gap} from the next house, so you may recognize that one too.",
      'The line to the next house is {gap} away, and some of what belongs there will sound like you.',
    ],
    words: { gap: roughDegrees(gap) },
    facts: factsOf(view, point),
  }
}

/** How far a body is from where the next house begins. */
export function degreesToNextHouse(view: ChartView, point: DescribedPoint): number | undefined {
  const house = houseOf(view, point)
  const cusps = view.chart.houses?.cusps
  if (!house || !cusps || isAngle(point)) return undefined
  return ((cusps[house % 12] as number) - view.chart.bodies[point].longitude + 360) % 360
}

/** "a degree and a half": words that the checker does not take for a position. */
export function roughDegrees(degrees: number): string {
  if (degrees < 0.4) return 'less than half a degree'
  if (degrees < 0.8) return 'half a degree'
  if (degrees < 1.3) return 'about a degree'
  return degrees < 1.8 ? 'a degree and a half' : 'a couple of degrees'
}

/** "Your Mars is at 4°20′ Leo, in the first house, how you come across." */
export function placementLine(
  narrator: Narrator,
  view: ChartView,
  point: DescribedPoint,
  asked?: QuestionOf<'where'>['asked'],
): Line | undefined {
  const fact = placeFact(view, point)
  const sign = signOf(view, point)
  if (!fact || !sign) return undefined
  const house = houseOf(view, point)
  const own = ownSign(point, sign)
  const where = house ? `, in the ${bareHouse(narrator, house)}` : ''
  const angle = isAngle(point) ? narrator.glosses.angle(point) : undefined
  const subject = angle?.includes(',') ? `${angle},` : bareName(point)
  const isHouseAsked = asked === 'house' && house !== undefined && !isAngle(point)
  return {
    name: `where/${point}`,
    lines: isHouseAsked
      ? [
          'Your {subject} is in the {house}, in {sign}.',
          'You have {name} in the {house}, in {sign}.',
        ]
      : [
          ...(fact.degrees === undefined ? [] : [`Your {subject} is at {degree}${own}${where}.`]),
          ...(asked === 'degree' && fact.degrees !== undefined
            ? []
            : [
                `Your {subject} is in {sign}${own}${where}.`,
                ...(own ? [] : [`Your {subject} stands in {sign}${where}.`]),
                ...(isAngle(point) ? [] : [`You have {name} in {sign}${own}${where}.`]),
              ]),
        ],
    words: {
      subject,
      name: nameOf(point),
      sign,
      degree: degreeOf(fact),
      house: house ? bareHouse(narrator, house) : '',
    },
    facts: factsOf(view, point),
    isNeeded: true,
  }
}

function ownSign(point: DescribedPoint, sign: Sign): string {
  const own = signsRuledBy(point)
  if (!own.includes(sign)) return ''
  return own.length > 1 ? ', one of the two signs it rules' : ', the sign it rules'
}

/** The closest aspect of a personal planet with another one: the most a chart has of its own. */
export function signatureOf(view: ChartView): AspectFact | undefined {
  const personal: readonly string[] = ['sun', 'moon', 'mercury', 'venus', 'mars']
  return view.aspects.find(({ a, b }) => personal.includes(a) && !isAngle(b))
}
