import { lordDignities, lordsRetrograde } from '#lore/corpus/year/conditions.ts'
import { shortYears } from '#lore/corpus/year/houses.ts'
import { nextGrounds, yearGrounds, yearLords } from '#lore/corpus/year/lords.ts'
import { returnPlanets } from '#lore/corpus/year/return-planets.ts'
import { returnAscendants } from '#lore/corpus/year/returns.ts'
import { habits } from '#lore/habits.ts'
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
import { narrateCompany } from './company.ts'
import type { YearContact } from './contacts.ts'
import { firstChoices } from './first-choices.ts'
import { dayOfYear } from './history.ts'
import { yearOfLead } from './year-of-life.ts'

/** The planet that speaks for the year, and how it does in this chart; none without a birth time. */
export function narrateLord(
  narration: Narration,
  lead: YearContact,
  argued: Argued | undefined,
): Paragraph[] {
  const main = yearOfLead(narration.reader, lead)
  if (!main || !argued) return []
  const pool = { name: `year-lord/${main.lord}`, lines: yearLords[main.lord as YearLord] }
  const condition = narrateCondition(narration, main)
  return paragraphOf([
    narrateGround(narration, main),
    condition ?? narrateNature(narration, main),
    narrateCompany(narration, pointContext(narration.reader, main.lord)),
    narration.narrator.line(firstChoices(narration, pool), { facts: [main.id] }),
  ])
}

/** The year of life that has the shorter part of the twelve months. */
export function otherYear(reader: Reader, lead: YearContact): ProfectionFact | undefined {
  const main = yearOfLead(reader, lead)
  return main && reader.ofKind('profection').find(({ id }) => id !== main.id)
}

/** Narrates that the birthday changes the house, and what the other year is about. */
export function narrateOtherYear(
  { reader, narrator }: Narration,
  year: ProfectionFact,
  argued: Argued | undefined,
): (Draft | undefined)[] {
  const { id, house, isNext } = year
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
    isNext ? narrateNextGround({ reader, narrator }, year) : undefined,
    isNext ? narrateBridge({ reader, narrator }, id, argued) : undefined,
    isNext ? narrateSecondQuestion({ reader, narrator }, argued) : undefined,
  ]
}

/** What the coming year of life asks. */
function narrateSecondQuestion(
  { narrator }: Narration,
  argued: Argued | undefined,
): Draft | undefined {
  if (!argued?.second) return undefined
  const { asks, facts } = argued.second
  const ways = [
    `From there on the question is another one. ${asks}`,
    `Another question comes with it. ${asks}`,
    `The question changes, too. ${asks}`,
  ]
  return narrator.state('second-question', ways, { facts })
}

/** Narrates how the answer of the ending year changes. */
function narrateBridge(
  { narrator }: Narration,
  next: string,
  argued: Argued | undefined,
): Draft | undefined {
  if (!argued?.later || argued.facts.includes(next)) return undefined
  const pool = { name: `bridge/${argued.name}`, lines: argued.later.slice(0, 1) }
  return narrator.line([pool], { facts: [...argued.facts, next] })
}

/** Names the placement of the ruler of the coming year, unless it also ruled the previous one. */
function narrateNextGround(
  { reader, narrator }: Narration,
  { id, lord, house: ofYear, sign }: ProfectionFact,
): Draft | undefined {
  const { house, facts } = pointContext(reader, lord)
  if (!house || reader.ofKind('profection').every((one) => one.lord === lord)) return undefined
  const name = capitalized(bodyName(lord))
  const where = `the ${ordinalWords[house]} house, ${houseGlosses[house]}`
  const pool = { name: `next-ground/${house}`, lines: nextGrounds[house] }
  const rules = isRuledInChart(reader, { house: ofYear, sign })
    ? `${name} rules that house.`
    : `${name} is the planet of that year.`
  return narrator.line([pool], {
    facts: [id, ...facts],
    print: (says) => `${rules} Your ${pointNames[lord]} is in ${where}, so ${says}.`,
  })
}

const rules = [
  'rules that house, so it is the planet of your year',
  'rules that house',
  'is the ruler of that house',
  'rules that house, which makes it the planet to watch',
]

/** The years of life are counted by whole signs, and the houses of the chart may begin in other ones. */
const isRuledInChart = (reader: Reader, { house, sign }: Pick<ProfectionFact, 'house' | 'sign'>) =>
  reader.ofKind('cusp').every((cusp) => cusp.house !== house || cusp.sign === sign)

/** Which planet speaks for the year, where it stands, and what that makes the year depend on. */
function narrateGround(
  { reader, narrator }: Narration,
  { id, lord, house, sign }: ProfectionFact,
): Draft | undefined {
  const context = pointContext(reader, lord)
  const { place, house: stands } = context
  if (!place || !stands) return undefined
  const name = capitalized(bodyName(lord))
  const where = stands === house ? place.replace(/,.*$/, ', the house of the year') : place
  const pool = { name: `ground/${stands}`, lines: yearGrounds[stands] }
  const rule = isRuledInChart(reader, { house, sign })
    ? narrator.random.pick(`rules ${lord}`, rules)
    : 'is the planet of your year'
  return narrator.line([pool], {
    facts: [id, ...context.facts],
    print: (says) =>
      `${name} ${rule}. Your ${context.name} is ${where}, ${/\b(?:so|and)\b/.test(says) ? 'so' : 'and'} ${says}.`,
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
    print: (clause) => `${capitalized(bodyName(lord))} is retrograde in your chart, so ${clause}.`,
  })
}

/** What a planet does in its sign, unless it is dignified or debilitated there. */
function narrateNature({ reader, narrator }: Narration, { lord }: ProfectionFact) {
  const { sign, facts } = pointContext(reader, lord)
  const habit = sign && habits[lord]?.[sign]
  if (!habit) return undefined
  const pool = { name: `habit/${lord}/${sign}/gift`, lines: habit.gift }
  return narrator.line([pool], { facts, print: (says) => `${capitalized(says)}.` })
}

/** How the year that begins with the birthday is met. */
export function narrateReturn({ reader, narrator }: Narration): (Draft | undefined)[] {
  const [fact] = reader.ofKind('solar-return')
  if (!fact) return []
  const birthdays = reader.ofKind('birthday').map(({ id }) => id)
  const facts = [fact.id, ...birthdays]
  const rises = narrator.random.pick(`of rises ${fact.rising} ${fact.at}`, [
    `The Ascendant of your solar return, the chart made for your birthday, is in ${fact.rising}`,
    `Your birthday has a chart of its own. The Ascendant of your solar return is in ${fact.rising}`,
    `How you meet the new year of your life is read from a second chart. The Ascendant of your solar return is in ${fact.rising}`,
    `With each birthday a new chart begins to count, and it counts for a year. The Ascendant of your solar return is in ${fact.rising}`,
    `Astrologers draw up a chart for the birthday as well, and read the next twelve months from it. The Ascendant of your solar return is in ${fact.rising}`,
    `For the mood of the year there is the chart of the birthday itself. The Ascendant of your solar return is in ${fact.rising}`,
  ])
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
