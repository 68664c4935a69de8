import { pairs } from '#lore/character-tables.ts'
import {
  absentElement,
  absentQuality,
  strongElement,
  strongQuality,
} from '#lore/corpus/character/figures.ts'
import { bodyName, numberWords } from '#lore/names.ts'
import type { ReceptionFact } from '#sky/derived/facts.ts'
import type { Element, Quality } from '#sky/fact-base.ts'
import type { BalanceFact } from '#sky/facts.ts'
import { capitalized } from '../prose/template.ts'
import { AboutPlanet } from './about-planet.ts'
import { firstAuthored } from './authored.ts'
import { receptionUnits } from './highlight-units.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'

/** Two planets in each other's signs, which can trade. */
export function receptionParagraph(text: Text, reception: ReceptionFact): ParagraphBuilder[] {
  const units = text.narrator.random.shuffle(reception.id, receptionUnits(reception))
  const authored = firstAuthored(text, units, { isNeeded: true })
  const paragraph = authored ?? linesOnReception(text, reception)
  return [paragraph]
}

/** Plain lines for a reader who knows the authored ones. */
function linesOnReception(text: Text, { a, b, id }: ReceptionFact): ParagraphBuilder {
  const { sentences, named, spine } = text
  const paragraph = new ParagraphBuilder(text)
  const facts = [id, ...sentences.planet(a).facts, ...sentences.planet(b).facts]
  const places = [a, b].map(
    (planet) => `${bodyName(planet)} is in ${sentences.planet(planet).sign}`,
  )
  const each = `${capitalized(places[0] ?? '')} and ${places[1]}`
  const both = `${bodyName(a)} and ${bodyName(b)} are in mutual reception`
  paragraph.say(
    `fact/guests/${a}~${b}`,
    [
      `${each}, and each of the two signs belongs to the other planet.`,
      `${each}, so each of them is a guest in the other one's sign.`,
      `${each}, and each stands in a sign that the other rules.`,
    ],
    { facts, isNeeded: true },
  )
  paragraph.say(
    `fact/reception/${a}~${b}`,
    [
      `Astrologers say that ${both}, and it lets the two trade.`,
      `That means ${both}, so either can do the other a favor.`,
      `An astrologer would add that ${both}, and each can use what the other has.`,
    ],
    { facts, isNeeded: true },
  )
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

/** Describes an element or quality that a chart has much or none of. */
export function narrateBalance(paragraph: ParagraphBuilder, balance: BalanceFact): void {
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
    : `${capitalized(numberWords[planets.length] ?? '')} of your planets are in ${of} signs.`
  paragraph.narrateAfter(
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
