import { aspectQuality } from '#lore/aspect-quality.ts'
import { houseWords } from '#lore/corpus/chat/natal-houses.ts'
import type { House } from '#lore/house.ts'
import { type Planet, planets } from '#sky/bodies.ts'
import type { AspectFact } from '#sky/facts.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import type { Line, Narrator } from '../narrator.ts'
import { aspectsOf, type ChartView, factsOf, houseOf, isAngle, viewOf } from './chart-view.ts'
import {
  aspectLine,
  bareHouse,
  closestAspect,
  houseLine,
  pairWordsOf,
  placementLine,
  saysOf,
  signLine,
  testFor,
  unsaid,
} from './lines.ts'
import { ifShort, paragraph } from './paragraph.ts'
import { describedLine } from './point-answer.ts'
import { bareName, closeness, distance, nameOf, relations } from './words.ts'

/** The strongest planet, the closest aspect, or what others of the same sign do not share. */
export const strongest: Compose<'strongest'> = ({ of, owner }, context) => {
  if (owner === 'partner') return context.answer({ kind: 'together' })
  const view = viewOf(context.sky)
  if (of === 'planet') return strongestPlanet(view, context)
  return of === 'aspect' ? closestOfAll(view, context) : onlyYours(view, context)
}

/** The lights count for everybody, so they need more to win. */
function strongestPlanet(view: ChartView, { narrator }: AnswerContext): Reply {
  const [planet] = planets.toSorted((one, other) => strength(view, other) - strength(view, one))
  if (!planet) return { blocks: [] }
  const block = paragraph(
    narrator,
    () => ({
      name: `strongest/${planet}`,
      lines: ["I'd say {name}. {Reasons}.", "{Name}, I'd say. {Reasons}."],
      words: { name: nameOf(planet), reasons: reasonsFor(view, planet) },
      facts: reasonFacts(view, planet),
      isNeeded: true,
    }),
    () => placementLine(narrator, view, planet),
    ifShort(narrator, 40, () => describedLine(narrator, view, planet)),
    () => signLine(narrator, view, planet),
    () => houseLine(narrator, view, planet),
    () => {
      const fact = closestAspect(narrator, view, planet)
      return fact && aspectLine(narrator, view, fact, { from: planet })
    },
    ifShort(narrator, 125, () => testFor(narrator, aspectsOf(view, planet)[0] as AspectFact)),
  )
  return {
    blocks: [block],
    suggestions: [`What does my ${bareName(planet)} mean?`, 'What is my closest aspect?'],
  }
}

function strength(view: ChartView, planet: Planet): number {
  const close = aspectsOf(view, planet).filter(({ orbDegrees }) => orbDegrees <= 3).length
  return (
    0.2 * close +
    (rulesChart(view, planet) ? 0.6 : 0) +
    (angleOf(view, planet) ? 0.8 : 0) +
    (isCorner(houseOf(view, planet)) ? 0.3 : 0) +
    (planet === 'sun' || planet === 'moon' ? 0.3 : 0)
  )
}

function rulesChart(view: ChartView, planet: Planet): boolean {
  return view.rulers.get('asc')?.body === planet
}

function isCorner(house: number | undefined): boolean {
  return house !== undefined && house % 3 === 1
}

/** The aspect that puts a planet on an angle. */
function angleOf(view: ChartView, planet: Planet): AspectFact | undefined {
  return aspectsOf(view, planet).find(
    ({ a, b, aspect, orbDegrees }) =>
      a === planet && (b === 'asc' || b === 'mc') && aspect === 'conjunction' && orbDegrees <= 6,
  )
}

function reasonsFor(view: ChartView, planet: Planet): string {
  const onAngle = angleOf(view, planet)
  const close = aspectsOf(view, planet).filter(({ orbDegrees }) => orbDegrees <= 3).length
  const house = houseOf(view, planet)
  const reasons = [
    rulesChart(view, planet) && 'it rules your Ascendant',
    onAngle && 'it stands at one of the corners of your chart',
    !onAngle &&
      isCorner(house) &&
      'it stands in one of the four places where a planet is hard to miss',
    close > 1 && 'it is closely tied to more than one of the others',
  ].filter((reason) => typeof reason === 'string')
  const said = reasons.slice(0, 2).join(', and ')
  return said || 'it has the closest ties to the others'
}

