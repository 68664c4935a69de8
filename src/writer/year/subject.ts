import { lordDignities, lordsRetrograde } from '#lore/corpus/year/conditions.ts'
import { bridges } from '#lore/corpus/year/courses/bridges.ts'
import { shortYears } from '#lore/corpus/year/houses.ts'
import { yearLords } from '#lore/corpus/year/lords.ts'
import { returnPlanets } from '#lore/corpus/year/return-planets.ts'
import { returnAscendants } from '#lore/corpus/year/returns.ts'
import type { House } from '#lore/house.ts'
import { bodyName, ordinalWords, pointNames } from '#lore/names.ts'
import type { YearLord } from '#lore/year-ahead.ts'
import type { ProfectionFact, SolarReturnFact } from '#sky/forecast-facts.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { pointContext } from '../horoscope/points.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { Paragraph } from '../writer.ts'
import type { Argued } from './argument.ts'
import type { YearContact } from './contacts.ts'
import { dayOfYear } from './history.ts'
import { withNoun } from './subject-noun.ts'
import { yearOfLead } from './year-of-life.ts'

/** The planet of the year; none without a birth time. */
export function narrateSubject(
  narration: Narration,
  lead: YearContact,
  argued: Argued | undefined,
): Paragraph[] {
  const main = yearOfLead(narration.reader, lead)
  if (!main) return []
  return paragraphOf([
    narrateLord(narration, main, lead, argued),
    narrateCondition(narration, main),
    argued && narrateCharge(narration, main, argued),
  ])
}

/** The year of life that has the shorter part of the twelve months. */
export function otherYear(reader: Reader, lead: YearContact): ProfectionFact | undefined {
  const main = yearOfLead(reader, lead)
  return main && reader.ofKind('profection').find(({ id }) => id !== main.id)
}

/** That the birthday changes the house, and what the other year is about. */
export function narrateOtherYear(
  { reader, narrator }: Narration,
  { id, house, isNext }: ProfectionFact,
): (Draft | undefined)[] {
  const [birthday] = reader.ofKind('birthday')
  if (!birthday) return []
  const place = `${ordinalWords[house]} house, ${houseGlosses[house]}`
  const day = dayOfYear(reader, dateOf(birthday.at))
  const ways = isNext
    ? [
        `Your birthday on ${day} begins a year of your ${place}.`,
        `On ${day} your birthday moves you on to a year of your ${place}.`,
        `With your birthday on ${day} you begin a year of your ${place}.`,
      ]
    : [
        `Until your birthday on ${day} you're finishing a year of your ${place}, and the next one is already showing.`,
        `Until your birthday on ${day} you're still in a year of your ${place}, while the next one announces itself.`,
      ]
  const pool = { name: `short-year/${house}`, lines: shortYears[house as House] }
  return [
    narrator.state('year-house', ways, { facts: [id, birthday.id] }),
    narrator.line([pool], { facts: [id] }),
  ]
}

const rulesAndAsks = [
  'rules that house, so its dates are the ones to watch this year',
  'rules that house, so its dates count for more than others this year',
]
const rulesOnly = [
  'rules that house, which puts it in charge of the year',
  'rules that house, so it has charge of the year',
  'rules that house, and the year along with it',
]

/** Which planet is in charge of the year, and what the question has to do with where it stands. */
function narrateLord(
  { reader, narrator }: Narration,
  { id, lord, house }: ProfectionFact,
  lead: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  const context = pointContext(reader, lord)
  const { place, house: stands } = context
  const ground = stands && argued?.ofHouse?.grounds[stands]
  if (!place || !ground) return undefined
  const name = capitalized(bodyName(lord))
  const where = stands === house ? place.replace(/,.*$/, ', the house of the year') : place
  const isAsking = lead.body === lord && lead.point !== lord
  const rules = narrator.random.pick(`rules ${lord}`, isAsking ? rulesAndAsks : rulesOnly)
  const isPlaced = narrator.hasSaidOf(`your ${context.name} is in`)
  const pool = { name: `ground/${argued.name}/${stands}`, lines: [ground] }
  return narrator.line([pool], {
    facts: [id, ...context.facts],
    print: (says) =>
      isPlaced
        ? `${name} ${rules}${isAsking ? `. ${capitalized(says)}` : `, and ${says}`}.`
        : `${name} ${rules}. Your ${context.name} is ${where}, ${/\bso\b/.test(says) ? 'and' : 'so'} ${says}.`,
  })
}

