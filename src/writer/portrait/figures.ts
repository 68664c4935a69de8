import { pairs } from '#lore/character-tables.ts'
import {
  absentElement,
  absentQuality,
  apexLines,
  gatheredInHouse,
  gatheredInSign,
  receptionLines,
  strongElement,
  strongQuality,
} from '#lore/corpus/character/figures.ts'
import type { House } from '#lore/house.ts'
import { numberWords } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import type { FigureShape, ReceptionFact } from '#sky/derived/facts.ts'
import type { Element, Quality } from '#sky/fact-base.ts'
import type { BalanceFact, ClusterFact } from '#sky/facts.ts'
import { AboutPlanet } from './about-planet.ts'
import { capital, lowerSubject } from './fact-sentences.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'

/** "the Sun, Mercury, and Jupiter" */
function listed(planets: readonly Planet[]): string {
  return new Intl.ListFormat('en-US').format(planets.map(lowerSubject))
}

/** Aspects that close a figure, said once, where two of its planets have just been the subject. */
export function tellFigure(
  text: Text,
  paragraph: ParagraphBuilder,
  [planet, other]: readonly [Planet, Planet?],
): void {
  const { spine, named } = text
  const figure = spine.figures.find(({ id, planets, apex }) => {
    if (named.has(id) || isWithin(spine, planets, named)) return false
    if (other) return planets.includes(planet) && planets.includes(other)
    return planet === (apex ?? heaviest(spine, planets)) && !hasAspectIn(text, planets)
  })
  if (!figure) return
  const { id, planets, apex, shape } = figure
  const form = `${capital(listed(planets))} form a ${shapeWords[shape]}`
  const ends = apex ? apexEnds(shape, lowerSubject(apex)) : openEnds(shape)
  const isSaid = paragraph.say(
    `fact/${shape}/${planets.join('~')}`,
    ends.map((end) => `${form}, ${end}.`),
    { facts: [id] },
  )
  if (!isSaid) return
  named.add(id)
  if (apex && shape === 't-square' && paragraph.hasRoom)
    paragraph.tell(`apex/${apex}`, apexLines[apex], { of: apex, facts: [id] })
}

/** Whether the text will tell an aspect of these, which is the better place for their figure. */
function hasAspectIn({ plan }: Text, planets: readonly Planet[]): boolean {
  return plan.sections.some(({ thoughts }) =>
    thoughts.some(
      (one) =>
        one.kind === 'aspect' && planets.includes(one.aspect.a) && planets.includes(one.aspect.b),
    ),
  )
}

/** A grand trine within a kite, or a T-square within a grand cross, is the same thing said twice. */
function isWithin(
  { figures }: Text['spine'],
  planets: readonly Planet[],
  named: ReadonlySet<string>,
): boolean {
  return figures.some(
    (one) => named.has(one.id) && planets.every((planet) => one.planets.includes(planet)),
  )
}

function heaviest({ planets: all }: Text['spine'], planets: readonly Planet[]): Planet | undefined {
  const weight = (planet: Planet) => all.get(planet)?.weight ?? 0
  return planets.toSorted((one, other) => weight(other) - weight(one))[0]
}

const shapeWords: Record<FigureShape, string> = {
  't-square': 'T-square',
  'grand-cross': 'grand cross',
  'grand-trine': 'grand trine',
  kite: 'kite pattern',
  yod: 'yod',
}

function apexEnds(shape: FigureShape, apex: string): string[] {
  switch (shape) {
    case 'kite':
      return [
        `with ${apex} at the apex, so what comes easily to you also comes to a point`,
        `with ${apex} at the apex, where the ease in it gets put to use`,
      ]
    case 'yod':
      return [
        `with ${apex} at the apex, and that is where you keep having to adjust`,
        `with ${apex} at the apex, which rarely fits in with the others without an adjustment`,
      ]
    default:
      return [
        `with ${apex} at the apex, so ${apex} has to answer to both of the others`,
        `with ${apex} at the apex, where the other two bring their quarrel`,
      ]
  }
}

function openEnds(shape: FigureShape): string[] {
  return shape === 'grand-trine'
    ? [
        'so they help each other without being asked',
        'and what one of them starts, the others carry along',
      ]
    : [
        'so a pull on one of them is felt by all of them',
        'and when you attend to one of them, the others want their turn',
      ]
}

