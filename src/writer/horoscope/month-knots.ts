import type { House } from '#lore/house.ts'
import { monthKnots } from '#lore/month-knots.ts'
import { pointNames } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isGenerational } from '#sky/bodies.ts'
import { isOfHouse, isPlaced, rulerFactOf } from './month-person.ts'
import type { Narration } from './narration.ts'
import type { Draft, HoroscopeNarrator, Pool } from './narrator.ts'
import {
  type ClosestAspect,
  type Place,
  type PointContext,
  placeOf,
  pointContext,
} from './points.ts'
import type { Reader } from './reader.ts'
import type { Tone } from './tone.ts'

/** An aspect of the birth chart this close is part of what either point does. */
const TIED_DEGREES = 2.5
/** A trine or sextile makes itself felt less than a harder aspect of the same orb. */
const LESS_FELT_DEGREES = 1

/** The tightest aspect of a point that the text has not named; an angle moves with a minute of birth time. */
export function knotOf(
  narrator: HoroscopeNarrator,
  { point, company }: PointContext,
  /** The tone of the event next to it: an easy aspect does not explain pressure. */
  tone?: Tone,
): ClosestAspect | undefined {
  const felt = ({ orbDegrees, quality }: ClosestAspect) =>
    orbDegrees + (quality === 'harmonious' ? LESS_FELT_DEGREES : 0)
  return company
    .filter(
      (one) =>
        felt(one) <= TIED_DEGREES &&
        !isAngle(one.other) &&
        one.pools.length > 0 &&
        !(tone === 'presses' && one.quality === 'harmonious') &&
        !(isGenerational(point) && isGenerational(one.other)) &&
        !narrator.hasUsed(one.name),
    )
    .toSorted((one, other) => felt(one) - felt(other))[0]
}

const isAngle = (point: NatalPoint) => point === 'asc' || point === 'mc'

/** Natal aspects of the chart ruler, if the point of the month has none: "Your Moon rules your chart, and it's in Scorpio …, square your Uranus." */
export function narrateRulersKnot(narration: Narration, { point }: PointContext): Draft[] {
  const { reader, narrator } = narration
  const { ruler } = reader.spine
  const fact = ruler && rulerFactOf(reader, ruler)
  if (!ruler || !fact || point === 'asc' || point === ruler) return []
  const context = pointContext(reader, ruler)
  const place = placeOf(context)
  if (!place || isGenerational(ruler) || isPlaced(narrator, context)) return []
  const facts = [...place.facts, fact.id]
  return narrateKnot(narration, context, {
    place: { ...place, facts },
    verb: "rules your chart, and it's",
  })
}

interface KnotShape {
  /** The tone of the event next to it. */
  tone?: Tone
  /** The sign and house of the point, if the sentence is to name them. */
  place?: Place | undefined
  /** The words before the place; "is" by default. */
  verb?: string
  /** The house or theme of the month, for the lines on the two planets. */
  house?: House | undefined
}

/** "Your Jupiter is also less than a degree from your Pluto, and your Saturn squares both.": what a point is tied to, and what that makes of it. */
export function narrateKnot(
  narration: Narration,
  context: PointContext,
  { tone, place, verb = 'is', house }: KnotShape = {},
): Draft[] {
  const { reader, narrator } = narration
  const knot = knotOf(narrator, context, tone)
  if (!knot) return []
  const third = knot.quality === 'harmonious' ? undefined : thirdOf(reader, context, knot)
  const of = placedOf(reader, knot.other)
  const relation = relationOf(knot).replace(/your .*$/, of.text)
  const ending = third ? `, and ${third.text}.` : '.'
  const prints = waysToSay(narration, context, { relation, ending, verb, place })
  const facts = [knot, of, third, place].flatMap((one) => one?.facts ?? [])
  const fitting = prints.map(
    (print) => (says: string) => (isOfHouse(says, house) ? print(says) : undefined),
  )
  const pools = poolsOf(narrator, knot, tone)
  const said = narrator.lineInOneWay(pools, [...fitting, ...prints], facts)
  if (!said) return []
  const more = third && narrator.line(poolsOf(narrator, third.aspect, tone), { facts: third.facts })
  return more ? [said, more] : [said]
}