/** The condition of the planet of the year in the chart, in human terms. */
function narrateCondition(
  { reader, narrator }: Narration,
  { id, lord }: ProfectionFact,
): Draft | undefined {
  const placed = reader.spine.planets.get(lord)
  if (!placed) return undefined
  const name = capitalized(bodyName(lord))
  const [dignity] = placed.dignities
  const says = dignity && lordDignities[lord as YearLord][dignity]
  if (dignity && says) {
    const how = dignity === 'domicile' ? 'a sign it rules' : `the sign of its ${dignity}`
    return narrator.line([{ name: `lord/${lord}/${dignity}`, lines: says }], {
      facts: [id, ...placed.facts, `dignity:${lord}:${dignity}`],
      print: (clause) => `${name} is in ${how} there, so ${clause}.`,
    })
  }
  const back = placed.isRetrograde && lordsRetrograde[lord as YearLord]
  if (!back) return undefined
  return narrator.line([{ name: `lord/${lord}/retrograde`, lines: back }], {
    facts: [id, ...placed.facts],
    print: (clause) => `Your ${pointNames[lord]} is retrograde, so ${clause}.`,
  })
}

/** How the planet of the year treats the subject of the year. */
function narrateCharge(
  { narrator }: Narration,
  { id, lord }: ProfectionFact,
  argued: Argued,
): Draft | undefined {
  const pool = withNoun(`year-lord/${lord}`, yearLords[lord as YearLord], argued)
  return narrator.line([pool], { facts: [id] })
}

/** That the subject of the year begins in earnest with the birthday. */
export function narrateBridge(
  { reader, narrator }: Narration,
  lead: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  const [birthday] = reader.ofKind('birthday')
  const main = yearOfLead(reader, lead)
  if (!argued?.ofHouse || !birthday || !main?.isNext) return undefined
  const day = dayOfYear(reader, dateOf(birthday.at))
  return narrator.line([withNoun('course/birthday', bridges, argued)], {
    facts: [main.id, birthday.id],
    print: (says) => says.replace('{day}', day),
  })
}

/** How the year that begins with the birthday is met. */
export function narrateReturn({ reader, narrator }: Narration): (Draft | undefined)[] {
  const [fact] = reader.ofKind('solar-return')
  if (!fact) return []
  const birthdays = reader.ofKind('birthday').map(({ id }) => id)
  const facts = [fact.id, ...birthdays]
  const rises = `The Ascendant of your solar return, the chart made for your birthday, is in ${fact.rising}`
  const pool = { name: `solar-return/${fact.rising}`, lines: returnAscendants[fact.rising] }
  const joint = (says: string) => (/, (?:and|so) /.test(says) ? '.' : ', and')
  const print = (says: string) => {
    const end = joint(says)
    return end === '.' ? `${rises}. ${says}` : `${rises}${end} ${lowered(says)}`
  }
  return [narrator.line([pool], { facts, print }), ...narrateAngular(narrator, fact)]
}

/** The planet closest to an angle of the return. */
function narrateAngular(
  narrator: Narration['narrator'],
  fact: SolarReturnFact,
): (Draft | undefined)[] {
  // With several, the checker could not tell which is meant.
  const [closest, ...others] = fact.angular ?? []
  if (!closest || others.length > 0) return []
  const { body, angle } = closest
  const name = capitalized(bodyName(body))
  const place = `the ${pointNames[angle]} of your solar return`
  const pool = { name: `return-planet/${body}/${angle}`, lines: returnPlanets[body][angle] }
  const facts = [fact.id]
  return [
    narrator.state(
      'return-planet',
      [`${name} stands on ${place}.`, `${name} is right on ${place}.`],
      {
        facts,
      },
    ),
    narrator.line([pool], { facts }),
  ]
}
