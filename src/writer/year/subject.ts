import { lordsWays } from '#lore/corpus/year/chapters.ts'
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
import { narrateHabit, narratePlace } from '../horoscope/places.ts'
import { pointContext } from '../horoscope/points.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { capitalized } from '../prose/template.ts'
import type { Paragraph } from '../writer.ts'
import { type Argued, withMatter } from './argument.ts'
import { passesInYear, type YearContact } from './contacts.ts'
import { dayOfYear } from './history.ts'
import { yearOfLead } from './year-of-life.ts'

/** The planet of the year; none without a birth time. */
export function narrateSubject(
  narration: Narration,
  lead: YearContact,
  argued: Argued | undefined,
): Paragraph[] {
  const main = yearOfLead(narration.reader, lead)
  if (!main) return []
  return paragraphOf([...narrateLord(narration, main, lead), narrateWay(narration, main, argued)])
}

/** The year of life that has the shorter part of the twelve months. */
export function otherYear(reader: Reader, lead: YearContact): ProfectionFact | undefined {
  const main = yearOfLead(reader, lead)
  return main && reader.ofKind('profection').find(({ id }) => id !== main.id)
}

/** That the birthday changes the house, and what becomes of the question. */
export function narrateOtherYear(
  { reader, narrator }: Narration,
  { id, house, isNext }: ProfectionFact,
  argued: Argued | undefined,
): (Draft | undefined)[] {
  const [birthday] = reader.ofKind('birthday')
  if (!birthday) return []
  const matter = argued?.matter() ?? 'the question'
  const place = `${ordinalWords[house]} house, ${houseGlosses[house]}`
  const day = dayOfYear(reader, dateOf(birthday.at))
  const ways = isNext
    ? [
        `Your birthday on ${day} begins a year of your ${place}, and whatever you've settled about ${matter} comes along.`,
        `From your birthday on ${day} it's a year of your ${place}, so there's less to decide about ${matter} and more to use.`,
        `Then, on ${day}, your birthday begins a year of your ${place}, and that's where you find out what ${matter} was good for.`,
      ]
    : [
        `Until your birthday on ${day} you're still in a year of your ${place}, and it prepares you for ${matter}.`,
        `You're finishing a year of your ${place} until your birthday on ${day}, and it clears some ground for ${matter}.`,
        `Until your birthday on ${day} you're still in a year of your ${place}, which is good practice for ${matter}.`,
      ]
  const pool = { name: `short-year/${house}`, lines: shortYears[house as House] }
  return [
    narrator.state('year-house', ways, { facts: [id, birthday.id] }),
    narrator.line([pool], { facts: [id] }),
  ]
}

function narrateLord(
  narration: Narration,
  { id, lord }: ProfectionFact,
  lead: YearContact,
): (Draft | undefined)[] {
  const { reader, narrator } = narration
  const name = bodyName(lord)
  const ways = [
    `The planet in charge of the year is ${name}, which rules that house.`,
    `${name} rules that house, so it runs the year.`,
    `${name}, which rules that house, is in charge of the year.`,
  ]
  const context = pointContext(reader, lord)
  const says = narrator.state('year-lord', ways, { facts: [id] })
  const place = narrateHabit(narration, context, 'presses') ?? narratePlace(narration, context)
  return [
    says,
    place,
    narrateLordsPart(narration, lord, lead),
    ...narrateCharge(narration, id, lord),
  ]
}

/** How such a year goes at its question. */
function narrateWay(
  { narrator }: Narration,
  { id, lord }: ProfectionFact,
  argued: Argued | undefined,
): Draft | undefined {
  const pool = { name: `lords-way/${lord}`, lines: lordsWays[lord as YearLord] }
  return argued && narrator.line([pool], { facts: [id], print: withMatter(argued) })
}

/** What an author has written of a year under this planet. */
function narrateCharge({ narrator }: Narration, id: string, lord: ProfectionFact['lord']): Draft[] {
  const units = yearLords[lord as YearLord].map((says, index) => ({
    name: `year-lord/${lord}/${index}`,
    lines: says.map((line) => ({ says: line, facts: [id] })),
  }))
  const inOrder = narrator.random.shuffle(`lord ${lord}`, units)
  return narrator.firstUnit(inOrder, { mayRepeat: true })?.drafts ?? []
}

/** That the planet of the year has a part in the heaviest transit. */
function narrateLordsPart(
  { reader, narrator }: Narration,
  lord: ProfectionFact['lord'],
  lead: YearContact,
): Draft | undefined {
  const [first] = passesInYear(reader, lead)
  const { body, point } = lead
  if (!first || !point || body === point) return undefined
  const facts = [first.id]
  if (body === lord)
    return narrator.state(
      'lords-part',
      [
        "It's also the planet of the heaviest transit, so the tone of the year and its hardest weeks come from one place.",
        "It also makes the heaviest transit of the year, so you'll get to know it well.",
      ],
      { facts },
    )
  if (point !== lord) return undefined
  return narrator.state(
    'lords-part',
    [
      "It's also what the heaviest transit touches, which is why that date counts for so much.",
      'The heaviest transit falls on it, so what happens then happens to the year as a whole.',
    ],
    { facts },
  )
}

/** How the year that begins with the birthday is met. */
export function narrateReturn(
  { reader, narrator }: Narration,
  isLong: boolean,
): (Draft | undefined)[] {
  const [fact] = reader.ofKind('solar-return')
  if (!fact) return []
  const birthdays = reader.ofKind('birthday').map(({ id }) => id)
  const ways = [
    `The birthday also has a chart of its own, and the Ascendant of your solar return is in ${fact.rising}.`,
    `The Ascendant of your solar return, the chart made for that birthday, is in ${fact.rising}.`,
  ]
  const facts = [fact.id]
  const pool = { name: `solar-return/${fact.rising}`, lines: returnAscendants[fact.rising] }
  return [
    narrator.state('solar-return', ways, { facts: [fact.id, ...birthdays] }),
    narrator.line([pool], { facts }),
    ...(isLong ? narrateAngular(narrator, fact) : []),
  ]
}

/** The planet closest to an angle of the return. */
function narrateAngular(
  narrator: Narration['narrator'],
  fact: SolarReturnFact,
): (Draft | undefined)[] {
  const [closest] = fact.angular ?? []
  if (!closest) return []
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
