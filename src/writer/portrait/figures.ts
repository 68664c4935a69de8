import {
  absentElement,
  absentQuality,
  apexLines,
  emptyLegLines,
  gatheredInHouse,
  gatheredInSign,
  receptionLines,
  services,
  strongElement,
  strongQuality,
} from '#lore/corpus/character/figures.ts'
import { faculties } from '#lore/corpus/character/joints.ts'
import type { House } from '#lore/house.ts'
import { numberWords } from '#lore/names.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import type { FigureFact, ReceptionFact } from '#sky/derived/facts.ts'
import type { Element, Quality } from '#sky/fact-base.ts'
import type { BalanceFact, ClusterFact } from '#sky/facts.ts'
import { AboutAspect } from './about-aspect.ts'
import { AboutPlanet } from './about-planet.ts'
import { capital, lowerSubject } from './fact-sentences.ts'
import { type Opener, ParagraphBuilder, type Text } from './paragraph.ts'

/** "the Sun, Mercury, and Jupiter" */
export function listed(planets: readonly Planet[]): string {
  return new Intl.ListFormat('en-US').format(planets.map(lowerSubject))
}

/** Two planets that oppose each other, the third that has to act on both, and what is missing. */
export function tSquareParagraphs(
  text: Text,
  figure: FigureFact,
  opener: Opener | undefined,
): ParagraphBuilder[] {
  const { apex, planets, emptySign, emptyHouse, id } = figure
  const ends = planets.filter((planet) => planet !== apex)
  const axis = aspectOf(text, ends)
  if (!apex || !axis) return []
  const first = new ParagraphBuilder(text)
  if (opener) first.state(opener.text, opener.facts, opener.wording)
  const opposition = new AboutAspect(text, axis)
  opposition.wants(first)
  const own = text.sentences.planet(apex)
  const facts = [id, ...own.facts]
  const form = `${capital(listed(planets))} form a T-square`
  first.say(
    `fact/t-square/${planets.join('~')}`,
    [
      `${form}, with ${lowerSubject(apex)} at the apex, so ${lowerSubject(apex)} has to answer to both.`,
      `${form}, with ${lowerSubject(apex)} at the apex, and whatever the other two want goes by way of ${lowerSubject(apex)}.`,
      `${form}, with ${lowerSubject(apex)} at the apex, where the other two bring their quarrel.`,
    ],
    { facts, isNeeded: true },
  )
  first.tell(`apex/${apex}`, apexLines[apex], { of: apex, facts })
  const about = new AboutPlanet(text, apex)
  const second = new ParagraphBuilder(text)
  about.sign(second)
  about.house(second)
  const hard = planets
    .filter((planet) => planet !== apex)
    .flatMap((planet) => aspectOf(text, [apex, planet]) ?? [])
    .toSorted((one, other) => one.orbDegrees - other.orbDegrees)[0]
  if (hard) {
    const aspect = new AboutAspect(text, hard)
    aspect.together(second, { isPlain: true })
    aspect.cost(second)
  }
  if (emptySign) {
    const where = emptyHouse ? `, in the ${text.sentences.house(emptyHouse)}` : ''
    const lines = emptyHouse ? emptyLegLines[emptyHouse as House] : undefined
    second.tellAfter(
      {
        name: `fact/empty-leg/${emptySign}`,
        statements: [
          `The empty leg of the T-square is in ${emptySign}${where}.`,
          `The T-square has its empty leg in ${emptySign}${where}.`,
        ],
        reference: `the empty leg of the T-square, in ${emptySign}`,
      },
      `empty-leg/${emptyHouse}`,
      lines,
      { of: id, facts: [id] },
    )
  }
  return [first, second]
}

function aspectOf({ spine }: Text, [one, other]: readonly Planet[]): PlanetPair | undefined {
  return spine.aspects.find(({ a, b }) => (a === one && b === other) || (a === other && b === one))
}

/** Two planets in each other's signs, which can trade. */
export function receptionParagraph(
  text: Text,
  { a, b, id }: ReceptionFact,
  opener: Opener | undefined,
): ParagraphBuilder {
  const { sentences, named } = text
  const paragraph = new ParagraphBuilder(text)
  if (opener) paragraph.state(opener.text, opener.facts, opener.wording)
  const [one, other] = [a as keyof typeof services, b as keyof typeof services]
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
    { facts },
  )
  paragraph.say(
    `fact/reception/${a}~${b}`,
    [
      `Astrologers say that ${both}, and it lets the two trade.`,
      `In other words, ${both}, and can do each other favors.`,
      `That makes a pair of them, since ${both}.`,
    ],
    { facts, isNeeded: true },
  )
  paragraph.say(
    `fact/services/${a}~${b}`,
    [
      `${capital(services[one])} is at the service of ${faculties[b]}, and ${services[other]} is at the service of ${faculties[a]}.`,
      `${capital(faculties[b])} can borrow ${services[one]}, and ${faculties[a]} can borrow ${services[other]}.`,
    ],
    { facts },
  )
  paragraph.tell('reception', receptionLines, { of: id, facts })
  named.add(`sign ${a}`).add(`sign ${b}`)
  for (const planet of [a, b]) {
    const about = new AboutPlanet(text, planet)
    about.gift(paragraph, { isTurn: false })
    if (text.detail > 0) about.does(paragraph)
  }
  return paragraph
}

/** Several planets in one sign or house. */
export function tellGathering(text: Text, paragraph: ParagraphBuilder, cluster: ClusterFact): void {
  const { planets, sign, house, id } = cluster
  const lines = sign ? gatheredInSign[sign] : gatheredInHouse[house as House]
  const where = sign ? sign : `the ${text.sentences.house(house ?? 1)}`
  const count = numberWords[planets.length]
  paragraph.tellAfter(
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
    { of: id, facts: [id, ...planets.flatMap((planet) => text.sentences.planet(planet).facts)] },
  )
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