/** Two planets in each other's signs, which can trade. */
export function receptionParagraph(text: Text, { a, b, id }: ReceptionFact): ParagraphBuilder {
  const { sentences, named, spine } = text
  const paragraph = new ParagraphBuilder(text)
  const facts = [id, ...sentences.planet(a).facts, ...sentences.planet(b).facts]
  const places = [a, b].map(
    (planet) => `${lowerSubject(planet)} is in ${sentences.planet(planet).sign}`,
  )
  const each = `${capital(places[0] ?? '')} and ${places[1]}`
  const both = `${lowerSubject(a)} and ${lowerSubject(b)} are in mutual reception`
  paragraph.say(
    `fact/guests/${a}~${b}`,
    [
      `${each}, and each of the two signs belongs to the other planet.`,
      `${each}, so each of them is a guest in the other one's sign.`,
    ],
    { facts, isNeeded: true },
  )
  paragraph.say(
    `fact/reception/${a}~${b}`,
    [
      `Astrologers say that ${both}, and it lets the two trade.`,
      `That makes a pair of them, since ${both}.`,
    ],
    { facts, isNeeded: true },
  )
  paragraph.tell('reception', receptionLines, { of: id, facts })
  named.add(`sign ${a}`).add(`sign ${b}`)
  const between = spine.aspects.find((one) => one.a === a && one.b === b)
  const lines = pairs[`${a}~${b}`]?.harmonious?.means
  paragraph.tell(`pair/${a}~${b}/harmonious/means`, lines, {
    of: id,
    facts: between ? [id, between.id] : [id],
  })
  for (const planet of [a, b]) new AboutPlanet(text, planet).gift(paragraph, { isTurn: false })
  return paragraph
}

/** Several planets in one sign or house, said once, with the first of them. */
export function tellGathering(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  const { spine, named } = text
  const cluster = spine.clusters
    .filter((one) => one.planets.includes(planet))
    .toSorted((one, other) => other.planets.length - one.planets.length)[0]
  if (!cluster || spine.clusters.some((one) => named.has(one.id) && overlap(one, cluster))) return
  const { planets, sign, house, id } = cluster
  const lines = sign ? gatheredInSign[sign] : gatheredInHouse[house as House]
  const where = sign ? sign : `the ${text.sentences.house(house ?? 1)}`
  const count = numberWords[planets.length]
  const isSaid = paragraph.tellAfter(
    {
      name: `fact/gathered/${sign ?? house}`,
      statements: [
        `You have ${count} planets together in ${where}, which are ${listed(planets)}.`,
        `${capital(listed(planets))} are all in ${where}.`,
      ],
      reference: `${listed(planets)}, all in ${where}`,
    },
    `gathered/${sign ?? house}`,
    lines,
    { of: id, facts: [id, ...planets.flatMap((one) => text.sentences.planet(one).facts)] },
  )
  if (isSaid) named.add(id)
  else if (house) text.sentences.takeBack(house)
}

function overlap(one: ClusterFact, other: ClusterFact): boolean {
  return one.planets.filter((planet) => other.planets.includes(planet)).length > 1
}

/** What a chart has much or nothing of. */
export function tellBalance(paragraph: ParagraphBuilder, balance: BalanceFact): void {
  const { of, strength, planets, id } = balance
  const isAbsent = strength === 'absent'
  const tables = isAbsent
    ? { ...absentElement, ...absentQuality }
    : { ...strongElement, ...strongQuality }
  const lines = tables[of as Element & Quality]
  const stated = isAbsent
    ? `You have no planet in ${article(of)} ${of} sign`
    : `You have ${numberWords[planets.length]} planets in ${of} signs`
  const others = isAbsent
    ? `No planet of yours is in ${article(of)} ${of} sign.`
    : `${capital(numberWords[planets.length] ?? '')} of your planets are in ${of} signs.`
  paragraph.tellAfter(
    {
      name: `fact/balance/${of}/${strength}`,
      statements: [`${stated}.`, others],
      reference: stated.charAt(0).toLowerCase() + stated.slice(1),
    },
    `balance/${of}/${strength}`,
    lines,
    { of: id, facts: [id] },
  )
}

function article(word: string): string {
  return /^[aeiou]/.test(word) ? 'an' : 'a'
}