interface Tie extends Pick<KnotShape, 'place'> {
  verb: string
  relation: string
  ending: string
}

/** "Your Venus is also square your Pluto." once the text has named its sign and house. */
function waysToSay(
  { narrator }: Narration,
  context: PointContext,
  { relation, ending, verb, place }: Tie,
) {
  const name = `Your ${context.name}`
  const plain = (says: string) => `${name} is ${relation}${ending} ${says}`
  if (place)
    return [(says: string) => `${name} ${verb} ${place.text}, ${relation}${ending} ${says}`, plain]
  if (!isPlaced(narrator, context)) return [plain]
  return narrator.random.shuffle(`knot ${context.name} ${relation}`, [
    (says: string) => `${name} is also ${relation}${ending} ${says}`,
    plain,
  ])
}

/** What the two do together, and what is hard or good about it. */
function poolsOf(
  narrator: HoroscopeNarrator,
  { name, quality, pools }: ClosestAspect,
  tone: Tone | undefined,
): Pool[] {
  const isEasy = quality === 'harmonious' || (quality === 'joined' && tone === 'eases')
  const ends = isEasy ? ['/together', '/means'] : ['/together', '/cost']
  const more = pools.filter((pool) => ends.some((end) => pool.name.endsWith(end)))
  const plain = plainLinesOf(name, quality)
  const own = plain ? [{ name: `${name}${quality}/month`, lines: plain }] : []
  // An easy day relieves only what the text has said.
  if (quality === 'tense' && tone === 'eases') return own
  return [...own, ...narrator.random.shuffle(`of ${name}`, more)]
}

function plainLinesOf(name: string, quality: ClosestAspect['quality']) {
  const knot = monthKnots[name.split('/')[1] ?? '']
  return quality === 'tense' ? knot?.tense.map(([makes]) => makes) : knot?.[quality]
}

/** What an easy day does to a hard natal aspect that was just described. */
export function narrateRelief(
  { narrator }: Narration,
  said: readonly Draft[],
  facts: readonly string[],
): Draft | undefined {
  for (const { wording } of said) {
    const [, pair = '', number] = /^pair\/([^/]+)\/tense\/month\/(\d+)$/.exec(wording) ?? []
    const [, eased] = monthKnots[pair]?.tense[Number(number) - 1] ?? []
    if (eased) return narrator.line([{ name: `${wording}/eased`, lines: [eased] }], { facts })
  }
  return undefined
}

function relationOf({ quality, orbDegrees, phrase }: ClosestAspect): string {
  if (quality !== 'joined') return phrase
  const near = orbDegrees < 1 ? 'less than a degree from' : 'close to'
  return phrase.replace(/^.*?(?=your )/, `${near} `)
}

/** "your Saturn in Scorpio"; of a planet that a generation shares, without its sign. */
function placedOf(reader: Reader, point: NatalPoint) {
  const name = `your ${pointNames[point]}`
  const { sign, facts } = pointContext(reader, point)
  return sign && !isGenerational(point)
    ? { text: `${name} in ${sign}`, facts }
    : { text: name, facts: [] as readonly string[] }
}

/** A planet that squares or opposes both. */
function thirdOf(reader: Reader, { company }: PointContext, knot: ClosestAspect) {
  const others = pointContext(reader, knot.other).company
  for (const aspect of company) {
    const across = others.find(({ other }) => other === aspect.other)
    if (!across || isAngle(aspect.other)) continue
    const [one, other] = [aspect, across].map(({ phrase }) => phrase.split(' ')[0])
    if (one !== other || aspect.quality !== 'tense') continue
    const verb = one === 'square' ? 'squares' : 'stands opposite'
    const facts = [...aspect.facts, ...across.facts]
    return { text: `your ${pointNames[aspect.other]} ${verb} both`, facts, aspect }
  }
  return undefined
}