function reasonFacts(view: ChartView, planet: Planet) {
  const rules = rulesChart(view, planet) ? view.rulers.get('asc') : undefined
  return [rules, angleOf(view, planet), ...factsOf(view, planet)].filter(
    (fact) => fact !== undefined,
  )
}

function closestOfAll(view: ChartView, { narrator }: AnswerContext): Reply {
  const [first] = view.aspects
  if (!first) return { blocks: [] }
  const ofPlanets = view.aspects.find(({ b }) => b !== 'asc' && b !== 'mc')
  const block = paragraph(
    narrator,
    () => exactest(first, view, 'Nothing in your chart is closer than this one'),
    () => feels(narrator, view, first),
    () =>
      ofPlanets && ofPlanets !== first
        ? exactest(ofPlanets, view, 'Of the planets alone')
        : undefined,
    () => (ofPlanets && ofPlanets !== first ? feels(narrator, view, ofPlanets) : undefined),
    ifShort(narrator, 70, () => signLine(narrator, view, first.a)),
    ifShort(narrator, 90, () => houseLine(narrator, view, first.a)),
    ifShort(narrator, 120, () => testFor(narrator, first)),
  )
  return {
    blocks: [block],
    suggestions: ['What do I have that my sister has not?', 'Which planet is strongest?'],
  }
}

function exactest(fact: AspectFact, view: ChartView, start: string): Line {
  return {
    name: `closest/${fact.id}`,
    lines: [`${start}: your {a} {relation} your {b}, {closeness}.`],
    words: {
      a: bareName(fact.a),
      b: bareName(fact.b),
      relation: [...relations[fact.aspect]],
      closeness: closeness(fact),
    },
    facts: [fact, ...factsOf(view, fact.a), ...factsOf(view, fact.b)],
    isNeeded: true,
  }
}

function feels(narrator: Narrator, view: ChartView, fact: AspectFact): Line | undefined {
  const says = unsaid(narrator, saysOf(view, fact))
  if (says.length === 0) return undefined
  return {
    name: `closest/feels/${fact.id}`,
    lines: ['So {says}.', "That's why {says}."],
    words: { says },
    facts: [fact],
  }
}

const slow: readonly string[] = ['saturn', 'uranus', 'neptune', 'pluto']

/** A close tie of a personal point to a slow planet, with the houses, which a sibling does not share. */
function onlyYours(view: ChartView, { narrator }: AnswerContext): Reply {
  const fact = tightestWithSlow(view, narrator)
  if (!fact) return closestOfAll(view, { narrator } as AnswerContext)
  const [mover, anchor] = slow.includes(fact.b) ? [fact.a, fact.b] : [fact.b, fact.a]
  const third = thirdOf(view, fact)
  const block = paragraph(
    narrator,
    () => claimLine(narrator, view, third && crossesHouses(view, third) ? third : fact),
    () => ({
      name: 'only-yours/facts',
      lines: [
        'It has little to do with your sign: your {mover} {relation} your {anchor}{where}, {closeness}.',
        'Your sign is not the reason. Your {mover} {relation} your {anchor}{where}, {closeness}.',
        'I get that from one tie in your chart: your {mover} {relation} your {anchor}{where}, {closeness}.',
      ],
      words: {
        mover: bareName(mover),
        anchor: bareName(anchor),
        relation: [...relations[fact.aspect]],
        where: placeOf(narrator, view, anchor),
        closeness: closeness(fact),
      },
      facts: [fact, ...factsOf(view, mover), ...factsOf(view, anchor)],
      isNeeded: true,
    }),
    () =>
      third &&
      aspectLine(narrator, view, third, {
        from: third.a === mover || third.a === anchor ? third.a : third.b,
      }),
    () => whyNotShared(view, fact),
    () => hourLine(view),
    () => testFor(narrator, fact),
    ifShort(narrator, 80, () => houseLine(narrator, view, mover)),
  )
  return { blocks: [block], suggestions: ['Why?', `And my ${bareName(mover)}?`] }
}

function placeOf(narrator: Narrator, view: ChartView, point: AspectFact['a']): string {
  const house = houseOf(view, point)
  return house ? ` in your ${bareHouse(narrator, house)}` : ''
}

/** A close and hard tie first, and one that others join. */
function tightestWithSlow(view: ChartView, narrator: Narrator): AspectFact | undefined {
  const isCited = (fact: AspectFact) =>
    [...saysOf(view, fact), pairWordsOf(fact)?.test ?? ''].some(
      (words) => words && narrator.hasSaid(words),
    )

  const isMixed = ({ a, b }: AspectFact) =>
    slow.includes(a) !== slow.includes(b) && b !== 'asc' && b !== 'mc'
  const rank = (fact: AspectFact) =>
    (isCited(fact) ? 20 : 0) +
    fact.orbDegrees +
    (aspectQuality(fact.aspect) === 'harmonious' ? 3 : 0) -
    (thirdOf(view, fact) ? 1 : 0)
  return view.aspects.filter(isMixed).toSorted((one, other) => rank(one) - rank(other))[0]
}

/** Everyone of one age has it. */
function isOfAGeneration({ a, b }: AspectFact): boolean {
  return slow.slice(1).includes(a) && slow.slice(1).includes(b)
}

/** A further close and hard aspect of one of the two, with a personal planet if there is one. */
function thirdOf(view: ChartView, fact: AspectFact): AspectFact | undefined {
  const others = view.aspects.filter(
    (other) =>
      other !== fact &&
      other.orbDegrees <= 3 &&
      !isAngle(other.b) &&
      aspectQuality(other.aspect) !== 'harmonious' &&
      (slow.includes(other.a) || slow.includes(other.b)) &&
      !isOfAGeneration(other) &&
      [other.a, other.b].some((point) => point === fact.a || point === fact.b),
  )
  return others.find(({ a }) => !slow.includes(a) && a !== 'jupiter') ?? others[0]
}

/** Its two ends are in different parts of life, so the sentence fits no other chart. */
function crossesHouses(view: ChartView, { a, b }: AspectFact): boolean {
  return houseOf(view, a) !== undefined && houseOf(view, a) !== houseOf(view, b)
}

/** What it is like, with no term of astrology in it. */
function claimLine(narrator: Narrator, view: ChartView, fact: AspectFact): Line {
  const says = saysOf(view, fact)
  const fresh = unsaid(narrator, says)
  const house = houseOf(view, fact.a)
  return {
    name: `only-yours/${fact.id}`,
    lines: house
      ? [
          '{Says}, most of all {place}.',
          narrator.turnsWith('only-yours') > 0
            ? 'Then take this one: {says}, most of all {place}.'
            : 'Try this one: {says}, most of all {place}.',
        ]
      : ['{Says}.', 'Try this one: {says}.'],
    words: {
      says: (fresh.length > 0 ? fresh : says).filter((each) => !house || !isPlaced(each, house)),
      place: house ? houseWords[house].place : '',
    },
    facts: [fact],
    isNeeded: true,
  }
}

/** Whether a wording names the part of life itself. */
const isPlaced = (text: string, house: House) => text.includes(houseWords[house].place)

const stays: Record<string, string> = {
  saturn: 'two and a half years',
  uranus: 'seven years',
  neptune: 'fourteen years',
  pluto: 'more than a decade',
}

function whyNotShared(view: ChartView, fact: AspectFact): Line {
  const anchor = slow.includes(fact.b) ? fact.b : fact.a
  const mover = anchor === fact.b ? fact.a : fact.b
  const size = distance(fact.orbDegrees)
  const isFast = ['sun', 'moon', 'mercury', 'venus', 'mars'].includes(mover)
  const lines = isFast
    ? [
        `A brother or sister with your sign was born in another year, when {anchor} was somewhere else, and the two come that close for only a few days.`,
        `{Anchor} stays in a sign for ${stays[anchor]}, and {mover} passes it in days, so somebody of your sign would have to share your week as well.`,
      ]
    : ['The two keep that distance for some weeks only, so it takes your year and your season.']
  return {
    name: 'only-yours/why',
    lines,
    words: { anchor: nameOf(anchor), mover: nameOf(mover), size },
    facts: [...factsOf(view, anchor), ...factsOf(view, mover)],
  }
}

/** Said once in a conversation: a twin may have it in another house. */
function hourLine(view: ChartView): Line | undefined {
  if (!view.timeKnown) return undefined
  return {
    name: 'only-yours/hour',
    lines: [
      'The houses turn once a day on top of that, so even a twin born an hour later may have it elsewhere.',
      'And the houses go by the hour, so a twin could have the same pair in another part of life.',
    ],
    facts: [],
  }
}
